import type { DataRow } from '@/contract/dataset/observation';
import { textOf, valuesOf } from '@/entities/observation/observed-row';
import type { PlottedPoint } from '@/shared/charts/CrossPlot';

export interface AccessionPoint extends PlottedPoint {
  /** Absent where the catalogue does not know the accession. */
  uuid?: string;
  accessionNumber: string;
}

/** All numbers observed of a descriptor. */
export const numbersOf = (row: DataRow, uuid: string): number[] =>
  valuesOf(row, uuid).flatMap((value) => (typeof value === 'number' && Number.isFinite(value) ? value : []));

/** Undefined where there are none. */
export const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The accessions that have values of both descriptors, each by its means. */
export function pairsOf(rows: readonly DataRow[], across: string, up: string): AccessionPoint[] {
  return rows.flatMap((row, at) => {
    const [x, y] = [meanOf(numbersOf(row, across)), meanOf(numbersOf(row, up))];
    if (x === undefined || y === undefined) return [];
    const uuid = textOf(row, 'uuid');
    const point = { key: uuid || String(at), x, y, accessionNumber: textOf(row, 'accessionNumber') };
    return [uuid ? { ...point, uuid } : point];
  });
}
