import type { ChartData } from './chart';

const DIGITS = 4;

/** A share in percent as a plain number. */
export const percentOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Number(((100 * count) / whole).toFixed(DIGITS));

/** The lines of a chart's CSV: the header in the reader's language, each term, other and missing among them. */
export const chartLines = (
  { title, measure, terms, whole }: ChartData,
  header: { count: string; percent: string },
): (string | number)[][] => [
  measure === undefined ? [title, header.count, header.percent] : [title, measure],
  ...terms.map(({ label, count, mentions }) =>
    measure === undefined ? [label, count, mentions ? '' : percentOf(count, whole)] : [label, count],
  ),
];
