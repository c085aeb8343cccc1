import { fold } from '@/contract/fold';
import type { TextColumn, TextPlace } from '../columns/text-column';
import { decodePlace } from '../columns/text-column';
import { both, either, noRows, type Bits } from '../columns/bits';
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

function rowsContaining(column: TextColumn, index: WordIndex | undefined, part: string): Bits {
  const bytes = encoder.encode(part);
  const matches = (place: TextPlace): boolean =>
    place.ascii ? holds(place, bytes) : fold(decodePlace(place)).includes(part);
  const found = index && part.length < 64 ? candidates(index, part) : undefined;
  return found?.rows && found.sure ? found.rows : column.rowsWhere(matches, found?.rows);
}

function rowsStarting(column: TextColumn, part: string): Bits {
  const bytes = encoder.encode(part);
  return column.rowsWhere((place) =>
    place.ascii
      ? place.to - place.from >= bytes.length && standsAt(place, place.from, bytes)
      : fold(decodePlace(place)).startsWith(part),
  );
}

function rowsEqual(column: TextColumn, texts: readonly string[]): Bits {
  const equal = texts.map((text) => encoder.encode(text));
  return column.rowsWhere(({ bytes, from, to }) =>
    equal.some((text) => text.length === to - from && text.every((byte, i) => bytes[from + i] === byte)),
  );
}

/** The rows of a text column that pass. Nearly all is answered from the index and the bytes, without making strings. */
export function rowsWithText(column: TextColumn, asked: StringOperators, index: WordIndex | undefined): Bits {
  const { eq, contains, sw, ge, le } = asked;
  const any = (rows: Bits[]): Bits => rows.reduce(either, noRows(column.rows));
  const all: Bits[] = [];
  if (eq.length > 0) all.push(rowsEqual(column, eq));
  if (contains.length > 0) all.push(any(contains.map((part) => rowsContaining(column, index, fold(part)))));
  if (sw.length > 0) all.push(any(sw.map((part) => rowsStarting(column, fold(part)))));
  if (ge !== undefined || le !== undefined) {
    const test = stringTest({ eq: [], contains: [], sw: [], ge, le });
    all.push(column.rowsWhere((place) => test(decodePlace(place))));
  }
  return all.reduce(both);
}
