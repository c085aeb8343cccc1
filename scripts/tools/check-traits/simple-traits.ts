import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

type Row = Record<string, string | undefined>;

/** What a file of observations says of one descriptor, by nothing but going through its rows. */
export interface SimpleDescriptor {
  accessions: Set<string>;
  values: string[];
}

export interface SimpleTraits {
  rows: number;
  loaded: number;
  accessions: Set<string>;
  /** By name. */
  descriptors: Map<string, SimpleDescriptor>;
}

/** The rows of a comma separated file, packed or not. */
function rowsOf(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

/** Numbers of the accessions that a passport file has at an institute; each number must be there once. */
function numbersIn(path: string, institute?: string): Set<string> {
  const held = rowsOf(path).filter((row) => (row.INSTCODE ?? '').trim() !== '' || institute !== undefined);
  return new Set(held.map((row) => (row.ACCENUMB ?? '').trim()));
}

/**
 * Counts a long table (`accenumb`, `descriptor_name`, `observation_value`) against a passport file, without the store:
 * numbers are joined as they are written, so a file in which spelling differs counts fewer than are loaded.
 */
export function simpleTraits(traits: string, passport: string, institute?: string): SimpleTraits {
  const numbers = numbersIn(passport, institute);
  const result: SimpleTraits = { rows: 0, loaded: 0, accessions: new Set(), descriptors: new Map() };
  const seen = new Set<string>();
  for (const row of rowsOf(traits)) {
    result.rows++;
    const { accenumb = '', descriptor_name: name = '', observation_value: value = '' } = row;
    const whole = Object.values(row).join('\u001f');
    if (!numbers.has(accenumb.trim()) || name.trim() === '' || value.trim() === '' || seen.has(whole)) continue;
    seen.add(whole);
    result.loaded++;
    result.accessions.add(accenumb);
    const descriptor = result.descriptors.get(name) ?? { accessions: new Set(), values: [] };
    result.descriptors.set(name, descriptor);
    descriptor.accessions.add(accenumb);
    descriptor.values.push(value.trim());
  }
  return result;
}
