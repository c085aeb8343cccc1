import type { DataRequest } from '@/contract/dataset/observation';
import type { AccessionService } from '../accessions/service';
import { refuseLarge } from '../../tools/lists/filter-limits';
import { badRequest } from '../../tools/http/api-failure';
import type { ObservationTable } from './observation-table';
import { satisfying } from './satisfying';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 400 where the body is not of the shape, so that nothing is silently left out. */
export function readDataRequest(body: unknown): DataRequest {
  if (body === undefined) return {};
  if (!isObject(body)) throw badRequest('The body must be an object with "filters" and "select".');
  const { filters, select, ...rest } = body as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw badRequest(`There is no "${unknown}"; there are "filters" and "select".`);
  if (filters !== undefined && filters !== null) {
    if (!isObject(filters)) throw badRequest('"filters" must be an object.');
    for (const [name, value] of Object.entries(filters)) {
      if (name !== 'accession' && name !== 'observations')
        throw badRequest(`There is no filter "${name}"; there are "accession" and "observations".`);
      refuseLarge(value);
      if (value !== null && !isObject(value)) throw badRequest(`"filters.${name}" must be an object.`);
    }
  }
  if (select !== undefined && select !== null && !Array.isArray(select))
    throw badRequest('"select" must be a list of uuids.');
  return { ...(filters ? { filters } : {}), ...(select ? { select: select.map(String) } : {}) };
}

/** 1 for each accession that satisfies both filters; `undefined` where nothing is asked. An unknown accession satisfies no filter of accessions. */
export async function chosenAccessions(
  table: ObservationTable,
  service: AccessionService,
  { accession, observations }: NonNullable<DataRequest['filters']>,
): Promise<Uint8Array | undefined> {
  const observed = observations && satisfying(table, observations);
  if (!accession || Object.keys(accession).length === 0) return observed;
  const known = table.known();
  const { uuids } = await service.uuids({ uuid: [...known.keys()], AND: accession }, known.size);
  const chosen = new Uint8Array(table.accessions.length);
  for (const uuid of uuids) {
    const place = known.get(uuid);
    if (place !== undefined) chosen[place] = observed?.[place] ?? 1;
  }
  return chosen;
}
