import { COUNTRY_CODE, isWiewsCode } from '@/contract/patterns';
import { booleanOf, collectingSourceOf, sampleStatusOf, storageOf } from '../codes';
import { isMultiple, type McpdColumn } from '../columns';
import { isPlaceholder } from '../reading/clean-text';
import type { Note, NoteKind } from '../report/note-kinds';
import { meantCountry } from './meant-country';
import { typedDate } from './typed-dates';

/** The whole cell as it is corrected; undefined where no correction is sure. */
type FixOf = (cell: string, note: Note, column: McpdColumn) => string | undefined;

const each = (cell: string, change: (value: string) => string): string =>
  cell
    .split(';')
    .map((value) => change(value.trim()))
    .filter(Boolean)
    .join(';');

/** What the importer would load in its place. */
const used: FixOf = (_cell, note) => note.used;

const capitals: FixOf = (cell, note, column) =>
  isMultiple(column)
    ? each(cell, (value) => (isWiewsCode(value.toUpperCase()) ? value.toUpperCase() : value))
    : note.used;

/** `NLD 037`, `nld-37`. */
const institute: FixOf = (cell, _note, column) => {
  const one = (value: string): string => {
    const [, country = '', digits = ''] = /^([A-Za-z]{3})[\s_-]*(\d{2,4})$/.exec(value) ?? [];
    const code = `${country.toUpperCase()}${digits.padStart(3, '0')}`;
    return isWiewsCode(code) ? code : value;
  };
  const fixed = isMultiple(column) ? each(cell, one) : one(cell.trim());
  return fixed.split(';').every(isWiewsCode) ? fixed : undefined;
};

const country: FixOf = (cell) => meantCountry(cell.trim());

const date: FixOf = (cell) => typedDate(cell.trim());

const genus: FixOf = (cell) => {
  const text = cell.trim();
  return /^\p{L}{2,}$/u.test(text) && /^\p{Script=Latin}+$/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
    : undefined;
};

const otherNumbers: FixOf = (cell) =>
  each(cell, (value) => {
    if (isPlaceholder(value)) return '';
    const colon = value.indexOf(':');
    const prefix = value.slice(0, Math.max(colon, 0)).trim();
    const number = value.slice(colon + 1).trim();
    return colon >= 0 && number !== '' && (prefix === '' || isWiewsCode(prefix)) ? `${prefix}:${number}` : value;
  });

const listForm: FixOf = (cell, note, column) =>
  column === 'OTHERNUMB' ? otherNumbers(cell, note, column) : each(cell, (value) => value);

/** Only what has no colon at all: what stands before one may be an institute that has another code. */
const noColon: FixOf = (cell) => {
  const values = cell.split(';').map((value) => value.trim());
  const sure = values.every((value) => {
    const colon = value.indexOf(':');
    const prefix = value.slice(0, Math.max(colon, 0)).trim();
    return colon <= 0 || prefix === '' || isWiewsCode(prefix);
  });
  return sure ? each(cell, (value) => (value.includes(':') || value === '' ? value : `:${value}`)) : undefined;
};

const repeated: FixOf = (cell, _note, column) => {
  const values = cell.split(';').map((value) => value.trim());
  // Codes mean the same however spreadsheets write them.
  const meaning = (value: string) => (column === 'STORAGE' ? (storageOf(value) ?? value) : value);
  const seen = new Set<string | number>();
  const left = values.filter((value) => value !== '' && !seen.has(meaning(value)) && seen.add(meaning(value)));
  return left.length < values.filter(Boolean).length ? left.join(';') : undefined;
};

/** 0x80 to 0x9F of Windows-1252, where Latin-1 has controls. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const strict = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read as Windows-1252 or Latin-1, where all of it is. */
const decodedTwice: FixOf = (cell) => {
  const bytes = new Uint8Array(cell.length);
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    const low = CP1252.indexOf(cell.charAt(at));
    if (code > 255 && low < 0) return undefined;
    bytes[at] = code > 255 ? 0x80 + low : code;
  }
  try {
    const text = strict.decode(bytes);
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    return /[\u0000-\u001f\u0080-\u009f]|[ÂÃ][\u0080-\u00bf]|â€/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

const nothing: FixOf = () => '';

const FIXES: Partial<Record<NoteKind, FixOf>> = {
  spaces: used,
  entities: used,
  controls: used,
  placeholder: used,
  dateForm: used,
  dateParts: used,
  dateUnknown: nothing,
  numberForm: used,
  dmsConverted: used,
  resolver: used,
  upperCase: capitals,
  listForm,
  repeatedValue: repeated,
  notInstituteCode: institute,
  notCountryCode: country,
  notADate: date,
  genusForm: genus,
  noColon,
  doubleEncoded: decodedTwice,
  errorCell: nothing,
};

/** What the cell of a note becomes; undefined where no correction is sure. */
export function fixOfNote(cell: string, note: Note, column: McpdColumn | undefined): string | undefined {
  if (column === undefined) return undefined;
  const fixed = FIXES[note.kind]?.(cell, note, column);
  return fixed === cell ? undefined : fixed;
}

const CODES: Partial<Record<McpdColumn, (text: string) => number | undefined>> = {
  SAMPSTAT: sampleStatusOf,
  COLLSRC: collectingSourceOf,
  STORAGE: storageOf,
};
const FLAGS = new Set<McpdColumn>(['MLSSTAT', 'AVAILABLE', 'HISTORIC', 'AEGIS', 'INTRUST']);

/** Whether some cells of the column are read by a code that may be written in several ways. */
export const hasCodes = (column: McpdColumn): boolean => column in CODES || FLAGS.has(column);

/** A code or flag as the standard writes it, `300` for `300.0` and `1` for `yes`; undefined where it is so already. */
export function codeForm(cell: string, column: McpdColumn): string | undefined {
  if (/^\d{0,3}$/.test(cell)) return undefined;
  const codeOf = CODES[column];
  const form = (value: string): string => {
    if (codeOf) return String(codeOf(value) ?? value);
    const flag = booleanOf(value);
    return flag === undefined ? value : flag ? '1' : '0';
  };
  const values = cell.split(';').map((value) => value.trim());
  const changed = values.map(form);
  return changed.some((value, at) => value !== values[at]) ? changed.join(';') : undefined;
}

/** Codes of countries in capitals, or undefined. */
export const countryOf = (cell: string): string | undefined => {
  const code = cell.trim().toUpperCase();
  return COUNTRY_CODE.test(code) ? code : undefined;
};
