import { fold } from '@/contract/fold';

const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
const SPACED = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Where a name has what was typed, case and accents aside, as UTF-16 units; where words are parted, at their beginning. */
export function matchIn(name: string, typed: string): [from: number, to: number] | undefined {
  const sought = fold(typed.trim());
  if (!sought) return undefined;
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of name) {
    const form = fold(letter);
    folded += form;
    for (let at = 0; at < form.length; at += 1) places.push(place);
    place += letter.length;
  }
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    if (SPACED.test(sought[0] ?? '') && isLetter(folded[at - 1])) continue;
    return [places[at] ?? 0, places[at + sought.length] ?? name.length];
  }
  return undefined;
}
