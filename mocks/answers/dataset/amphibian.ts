import { MEMBER_PAGE } from '@/contract/constants';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { publishedDatasets } from '../../rules/entities/readable-datasets';
import type { World } from '../../rules/world/world';
import type { ObservedDataset, SourceFile } from '../../data/observations/observed-dataset';
import { tablesOf } from '../../data/table-preview/tables';
import { sentence } from '../../tools/http/sentence';

const MAX_PAGE_LENGTH = 1_000;

/** The file of a dataset that the caller may read. 404 where there is none, 400 where it is no table. */
async function tableFile(
  world: World,
  uuid: string,
  caller: Caller,
): Promise<{ file: SourceFile; dataset: ObservedDataset }> {
  for (const dataset of await world.catalogue.datasets.all()) {
    const file = dataset.files.find((each) => each.uuid === uuid);
    if (!file || !publishedDatasets.mayRead(world, dataset.head, caller)) continue;
    if (!file.table) throw badRequest(`"${file.name}" is no table.`);
    return { file, dataset };
  }
  throw notFound(sentence('noTable', { id: uuid }));
}

export const amphibian: readonly Answer[] = [
  answer('GET /amphibian/:uuid', withToken, async ({ world, session, params }) => {
    const { file, dataset } = await tableFile(world, params.uuid, session);
    const { uuid, name, size } = file;
    const { title } = dataset.head;
    return { uuid, name, size, ...tablesOf(world).state(file), dataset: { uuid: dataset.head.uuid, title } };
  }),

  answer('GET /amphibian/:uuid/:sheet', withToken, async ({ world, session, params, query }) => {
    const { file } = await tableFile(world, params.uuid, session);
    if (!/^\d{1,4}$/.test(params.sheet)) throw notFound(`There is no sheet "${params.sheet.slice(0, 80)}".`);
    const length = Math.min(MAX_PAGE_LENGTH, Math.max(1, query.l ?? MEMBER_PAGE));
    return tablesOf(world).rows(file, Number(params.sheet), query.p ?? 0, length);
  }),
];
