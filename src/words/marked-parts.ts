import { MEANING_KINDS, type Meaning, type MeaningKind, type WordsPart } from '@/contract/accession/suggest';
import type { Names } from './lexicon';
import { numbersIn, type NumberPart } from './number-words';

const QUOTED = /"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|「([^「」]*)」/gu;
const QUALIFIED = new RegExp(`(?:^|(?<=\\s))(${MEANING_KINDS.join('|')}):(?:"([^"]*)"|(\\S+))`, 'gu');
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?(10\.\d{3,9}\/[^\s"]+)/giu;

/** Latin and Arabic letters without case and accents, each in its place. */
export const foldedInPlace = (text: string): string =>
  text
    .replace(/[\p{Script=Latin}\p{Script=Arabic}]/gu, (letter) => {
      const folded = letter
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      return folded.length === letter.length ? folded : letter;
    })
    .replace(/(?<=\p{L})[-‑'’](?=\p{L})/gu, ' ');
/** What says of itself what it is: quotations, `crop:wheat`, `-hybrid`, DOIs, years and heights. */
export function markedParts(
  q: string,
  lexicon: Names,
  numbers: (folded: string) => NumberPart[] = numbersIn,
): WordsPart[] {
  const parts: WordsPart[] = [];
  const add = (part: WordsPart) => {
    if (parts.every(({ from, to }) => part.to <= from || part.from >= to)) parts.push(part);
  };
  for (const { index, 0: whole, 1: kind, 2: quoted, 3: word } of q.matchAll(QUALIFIED)) {
    const meaning = named(lexicon, kind as MeaningKind, quoted ?? word ?? '');
    if (meaning) add({ from: index, to: index + whole.length, is: 'meaning', meanings: [meaning] });
  }
  for (const { index, 0: whole } of q.matchAll(QUOTED)) add({ from: index, to: index + whole.length, is: 'text' });
  for (const { index, 0: whole, 1: doi = '' } of q.matchAll(DOI)) {
    const key = doi.toLowerCase();
    add({
      from: index,
      to: index + whole.length,
      is: 'meaning',
      meanings: [{ kind: 'doi', key, filter: { doi: [key] } }],
    });
  }
  for (const { index, 0: whole, 1: word = '' } of q.matchAll(/(?<=\s)-(\p{L}\S*)/gu)) {
    const meanings = lexicon.exact(word);
    if (meanings.length > 0)
      add({ from: index, to: index + whole.length, is: 'meaning', meanings: [...meanings], not: true });
  }
  for (const { from, to, meanings } of numbers(foldedInPlace(q))) add({ from, to, is: 'meaning', meanings });
  for (const part of codes(q, lexicon)) add(part);
  return parts;
}

/** Codes of passport data: upper case tells `CAN` from "can". */
const COUNTRY = /(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu;
const CODED = /(?<![\p{L}\p{N}])(sampstat|storage)[\s:=]+(\d{2,3})(?!\d)/giu;

function codes(q: string, lexicon: Names): WordsPart[] {
  const parts: WordsPart[] = [];
  for (const { index, 0: whole, 1: column = '', 2: code = '' } of q.matchAll(CODED)) {
    const meaning = lexicon.byKey(column.toLowerCase() === 'storage' ? 'storage' : 'status', code);
    if (meaning) parts.push({ from: index, to: index + whole.length, is: 'meaning', meanings: [meaning] });
  }
  for (const { index, 0: code } of q.matchAll(COUNTRY)) {
    const meaning = lexicon.byKey('origin', code);
    const others = lexicon.exact(code);
    if (meaning)
      parts.push({ from: index, to: index + code.length, is: 'meaning', meanings: [...new Set([...others, meaning])] });
  }
  return parts;
}

function named(lexicon: Names, kind: MeaningKind, value: string): Meaning | undefined {
  const ofKind = (meanings: readonly Meaning[]) => meanings.find((each) => each.kind === kind);
  return lexicon.byKey(kind, value) ?? ofKind(lexicon.exact(value));
}
