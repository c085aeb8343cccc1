import type { TextColumn, TextPlace } from '../columns/text-column';
import { decodePlace } from '../columns/text-column';
import type { Bits } from '../columns/bits';
import { fold, LOWER } from '../text/fold';
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

/** The rows of a text column that pass; `contains` and `sw` alone are looked up in the bytes, without making strings. */
export function rowsWithText(column: TextColumn, asked: StringOperators): Bits {
  const test = stringTest(asked);
  const { contains, sw } = asked;
  const simple = asked.eq.length === 0 && asked.ge === undefined && asked.le === undefined;
  if (!simple || (contains.length > 0 && sw.length > 0)) {
    if (asked.eq.length === 0) return column.rowsWhere((place) => test(decodePlace(place)));
    const equal = asked.eq.map((text) => encoder.encode(text));
    const isEqual = ({ bytes, from, to }: TextPlace): boolean =>
      equal.some((text) => text.length === to - from && text.every((byte, i) => bytes[from + i] === byte));
    return column.rowsWhere((place) => isEqual(place) && test(decodePlace(place)));
  }
  const parts = (contains.length > 0 ? contains : sw).map((text) => encoder.encode(fold(text)));
  const matches =
    contains.length > 0
      ? (place: TextPlace) => parts.some((part) => holds(place, part))
      : (place: TextPlace) =>
          parts.some((part) => place.to - place.from >= part.length && standsAt(place, place.from, part));
  return column.rowsWhere((place) => (place.ascii ? matches(place) : test(decodePlace(place))));
}
