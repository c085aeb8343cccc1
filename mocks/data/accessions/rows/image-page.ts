import type { Accession } from '@/contract/accession/accession';
import { both, countRows, rowsOf } from '../columns/bits';
import { rowsWithValue, valueAt } from '../columns/coded-column';
import type { Matches } from '../filter/matching';
import type { Model } from '../model';
import type { Sorting } from '../order/sorting';
import { accessionOf } from './accession-of';

/** Pictures of accessions, by accession number; those of one accession follow each other. */
export interface ImagePage {
  /** `picture` counts from 1. */
  content: { accession: Accession; picture: number }[];
  /** Pictures, not accessions. */
  totalElements: number;
  /** How many accessions of the filter have any. */
  accessionCount: number;
}

/** Page `p` (from 0) of `l` pictures of the rows of a filter. */
export async function imagePage(
  model: Model,
  sorting: Sorting,
  { bits }: Matches,
  p: number,
  l: number,
): Promise<ImagePage> {
  const { images } = model.data;
  const numberOf = (row: number): number => valueAt(images, row) ?? 0;
  const pictured = both(
    bits,
    rowsWithValue(images, (number) => number > 0),
  );
  const accessionCount = countRows(pictured);
  const [from, to] = [p * l, (p + 1) * l];
  let totalElements = 0;
  for (const row of rowsOf(pictured, accessionCount)) totalElements += numberOf(row);
  // Each has at least one picture, so the page lies within as many rows.
  const most = from >= totalElements ? 0 : Math.min(to, accessionCount);
  const page = { from: 0, to: most, sort: 'accessionNumber', descending: false };
  const content: ImagePage['content'] = [];
  let before = 0;
  for (const row of most === 0 ? [] : await sorting.page({ bits: pictured, count: accessionCount }, page)) {
    const number = numberOf(row);
    const first = Math.max(0, from - before);
    const last = Math.min(number, to - before);
    const accession = first < last ? accessionOf(model, row) : undefined;
    if (accession) for (let at = first; at < last; at++) content.push({ accession, picture: at + 1 });
    before += number;
    if (before >= to) break;
  }
  return { content, totalElements, accessionCount };
}
