import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Span } from '@/words/words-in';

type Side = 'north' | 'south' | 'east' | 'west';

// oxfmt-ignore
const SIDES: Readonly<Record<string, Side>> = {
  north: 'north', norte: 'north', nord: 'north', south: 'south', sur: 'south', sud: 'south', sul: 'south',
  east: 'east', este: 'east', est: 'east', leste: 'east', west: 'west', oeste: 'west', ouest: 'west',
};
const LETTERS: Readonly<Record<string, Side>> = { n: 'north', s: 'south', e: 'east', l: 'east', w: 'west', o: 'west' };

const SIDE = Object.keys(SIDES).join('|');
const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,4})?)';
const DEGREES = '(?: ?(?:°|º|degrees?|grados?|degres?|graus?))?';
/** "North of 40° N", "al sur de 35 grados", "à l’ouest de 100°O", in a text that is folded. */
const PLACE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:al|au|a l|ao|a) )?(${SIDE}) (?:of|de|des|du|del|do|da|dos)(?: (?:latitude|longitude|the|los|les|os))? ` +
    `(?:(equator|equateur|ecuador|equador)|(?:parallele? |paralelo )?${NUMBER}(?:e|eme|th|st|nd|rd)?${DEGREES}(?: (?:parallele?|paralelo))?(?: ?(${SIDE}|[nsewlo]))?)(?![\\p{L}\\p{N}])`,
  'gu',
);

const isUpright = (side: Side): boolean => side === 'north' || side === 'south';

/** Where north and south, east and west, have their limits. */
const mostOf = (side: Side): number => (isUpright(side) ? 90 : 180);

export interface CompassPart extends Span {
  filter: AccessionFilter;
}

function filterOf(side: Side, degrees: number): AccessionFilter {
  const bound = side === 'north' || side === 'east' ? { ge: degrees } : { le: degrees };
  return { geo: isUpright(side) ? { latitude: bound } : { longitude: bound } };
}

/** Parts of a folded text that say on which side of a parallel or a meridian something was collected. */
export function compassParts(folded: string): CompassPart[] {
  return [...folded.matchAll(PLACE)].flatMap(({ index, 0: whole, 1: word = '', 2: equator, 3: digits, 4: half }) => {
    const side = SIDES[word];
    if (!side) return [];
    const of = half === undefined ? undefined : (SIDES[half] ?? LETTERS[half]);
    const sign = of === 'south' || of === 'west' ? -1 : 1;
    const degrees = equator === undefined ? sign * Number((digits ?? '').replace(',', '.')) : 0;
    // "North of 40° E" is no place, neither is "south of 120".
    const isPlace = Math.abs(degrees) <= mostOf(side) && (of === undefined || isUpright(of) === isUpright(side));
    if (!isPlace || (equator !== undefined && !isUpright(side))) return [];
    return [{ from: index, to: index + whole.length, filter: filterOf(side, degrees) }];
  });
}
