import type { Suggestion } from '@/contract/accession/accession';
import { hasRow } from './columns/bits';
import type { Matches } from './filter/matching';
import type { Model } from './model';
import { plainDoi } from './text/search';

const MAX_SUGGESTIONS = 4;

/** Accessions whose number begins as typed, or that have the DOI; historic ones are known, but come last. */
export function suggestAccessions(model: Model, current: Matches, typed: string): Suggestion[] {
  const { data } = model;
  const doi = plainDoi(typed);
  if (doi !== undefined)
    return model
      .search()
      .rowsOfDoi(doi)
      .map((row) => ({
        kind: 'doi',
        key: doi,
        label: `${data.doi.text(row) ?? doi} – ${data.acceNumb.text(row) ?? ''}`,
      }));
  if (typed.trim() === '') return [];
  const rows = model.numbers().startingWith(typed, MAX_SUGGESTIONS * 2);
  const isCurrent = (row: number): boolean => hasRow(current.bits, row);
  return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].slice(0, MAX_SUGGESTIONS).map((row) => ({
    kind: 'accession',
    key: model.uuids.text(row),
    label: `${data.acceNumb.text(row) ?? ''} (${data.instCode.values[data.instCode.codes[row] ?? 0] ?? ''})`,
  }));
}
