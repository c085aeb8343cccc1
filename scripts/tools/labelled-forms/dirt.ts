import type { PassportRecord } from '@/mcpd/record';
import type { Random } from '../../../mocks/random/random';
import { INSTITUTES } from '../../../mocks/reference/institutes';

/** What people and programs do to an accession number; undefined where this one cannot be so. */
export type Dirt = (record: PassportRecord, random: Random) => string | undefined;

const acronyms = new Map(INSTITUTES.map(({ code, acronym }) => [code, acronym]));
const soleAcronym = (code: string): string | undefined => {
  const acronym = acronyms.get(code);
  return acronym && [...acronyms.values()].filter((each) => each === acronym).length === 1 ? acronym : undefined;
};

const CYRILLIC: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};
const NOTES = [
  '(2 bags)',
  '- low viability',
  '* regenerate',
  'received 2019',
  '[seed]',
  'see field book',
  '– resistant',
  ', duplicate',
];
const BEFORE = ['Acc. ', 'Accession ', 'Acc. No. ', 'accession number: ', 'No. ', 'ID: '];

const digitsOnly = (text: string): boolean => /^\d+$/.test(text);
const changed = (typed: string, record: PassportRecord): string | undefined =>
  typed === record.acceNumb ? undefined : typed;
const swapOne = (text: string, pattern: RegExp, random: Random, by: (found: string) => string): string => {
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const { index, 0: found } = random.pick(places);
  return text.slice(0, index) + by(found) + text.slice(index + found.length);
};

/** Only other in its spelling, spaces around it and quotation marks: still the accession number. */
export const CLEAN: Readonly<Record<string, Dirt>> = {
  asWritten: ({ acceNumb }) => acceNumb,
  spacesAround: ({ acceNumb }, random) => random.pick([`  ${acceNumb}\u00a0`, `\u00a0${acceNumb}`, `\t${acceNumb} `]),
  noBreakSpace: ({ acceNumb }) => (acceNumb.includes(' ') ? acceNumb.replaceAll(' ', '\u00a0') : undefined),
  quoted: ({ acceNumb }, random) =>
    random.pick([`"${acceNumb}"`, `'${acceNumb}'`, `="${acceNumb}"`, `'${acceNumb}`, `“${acceNumb}”`]),
  withCode: ({ instCode, acceNumb }, random) =>
    random.pick([
      `${instCode} ${acceNumb}`,
      `${instCode}:${acceNumb}`,
      `${instCode};${acceNumb}`,
      `${acceNumb} (${instCode})`,
      `${acceNumb}, ${instCode}`,
      `${instCode}\t${acceNumb}`,
    ]),
};

/** The same number for a reader, another text for a program. */
export const DIRTY: Readonly<Record<string, Dirt>> = {
  otherCase: (r) =>
    changed(r.acceNumb === r.acceNumb.toUpperCase() ? r.acceNumb.toLowerCase() : r.acceNumb.toUpperCase(), r),
  noSpaces: (r) => changed(r.acceNumb.replaceAll(' ', ''), r),
  addedSpace: (r) => changed(r.acceNumb.replace(/^(\p{L}+)[-_]?(?=\d)/u, '$1 '), r),
  punctuation: (r, random) =>
    changed(
      r.acceNumb.replace(/[ _/-]/g, () => random.pick(['-', '_', '.', '/', ' - '])),
      r,
    ),
  fullWidth: (r) =>
    changed(
      r.acceNumb.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
      r,
    ),
  cyrillic: (r) =>
    changed(
      r.acceNumb.replace(/[ABCEHKMOPTX]/g, (letter) => CYRILLIC[letter] ?? letter),
      r,
    ),
  dashes: (r, random) =>
    changed(
      r.acceNumb.replace(/[ -](?=\d)/, () => random.pick(['–', '—', '‑', '−'])),
      r,
    ),
  letterForDigit: (r, random) =>
    changed(
      swapOne(r.acceNumb, /0(?=.*[1-9])|1/g, random, (found) => (found === '0' ? 'O' : random.pick(['I', 'l']))),
      r,
    ),
  zerosLost: (r) => changed(r.acceNumb.replace(/^(\D*)0+(?=\d)/, '$1'), r),
  zerosAdded: ({ acceNumb }) =>
    /^\D+[1-9]\d{2,5}$/.test(acceNumb) ? acceNumb.replace(/\d+$/, (digits) => `00${digits}`) : undefined,
  decimals: ({ acceNumb }) => (digitsOnly(acceNumb) ? `${Number(acceNumb)}.0` : undefined),
  withAcronym: ({ instCode, acceNumb }) => {
    const acronym = soleAcronym(instCode);
    return acronym && !/\s/.test(acronym) ? `${acronym} ${acceNumb}` : undefined;
  },
  taxonAfter: ({ acceNumb, genus, species }) =>
    /\p{L}/u.test(acceNumb) ? `${acceNumb} ${genus} ${species ?? 'sp.'}` : undefined,
  noteAfter: ({ acceNumb }, random) => (/\p{L}/u.test(acceNumb) ? `${acceNumb} ${random.pick(NOTES)}` : undefined),
  wordsBefore: ({ acceNumb }, random) => random.pick(BEFORE) + acceNumb,
  severalAtOnce: ({ acceNumb, genus }) =>
    /^\p{L}+[ -]\d+$/u.test(acceNumb)
      ? `"${acceNumb.toLowerCase().replace(/[ -]/, '')}\u00a0– ${genus.toUpperCase()}"`
      : undefined,
};

export const DOI_FORMS: readonly ((doi: string) => string)[] = [
  (doi) => doi,
  (doi) => `https://doi.org/${doi}`,
  (doi) => `http://dx.doi.org/${doi.toLowerCase()}`,
  (doi) => `doi:${doi}`,
  (doi) => `DOI: ${doi}`,
  (doi) => `${doi.toLowerCase()}.`,
  (doi) => `doi.org/${doi}`,
  (doi) => `https://doi.org/${doi.replace('/', '%2F')}`,
];
