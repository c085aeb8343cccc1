import type { Accession } from '@/contract/accession/accession';
import { fieldValue } from '@/shared/filters/criteria/field-path';
import { fold } from '@/contract/fold';

type Key = string | number | undefined;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function keyOf(row: Accession, path: string): Key {
  const value = fieldValue(row, path);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function compared(a: Key, b: Key): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Rows by a dotted property, numbers in texts as numbers; rows without a value stand last in both directions. */
export function sortedRows(rows: Iterable<Accession>, path: string, dir: 'ASC' | 'DESC'): Accession[] {
  const keyed = [...rows].map((row) => ({ row, key: keyOf(row, path) }));
  const sign = dir === 'ASC' ? 1 : -1;
  keyed.sort((a, b) => {
    const [missing, absent] = [a.key === undefined, b.key === undefined];
    if (missing !== absent) return Number(missing) - Number(absent);
    const order = missing ? 0 : sign * compared(a.key, b.key);
    return order || collator.compare(a.row.accessionNumber, b.row.accessionNumber);
  });
  return keyed.map(({ row }) => row);
}

const texts = new WeakMap<Accession, string>();

function textOf(row: Accession): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const { accessionNumber, accessionName, taxonomy, instituteCode, doi, crop, cropName, countryOfOrigin, coll } = row;
  const parts = [accessionNumber, accessionName, taxonomy.taxonName, instituteCode, row.institute.fullName, doi];
  const more = [crop?.name, cropName, countryOfOrigin?.name, countryOfOrigin?.code3, coll?.collSite, coll?.collNumb];
  const text = fold([...parts, ...more].filter(Boolean).join('\n'));
  texts.set(row, text);
  return text;
}

/** Whether every word that was typed is in the row or in what stands beside it: its note, names in the reader's language. */
export function holdsWords(row: Accession, beside: string | undefined, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = textOf(row) + (beside ? `\n${fold(beside)}` : '');
  return words.every((word) => text.includes(word));
}

export const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);
