/** Numbers as words, folded, in English, Spanish, French and Portuguese. */
const ONES: readonly string[] = [
  'one|un[oa]?|une|um|uma|a',
  'two|dos|deux|dois|duas',
  'three|tres|trois',
  'four|cuatro|quatre|quatro',
  'five|cinco|cinq',
  'six|seis',
  'seven|siete|sept|sete',
  'eight|ocho|huit|oito',
  'nine|nueve|neuf|nove',
  'ten|diez|dix|dez',
  'eleven|once|onze',
  'twelve|doce|douze|doze',
  'thirteen|trece|treize|treze',
  'fourteen|catorce|quatorze|catorze',
  'fifteen|quince|quinze',
];
const TENS: readonly string[] = [
  'twenty|veinte|vingt|vinte',
  'thirty|treinta|trente|trinta',
  'forty|cuarenta|quarante|quarenta',
  'fifty|cincuenta|cinquante|cinquenta',
  'sixty|sesenta|soixante|sessenta',
  'seventy|setenta|soixante dix',
  'eighty|ochenta|quatre vingts?|oitenta',
  'ninety|noventa|quatre vingt dix',
];
/** Those that are not "two" and "hundred". */
const HUNDREDS: readonly string[] = [
  'cien|ciento|cent|cem|hundred',
  'doscient[oa]s|duzent[oa]s',
  'trescient[oa]s|trezent[oa]s',
  'cuatrocient[oa]s|quatrocent[oa]s',
  'quinient[oa]s|quinhent[oa]s',
  'seiscient[oa]s|seiscent[oa]s',
  'setecient[oa]s|setecent[oa]s',
  'ochocient[oa]s|oitocent[oa]s',
  'novecient[oa]s|novecent[oa]s',
];

const SMALL: readonly (readonly [words: string, number: number])[] = [
  ...TENS.map((words, at) => [words, (at + 2) * 10] as const),
  ...ONES.map((words, at) => [words, at + 1] as const),
];
const smallOf = (word: string): number | undefined =>
  SMALL.find(([words]) => new RegExp(`^(?:${words})$`).test(word))?.[1];

const byLength = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');
const SMALLS = byLength(SMALL.flatMap(([words]) => words.split('|')));
const ROUND = byLength(HUNDREDS.flatMap((words) => words.split('|')));
export const THOUSAND = 'thousand|mil|mille';

/** Of a few years or thousands: "ten". */
export const SMALL_NUMBER = `(\\d{1,3}|${SMALLS})`;
/** "Two thousand", "3 mil", "dos mil quinientos", "mille cinq cents", "five hundred". */
export const LARGE_NUMBER = `(?:(?:(?:\\d{1,2}|${SMALLS}) )?(?:${THOUSAND})(?: (?:and |y |e )?(?:(?:${SMALLS}) )?(?:${ROUND})s?)?|(?:(?:${SMALLS}) )?(?:${ROUND})s?)`;

/** @returns undefined for what is none. */
export function numberNamed(words: string): number | undefined {
  if (/^\d+$/.test(words)) return Number(words);
  const small = smallOf(words);
  if (small !== undefined) return small;
  let total = 0;
  let part: number | undefined;
  for (const word of words.split(' ')) {
    const round = HUNDREDS.findIndex((all) => new RegExp(`^(?:(?:${all})s?)$`).test(word)) + 1;
    const ones = /^\d+$/.test(word) ? Number(word) : smallOf(word);
    if (new RegExp(`^(?:${THOUSAND})$`).test(word)) {
      total += (part ?? 1) * 1000;
      part = undefined;
    } else if (round === 1) part = (part ?? 1) * 100;
    else if (round > 1) part = (part ?? 0) + round * 100;
    else if (ones !== undefined) part = (part ?? 0) + ones;
    else if (!/^(?:and|y|e)$/.test(word)) return undefined;
  }
  return total + (part ?? 0);
}
