import type { ObservationFilter } from '@/contract/dataset/observation';
import type { DataType } from '@/contract/descriptor/descriptor';
import { badRequest } from '../../tools/http/api-failure';
import { criterion } from '../../tools/lists/criterion';
import type { Field } from '../../tools/lists/field';
import type { ObservationTable, TableColumn } from './observation-table';

const KINDS: Readonly<Record<DataType, Field<never>['kind']>> = {
  NUMERIC: 'number',
  SCALE: 'number',
  TEXT: 'text',
  CODED: 'text',
  BOOLEAN: 'text',
  DATE: 'date',
};

/**
 * The column of a descriptor; undefined for one of these datasets that has no values, 400 for any other: a filter must not
 * be ignored silently.
 */
export function observedColumn(table: ObservationTable, descriptorUuid: string): TableColumn | undefined {
  const column = table.column(descriptorUuid);
  if (!column && !table.descriptors.some(({ uuid }) => uuid === descriptorUuid))
    throw badRequest(`These datasets have no observations of the descriptor "${descriptorUuid.slice(0, 80)}".`);
  return column;
}

/** 1 for each accession of which any value satisfies the criterion; `undefined` where that asks nothing. */
function satisfyingOne(table: ObservationTable, uuid: string, given: unknown): Uint8Array | undefined {
  const column = observedColumn(table, uuid);
  if (!column) return new Uint8Array(table.accessions.length);
  const { descriptor, accession, numbers, codes, terms = [] } = column;
  const test = criterion(descriptor.title, KINDS[descriptor.dataType], given);
  if (!test) return undefined;
  const found = new Uint8Array(table.accessions.length);
  const holds = numbers ? undefined : terms.map((term) => test(term));
  accession.forEach((row, place) => {
    if (numbers ? test(numbers[place] ?? NaN) : holds?.[codes?.[place] ?? 0]) found[row] = 1;
  });
  return found;
}

/** 1 for each accession that satisfies all criteria, each by any of its values; `undefined` where nothing is asked. */
export function satisfying(table: ObservationTable, filter: ObservationFilter): Uint8Array | undefined {
  let all: Uint8Array | undefined;
  for (const [uuid, given] of Object.entries(filter)) {
    if (given === null || given === undefined) continue;
    const one = satisfyingOne(table, uuid, given);
    if (all && one) for (let row = 0; row < all.length; row += 1) all[row] = (all[row] ?? 0) & (one[row] ?? 0);
    else all ??= one;
  }
  return all;
}
