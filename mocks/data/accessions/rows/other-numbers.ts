import type { PassportRecord } from '@/mcpd/record';

type OtherNumbers = PassportRecord['otherNumb'];

/** Cannot be in a passport value that has been read. */
const BETWEEN = '\u001e';
const INSIDE = '\u001f';

/** Several numbers as one text: each with its user after it. Both marks part words, so the text index reads it as it is. */
export const packOtherNumbers = (numbers: OtherNumbers): string =>
  numbers.map(({ number, usedBy }) => (usedBy ? `${number}${INSIDE}${usedBy}` : number)).join(BETWEEN);

export const unpackOtherNumbers = (packed: string | undefined): OtherNumbers =>
  packed === undefined
    ? []
    : packed.split(BETWEEN).map((each) => {
        const [number = '', usedBy] = each.split(INSIDE);
        return usedBy ? { usedBy, number } : { number };
      });
