import type { DataQuery, DataRequest, DataRow, ObservedValue } from '@/contract/dataset/observation';
import type { Page } from '@/contract/page';
import type { AccessionService } from '../accessions/service';
import { pageFacts } from '../../tools/lists/paging';
import { accessionOrder } from './accession-order';
import { chosenAccessions } from './chosen-accessions';
import { filterOfKnown } from './known-accessions';
import { valueAt, type ObservationTable, type TableColumn } from './observation-table';
import type { ObservedAccession } from './observed-dataset';
import { observedColumn } from './satisfying';

const DEFAULT_LENGTH = 100;
const MAX_PAGE_LENGTH = 10_000;
/** What a row names where the caller does not say. */
const DEFAULT_FIELDS = ['uuid', 'instituteCode', 'accessionNumber', 'seqNo'];
/** What it names in any case where `fields` has descriptors too, as programs ask; `accession` is the uuid. */
const IDENTITY = ['accession', 'accessionNumber', 'doi'];

/** Paths of the accession, and descriptors, which may stand among them. */
function fieldsOf(fields: string | undefined, table: ObservationTable): { paths: string[]; traits: string[] } {
  const asked = (fields ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
  const traits = asked.filter((path) => table.column(path));
  const paths = asked.filter((path) => !traits.includes(path));
  if (traits.length > 0) return { paths: [...new Set([...IDENTITY, ...paths])], traits };
  return { paths: paths.length > 0 ? paths : DEFAULT_FIELDS, traits };
}

/** The fields of an accession that the catalogue does not know, from the dataset alone. */
const ownFields = ({ doi, instCode, acceNumb, genus, species, seqNo }: ObservedAccession): Record<string, unknown> => ({
  doi,
  instituteCode: instCode,
  'institute.code': instCode,
  accessionNumber: acceNumb,
  genus,
  'taxonomy.genus': genus,
  'taxonomy.species': species,
  'taxonomy.genusSpecies': [genus, species].filter(Boolean).join(' ') || null,
  seqNo,
});

/** A row for each accession, with its fields. */
async function fieldRows(
  service: AccessionService,
  accessions: readonly ObservedAccession[],
  fields: readonly string[],
): Promise<DataRow[]> {
  const uuids = accessions.flatMap(({ uuid }) => uuid ?? []);
  const select = [...new Set(['uuid', ...fields.filter((path) => path !== 'accession')])].join();
  const { content } = await service.flat(filterOfKnown(uuids), { l: Math.max(1, uuids.length) }, select);
  const found = new Map(content.map((row) => [row['uuid'], row]));
  return accessions.map((accession) => {
    const known: DataRow = found.get(accession.uuid) ?? ownFields(accession);
    const row: DataRow = {};
    for (const path of fields) row[path] = known[path === 'accession' ? 'uuid' : path] ?? null;
    return row;
  });
}

/**
 * Puts the values of one accession into its row. A page may have half a million cells, so nothing is made but what is sent.
 * @param methods of the table, where they are asked for.
 */
function addValues(row: DataRow, columns: readonly TableColumn[], place: number, methods?: readonly string[]): void {
  const observedBy: Record<string, (string | null)[]> = {};
  for (const column of columns) {
    const { start, values } = column.rows;
    const from = start[place] ?? 0;
    const to = start[place + 1] ?? 0;
    if (from === to) continue;
    const found: ObservedValue[] = [];
    for (let at = from; at < to; at += 1) found.push(valueAt(column, values[at] ?? 0));
    row[column.descriptor.uuid] = found;
    const { method } = column;
    if (!methods || !method) continue;
    observedBy[column.descriptor.uuid] = Array.from(
      values.subarray(from, to),
      (value) => methods[method[value] ?? 0] || null,
    );
  }
  if (methods) row['methods'] = observedBy;
}

/** One page of accessions with their fields and values. 400 for a descriptor, path or criterion that is not known. */
export async function dataPage(
  table: ObservationTable,
  service: AccessionService,
  { filters = {}, select }: DataRequest,
  { fields, p = 0, l = DEFAULT_LENGTH, s, d, methods }: Omit<DataQuery, 'datasetUuids'>,
): Promise<Page<DataRow>> {
  const { paths, traits } = fieldsOf(fields, table);
  const named = select || traits.length > 0 ? new Set([...(select ?? []), ...traits]) : undefined;
  const columns = named
    ? [...named].flatMap((uuid) => observedColumn(table, uuid) ?? [])
    : table.descriptors.flatMap(({ uuid }) => table.column(uuid) ?? []);
  const chosen = await chosenAccessions(table, service, filters);
  const order = await accessionOrder(table, service, s, d);
  const rows = chosen ? order.filter((row) => chosen[row] === 1) : order;
  const size = Math.min(Math.max(l, 1), MAX_PAGE_LENGTH);
  const shown = [...rows.subarray(p * size, (p + 1) * size)];
  const content = await fieldRows(
    service,
    shown.flatMap((row) => table.accessions[row] ?? []),
    paths,
  );
  content.forEach((row, at) => addValues(row, columns, shown[at] ?? 0, methods ? table.methods : undefined));
  return { content, ...pageFacts(rows.length, p, size, content.length) };
}
