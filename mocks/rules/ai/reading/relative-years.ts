import type { Span } from '@/words/words-in';
import type { Bounds } from './measures';
import { numberNamed, SMALL_NUMBER } from './number-names';
import { oneOf } from './patterns';

const pattern = (source: string): RegExp => new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'g');

const YEARS = 'years?|anos?|ans|annees?';
const DECADES = 'decades?|decadas?|decennies?';
const IN = '(?:(?:in|over|during|within|from|of|en|durante|dans|pendant|au cours|de|d|nos|nas|em|ao longo) )?';
const ARTICLES = '(?:(?:the|los|las|les|des|dos|das|os|as|de|ces) ){0,2}';
const MORE_THAN = '(?:more than|over|at least|mas de|al menos|plus de|au moins|mais de|pelo menos)';
const LESS_THAN = '(?:less than|within|menos de|moins de)';

/** Each with the number of its years, and whether they are decades. */
const LAST = pattern(
  oneOf(
    `${IN}${ARTICLES}(?:last|past|previous|ultim[oa]s|pasad[oa]s|dernieres?|derniers) ${SMALL_NUMBER} (${YEARS}|${DECADES})`,
    `${IN}${ARTICLES}${SMALL_NUMBER} (?:dernieres?|derniers|ultim[oa]s) (${YEARS}|${DECADES})`,
    `${IN}${ARTICLES}(?:last|past|ultim[oa]|derniere) ()(decade|decada|decennie)`,
  ),
);
const AGO = pattern(
  oneOf(
    `(${MORE_THAN}|${LESS_THAN}) ${SMALL_NUMBER} (${YEARS}|${DECADES}) ago`,
    `(?:desde )?hace (${MORE_THAN}|${LESS_THAN}) ${SMALL_NUMBER} (${YEARS}|${DECADES})`,
    `il y a (${MORE_THAN}|${LESS_THAN}) ${SMALL_NUMBER} (${YEARS}|${DECADES})`,
    `ha (${MORE_THAN}|${LESS_THAN}) ${SMALL_NUMBER} (${YEARS}|${DECADES})`,
  ),
);

const ROMAN: readonly string[] = ['xviii|18', 'xix|19', 'xx|20', 'xxi|21'];
const ENGLISH: readonly string[] = ['eighteenth|18th', 'nineteenth|19th', 'twentieth|20th', 'twenty first|21st'];
const CENTURY = pattern(
  oneOf(
    `${IN}(?:the )?(${ENGLISH.join('|')}) century`,
    `${IN}(?:el |del |do |no |au |du |le |o )?(?:siglo|seculo) (${ROMAN.join('|')})`,
    `${IN}(?:au |du |le )?(${ROMAN.join('|')})(?:e|eme|o)? ?(?:eme )?siecle`,
  ),
);

const centuryOf = (written: string): number => {
  const isIn = (names: string) => names.split('|').includes(written);
  return 18 + Math.max(ROMAN.findIndex(isIn), ENGLISH.findIndex(isIn));
};

const yearsOf = (number: string, unit: string): number | undefined => {
  const count = number === '' ? 1 : numberNamed(number);
  return count === undefined ? undefined : new RegExp(`^(?:${DECADES})$`).test(unit) ? count * 10 : count;
};

const groupsOf = (match: RegExpExecArray): string[] => match.slice(1).filter((group) => group !== undefined);

/** Years that are counted from this one, and centuries, in a folded text. */
export function relativeYears(folded: string, thisYear: number): (Span & { bounds: Bounds })[] {
  const found: (Span & { bounds: Bounds })[] = [];
  const add = (match: RegExpExecArray, bounds: Bounds) =>
    found.push({ from: match.index, to: match.index + match[0].length, bounds });
  for (const match of folded.matchAll(AGO)) {
    const [than = '', number = '', unit = ''] = groupsOf(match);
    const years = yearsOf(number, unit);
    if (years !== undefined)
      add(match, new RegExp(`^${LESS_THAN}$`).test(than) ? { ge: thisYear - years } : { le: thisYear - years });
  }
  for (const match of folded.matchAll(LAST)) {
    const [number = '', unit = ''] = groupsOf(match);
    const years = yearsOf(number, unit);
    if (years !== undefined) add(match, { ge: thisYear - years });
  }
  for (const match of folded.matchAll(CENTURY)) {
    const [written = ''] = groupsOf(match);
    const last = centuryOf(written) * 100;
    add(match, { ge: last - 99, le: last });
  }
  return found;
}
