import { makeWorld } from '../../../mocks/rules/world/world';
import { filePath, type DatasetRecord } from '../../../mocks/data/catalogue/datasets';

/** A world of few accessions, and drafts in it with a table. */
export function ingestWorld() {
  const world = makeWorld({ accessions: 60 });

  /** An own draft with a table of accessions that are here, and the address where it is taken in. */
  async function draft(lines: readonly (readonly string[])[], more: Partial<DatasetRecord> = {}) {
    const { datasetRows } = world.catalogue;
    const [seed] = await datasetRows.all();
    if (!seed) throw new Error('The demo has a dataset');
    const bytes = new TextEncoder().encode(lines.map((line) => line.join('\t')).join('\n'));
    const file = {
      uuid: crypto.randomUUID(),
      name: '<b>field</b> book.tsv',
      contentType: 'text/tab-separated-values',
      size: bytes.length,
      table: true,
    };
    await world.store.files.put(filePath(file), bytes);
    const empty = { files: [file], observed: null, observationCount: 0, descriptorUuids: [], descriptorCount: 0 };
    const copy = { ...seed, ...empty, uuid: crypto.randomUUID(), state: 'DRAFT' as const, current: true, ...more };
    const { uuid } = datasetRows.create(copy, { by: world.users.byEmail('publisher@example.org')?.uuid });
    return { uuid, path: `/datasets/ingest/${uuid}/${file.uuid}/0` };
  }

  async function numbers() {
    const { content } = await world.accessions.page({}, { l: 30 });
    return content.map(({ accessionNumber }) => accessionNumber);
  }

  return { world, draft, numbers };
}
