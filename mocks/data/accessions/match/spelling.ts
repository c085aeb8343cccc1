import { fold } from '@/contract/fold';

/** Letters of other scripts, and the Latin ones that they look like: keyboards and text recognition mix them up. */
const FOREIGN = 'АВЕЅІЈКМНОРСТУХавеѕіјкмнорстухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχ';
const LATIN = 'ABESIJKMHOPCTYXabesijkmhopctyxABEZHIKMNOPTYXabezhikmnoptyx';
const LOOKALIKES = new Map(Array.from(FOREIGN, (letter, i) => [letter, LATIN[i] ?? letter]));

/** The zero of each script whose digits people type. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

const digit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? letter : String(code - zero);
};

const ASCII = /^[\x20-\x7e]*$/;

/** In Latin letters and digits where they only looked so: full-width forms, Cyrillic and Greek look-alikes, other digits. */
export const plain = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\p{Cf}]/gu, '')
        .replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES.get(letter) ?? letter)
        .replace(/\p{Nd}/gu, digit);

/** Without case, accents, spaces and punctuation: `CGN-00 123` → `cgn00123`. */
export const spellKey = (text: string): string => plain(fold(plain(text))).replace(/[^\p{L}\p{N}]+/gu, '');

/** Of a `spellKey`: without the zeros that a run of digits begins with. */
export const zeroKey = (key: string): string => key.replace(/(?<![0-9])0+(?=[0-9])/g, '');

/** Of a `spellKey` that begins with letters: the rest, without leading zeros; undefined for all others. */
export function stemKey(key: string): string | undefined {
  const rest = /^\p{L}+(?=[0-9])(.*)$/u.exec(key)?.[1];
  return rest === undefined ? undefined : zeroKey(rest);
}

const runs = (text: string): string[] => plain(text).match(/[0-9]+/g) ?? [];

/**
 * Whether two texts of one `spellKey` part their digits at the same places, or one of them not at all there:
 * `EH76-31` is `EH7631`, but not `EH7-631`.
 */
export function sameRuns(a: string, b: string): boolean {
  const [one, other] = [runs(a), runs(b)];
  return one.length !== other.length || one.every((run, i) => run === other[i]);
}

/** White space of any kind is one space, none around; so are quotation marks that hold the whole. */
export function tidy(text: string): string {
  const spaced = text
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  // Excel's marks of a text: an apostrophe in front, or a formula of nothing but a text.
  const [, quoted] = /^=?(?:"(.*)"|“(.*)”|„(.*)[“”]|«(.*)»|'(.*)'|‘(.*)’)$/u.exec(spaced)?.filter(Boolean) ?? [];
  return (quoted ?? spaced.replace(/^'/, '')).trim();
}
