import type { PassportRecord } from '@/mcpd/record';
import { fillDemo } from '../../../mocks/demo/demo-catalogue';

/**
 * The demo catalogue as the truth sees it: plain maps over everything, slow and simple, without a line of the code that
 * it judges.
 */
export interface NaiveCatalogue {
  records: readonly PassportRecord[];
  /** Every accession whose number could be meant by this spelling, whatever a typist or a spreadsheet did. */
  couldBe(text: string): PassportRecord[];
  /** Every accession with this as another number, donor or collecting number, or name. */
  otherwise(text: string): PassportRecord[];
  /** Every accession whose number ends so after its letters. */
  endingIn(digits: string): PassportRecord[];
}

/** Nothing but letters and digits, o as 0, i and l as 1, no zeros at the beginning of digits. */
export const loose = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/(^|[^\d])0+(?=\d)/g, '$1');

const grouped = (
  records: readonly PassportRecord[],
  keysOf: (record: PassportRecord) => string[],
): Map<string, PassportRecord[]> => {
  const groups = new Map<string, PassportRecord[]>();
  for (const record of records)
    for (const key of new Set(keysOf(record))) groups.set(key, [...(groups.get(key) ?? []), record]);
  return groups;
};

export function naiveCatalogue(count: number): NaiveCatalogue {
  const records: PassportRecord[] = [];
  fillDemo((record) => void records.push({ ...record }), count);
  const numbers = grouped(records, ({ acceNumb }) => [loose(acceNumb)]);
  const others = grouped(records, ({ donorNumb, collNumb, acceName, otherNumb }) =>
    [donorNumb, collNumb, acceName, ...otherNumb.map(({ number }) => number)]
      .filter((text) => text !== undefined)
      .map(loose),
  );
  const endings = grouped(records, ({ acceNumb }) => {
    const ending = /^[^\d]+0*(\d.*)$/.exec(acceNumb)?.[1];
    return ending === undefined ? [] : [loose(ending)];
  });
  return {
    records,
    couldBe: (text) => numbers.get(loose(text)) ?? [],
    otherwise: (text) => others.get(loose(text)) ?? [],
    endingIn: (digits) => endings.get(loose(digits)) ?? [],
  };
}
