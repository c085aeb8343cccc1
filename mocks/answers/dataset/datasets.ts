import type { Dataset, DatasetAccession, DatasetFilter } from '@/contract/dataset/dataset';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { open, withToken } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { pageOf } from '../../tools/lists/paging';
import { notYours } from '../../rules/entities/crud';
import { publishedFields } from '../../rules/entities/published';
import { accessionsByUuid } from '../../data/import/traits/observed-accessions';
import { remarksOf } from '../../data/observations/dataset-remarks';
import { permissionsOf } from '../../rules/publication/publication';
import { inTurns } from '../../tools/workers/turns';
import type { World } from '../../rules/world/world';
import { datasetRow } from '../../data/observations/dataset-row';
import { observationTable } from '../../data/observations/observation-table';
import type { ObservedAccession, ObservedDataset } from '../../data/observations/observed-dataset';
import { publishedDatasets } from '../../rules/entities/readable-datasets';
import { publishedDescriptors } from '../../rules/entities/readable-descriptors';
import { summarize } from '../../data/observations/summarize';
import { sentence } from '../../tools/http/sentence';

/** What datasets are narrowed, counted and sorted by. */
export const datasetFields: Fields<ObservedDataset> = {
  ...publishedFields(({ head }) => head),
  'owner.name': { kind: 'text', value: ({ head }) => head.owner?.name, search: true, internal: true },
  crops: { kind: 'terms', value: ({ head }) => head.crops, facet: true, search: true },
  language: { kind: 'terms', value: ({ head }) => head.language, facet: true },
  rights: { kind: 'terms', value: ({ head }) => head.rights, facet: true },
  descriptors: { kind: 'terms', value: ({ descriptors }) => descriptors.map(({ uuid }) => uuid), facet: true },
  country: {
    kind: 'terms',
    value: ({ head }) => head.locations.flatMap(({ countryCode3 }) => countryCode3 ?? []),
    facet: true,
  },
  startDate: { kind: 'date', value: ({ head }) => head.startDate },
  endDate: { kind: 'date', value: ({ head }) => head.endDate },
  accessionCount: { kind: 'number', value: ({ accessions }) => accessions.length, internal: true },
  descriptorCount: { kind: 'number', value: ({ descriptors }) => descriptors.length, internal: true },
  observationCount: { kind: 'number', value: (dataset) => datasetRow(dataset).observationCount, internal: true },
};

const { listed, one } = publishedDatasets;

const datasetsOf = collection<Dataset, DatasetFilter, ObservedDataset>(
  datasetFields,
  listed,
  (dataset, caller, world) => publishedDatasets.seen(world, datasetRow(dataset), caller),
  publishedDatasets.personal,
);

async function namedAccessions(world: World, accessions: readonly ObservedAccession[]): Promise<DatasetAccession[]> {
  const { content } = await world.accessions.byUuid(accessions.flatMap(({ uuid }) => uuid ?? []));
  const known = new Map(content.map((each) => [each.uuid, each]));
  return accessions.map(({ uuid = '', doi, instCode, acceNumb, genus, species }) => {
    const found = known.get(uuid);
    const { accessionNumber = '', instituteCode = '', historic = false } = found ?? {};
    return {
      doi: found?.doi ?? doi ?? null,
      instCode,
      acceNumb,
      genus: genus ?? null,
      species: species ?? null,
      accession: found ? { uuid, accessionNumber, instituteCode, historic } : null,
    };
  });
}

export const datasets: readonly Answer[] = [
  answer('POST /dataset/list', withToken, datasetsOf.list),
  answer('POST /dataset/filter', withToken, datasetsOf.filter),
  answer('POST /dataset/overview', withToken, datasetsOf.overview),

  // As they are called now.
  answer('GET /dataset/:uuid/descriptors', withToken, async ({ world, session, params }) => {
    const { descriptors } = await one(world, params.uuid, session);
    await world.catalogue.descriptors.all();
    return descriptors.map((each) =>
      publishedDescriptors.seen(world, world.catalogue.descriptors.get(each.uuid) ?? each, session),
    );
  }),

  answer('GET /dataset/:uuid/summary', withToken, async ({ world, session, params }) =>
    summarize(observationTable([await one(world, params.uuid, session)])),
  ),

  answer('GET /dataset/:uuid/remarks', withToken, async ({ world, session, params }) => {
    const dataset = await one(world, params.uuid, session);
    if (!permissionsOf('dataset', dataset.head, session, world.acl).write) throw notYours();
    await world.catalogue.descriptors.all();
    const known = await accessionsByUuid(
      dataset.accessions.flatMap(({ uuid }) => uuid ?? []),
      world.accessions,
    );
    const crops = dataset.accessions.map(({ uuid = '' }) => known.get(uuid)?.crop?.shortName);
    return inTurns(
      remarksOf(
        dataset,
        (at) => crops[at],
        (uuid) => world.catalogue.descriptors.get(uuid),
      ),
    );
  }),

  // Followed as a link, which carries no token: what is not published needs one all the same.
  answer('GET /dataset/:uuid/files/:name', open, async ({ world, session, params }) => {
    const { files } = await one(world, params.uuid, session);
    const file = files.find(({ name }) => name === params.name);
    if (!file) throw notFound(sentence('noFileOfDataset', { id: params.name }));
    return new Response(await file.content(), {
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),

  answer('GET /dataset/accessions/:uuid', withToken, async ({ world, session, params, query }) => {
    const table = observationTable([await one(world, params.uuid, session)]);
    // Who asks for those that are unknown here gets them alone.
    const places = [...table.order()].filter(
      (at) => String(query.unknown) !== 'true' || table.accessions[at]?.uuid === undefined,
    );
    const { content, ...page } = pageOf(places, query);
    const accessions = content.flatMap((place) => table.accessions[place] ?? []);
    return { content: await namedAccessions(world, accessions), ...page };
  }),
];
