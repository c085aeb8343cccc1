import type { Dataset, DatasetAccession, DatasetDetails, DatasetFilter } from '@/contract/dataset';
import { answer, type Answer } from '../core/answer';
import { notFound } from '../core/api-failure';
import { open, withToken, type Caller } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import { pageOf } from '../core/paging';
import { listed, seenBy, versionsOf } from '../core/publication';
import type { World } from '../core/world';
import { datasetRow } from '../observations/dataset-row';
import { observationTable } from '../observations/observation-table';
import type { ObservedAccession, ObservedDataset } from '../observations/observed-dataset';
import { readableDataset } from '../observations/readable-datasets';
import { summarize } from '../observations/summarize';

const observedOf = new WeakMap<Dataset, ObservedDataset>();

const fields: Fields<Dataset> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.shortName, facet: true, search: true },
  'owner.name': { kind: 'text', value: ({ owner }) => owner?.name, search: true, internal: true },
  language: { kind: 'terms', value: ({ language }) => language, facet: true },
  rights: { kind: 'terms', value: ({ rights }) => rights, facet: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  descriptors: {
    kind: 'terms',
    value: (row) => observedOf.get(row)?.descriptors.map(({ uuid }) => uuid),
    facet: true,
  },
  country: {
    kind: 'terms',
    value: (row) => observedOf.get(row)?.head.locations.flatMap(({ countryCode3 }) => countryCode3 ?? []),
    facet: true,
  },
  startDate: { kind: 'date', value: ({ startDate }) => startDate },
  endDate: { kind: 'date', value: ({ endDate }) => endDate },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate },
  createdDate: { kind: 'date', value: ({ createdDate }) => createdDate, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  descriptorCount: { kind: 'number', value: ({ descriptorCount }) => descriptorCount, internal: true },
  observationCount: { kind: 'number', value: ({ observationCount }) => observationCount, internal: true },
};

async function rows(world: World, caller: Caller): Promise<Dataset[]> {
  const all = await world.catalogue.datasets.all();
  const heads = listed(
    all.map(({ head }) => head),
    caller,
  );
  const shown = new Set(heads);
  return all
    .filter(({ head }) => shown.has(head))
    .map((observed) => {
      const row = seenBy(datasetRow(observed), caller);
      observedOf.set(row, observed);
      return row;
    });
}

const datasetsOf = collection<Dataset, DatasetFilter>(fields, rows);

const detailsOf = (observed: ObservedDataset): DatasetDetails => ({
  ...observed.head,
  ...datasetRow(observed),
  // Without what makes the content; a size that is computed is read here.
  files: observed.files.map(({ uuid, name, label, description, contentType, size, table }) => {
    return { uuid, name, label, description, contentType, size, table };
  }),
});

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

  answer('GET /dataset/:uuid', withToken, async ({ world, session, params }) =>
    seenBy(detailsOf(await readableDataset(world, params.uuid, session)), session),
  ),

  answer('GET /dataset/:uuid/versions', withToken, async ({ world, session, params }) => {
    const { head } = await readableDataset(world, params.uuid, session);
    const all = await world.catalogue.datasets.all();
    return versionsOf(
      all.map((each) => each.head),
      head,
      session,
    );
  }),

  answer('GET /dataset/:uuid/descriptors', withToken, async ({ world, session, params }) => [
    ...(await readableDataset(world, params.uuid, session)).descriptors,
  ]),

  answer('GET /dataset/:uuid/summary', withToken, async ({ world, session, params }) =>
    summarize(observationTable([await readableDataset(world, params.uuid, session)])),
  ),

  // Followed as a link, which carries no token: what is not published needs one all the same.
  answer('GET /dataset/:uuid/files/:name', open, async ({ world, session, params }) => {
    const { files } = await readableDataset(world, params.uuid, session);
    const file = files.find(({ name }) => name === params.name);
    if (!file) throw notFound(`There is no file "${params.name.slice(0, 80)}" of this dataset.`);
    return new Response(await file.content(), {
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),

  answer('GET /dataset/accessions/:uuid', withToken, async ({ world, session, params, query }) => {
    const table = observationTable([await readableDataset(world, params.uuid, session)]);
    const { content, ...page } = pageOf([...table.order()], query);
    const accessions = content.flatMap((place) => table.accessions[place] ?? []);
    return { content: await namedAccessions(world, accessions), ...page };
  }),
];
