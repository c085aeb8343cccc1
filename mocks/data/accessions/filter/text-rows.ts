import { fold } from '@/contract/fold';
import type { TextColumn, TextPlace, Turns } from '../columns/text-column';
import { decodePlace } from '../columns/text-column';
import { addAll, both, either, noRows, type Bits } from '../columns/bits';
import { LOWER, pieces } from '../text/fold';
import type { WordIndex } from '../text/word-index';
import type { StringOperators } from './read-criterion';
import { stringTest } from './tests';

const encoder = new TextEncoder();

/** Whether the folded `part` stands at `at` of a plain ASCII text. */
function standsAt({ bytes }: TextPlace, at: number, part: Uint8Array): boolean {
  for (let i = 0; i < part.length; i++) if (LOWER[bytes[at + i] ?? 0] !== part[i]) return false;
  return true;
}

function holds(place: TextPlace, part: Uint8Array): boolean {
  const first = part[0];
  const last = place.to - part.length;
  for (let at = place.from; at <= last; at++)
    if (LOWER[place.bytes[at] ?? 0] === first && standsAt(place, at, part)) return true;
  return part.length === 0;
}

/** The rows that can hold `part`: those with all its words, or nothing known where it has none. */
function candidates(index: WordIndex, part: string): { rows: Bits | undefined; sure: boolean } {
  const words = pieces(part);
  const rows = words
    .map((word) => index.rowsWithin(word))
    .reduce<Bits | undefined>((all, some) => (all ? both(all, some) : some), undefined);
  return { rows, sure: words.length === 1 && words[0] === part && part.length < 64 };
}

/** The texts with any of the parts, wherever they stand: what the index cannot tell is read once for all parts. */
function* rowsContaining(column: TextColumn, index: WordIndex | undefined, parts: readonly string[]): Turns {
  const bits = noRows(column.rows);
  const unsure: string[] = [];
  let among: Bits | undefined = noRows(column.rows);
  for (const part of parts) {
    const found = index && part.length < 64 ? candidates(index, part) : undefined;
    if (found?.rows && found.sure) addAll(bits, found.rows);
    else {
      unsure.push(part);
      among = among && found?.rows && either(among, found.rows);
    }
    yield;
  }
  if (unsure.length > 0)
    addAll(bits, yield* rowsPassing(column, unsure, holds, (text, part) => text.includes(part), among));
  return bits;
}

const begins = (place: TextPlace, part: Uint8Array): boolean =>
  place.to - place.from >= part.length && standsAt(place, place.from, part);

/** What begins with a part holds all its words. */
function* rowsStarting(column: TextColumn, index: WordIndex | undefined, parts: readonly string[]): Turns {
  let among: Bits | undefined = noRows(column.rows);
  for (const part of parts) {
    const rows = index && part.length < 64 ? candidates(index, part).rows : undefined;
    among = among && rows && either(among, rows);
    yield;
  }
  return yield* rowsPassing(column, parts, begins, (text, part) => text.startsWith(part), among);
}

/** One test for plain bytes, one for what has to be folded. */
function rowsPassing(
  column: TextColumn,
  parts: readonly string[],
  plain: (place: TextPlace, part: Uint8Array) => boolean,
  folded: (text: string, part: string) => boolean,
  among: Bits | undefined,
): Turns {
  const encoded = parts.map((part) => encoder.encode(part));
  return column.rowsWhere((place) => {
    if (place.ascii) return encoded.some((part) => plain(place, part));
    const text = fold(decodePlace(place));
    return parts.some((part) => folded(text, part));
  }, among);
}

function rowsEqual(column: TextColumn, texts: readonly string[]): Turns {
  const equal = new Set(texts);
  const lengths = new Set(texts.map((text) => encoder.encode(text).length));
  return column.rowsWhere((place) => lengths.has(place.to - place.from) && equal.has(decodePlace(place)));
}

/** The rows of a text column that pass. Nearly all is answered from the index and the bytes, without making strings. */
export function* rowsWithText(column: TextColumn, asked: StringOperators, index: WordIndex | undefined): Turns {
  const { eq, contains, sw, ge, le } = asked;
  const all: Bits[] = [];
  if (eq.length > 0) all.push(yield* rowsEqual(column, eq));
  if (contains.length > 0) all.push(yield* rowsContaining(column, index, contains.map(fold)));
  if (sw.length > 0) all.push(yield* rowsStarting(column, index, sw.map(fold)));
  if (ge !== undefined || le !== undefined) {
    const test = stringTest({ eq: [], contains: [], sw: [], ge, le });
    all.push(yield* column.rowsWhere((place) => test(decodePlace(place))));
  }
  return all.reduce(both);
}
