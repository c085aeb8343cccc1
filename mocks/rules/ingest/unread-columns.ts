import type { UnreadColumn } from '@/contract/dataset/ingest';
import { readNumber } from '../../data/import/traits/value-type';

/** Values that can be told apart in a column; more are no marks. */
const MAX_TEXTS = 1_000;
const UNREAD: ReadonlySet<string> = new Set(['notANumber', 'notADate', 'notABoolean', 'errorCell', 'noResult']);

interface Column {
  /** Of what was refused, whatever for. */
  refused: number;
  unread: number;
  /** Values in cells that failed, which no table has. */
  faults: number;
  texts: Map<string, number>;
  isNumeric: boolean;
}

type Counted = readonly (readonly [text: string, count: number])[];

const sum = (counted: Counted): number => counted.reduce((all, [, count]) => all + count, 0);

/** Which columns have values that cannot be read, by what is said of them. */
export class UnreadColumns {
  readonly #columns = new Map<number, Column>();

  add(kind: string, value: string, at: number): void {
    const column = this.#columns.get(at) ?? { refused: 0, unread: 0, faults: 0, texts: new Map(), isNumeric: false };
    this.#columns.set(at, column);
    column.refused++;
    if (!UNREAD.has(kind)) return;
    column.unread++;
    if (kind === 'errorCell' || kind === 'noResult') column.faults++;
    if (kind === 'notANumber') column.isNumeric = true;
    const count = column.texts.get(value);
    if (count !== undefined || column.texts.size < MAX_TEXTS) column.texts.set(value, (count ?? 0) + 1);
  }

  /** @param counts values in each column, @param headingOf what it is called. */
  report(counts: ReadonlyMap<number, number>, headingOf: (at: number) => string): UnreadColumn[] {
    const unread = [...this.#columns].filter(([, column]) => column.unread > 0).sort(([a], [b]) => a - b);
    return unread.map(([at, { refused, unread: count, faults, texts, isNumeric }]) => {
      const observations = (counts.get(at) ?? 0) + faults;
      const loaded = observations - refused;
      const isNumber = (text: string): boolean => isNumeric && readNumber(text, true) !== undefined;
      const commas = [...texts].filter(([text]) => isNumber(text));
      const areNumbers = sum(commas) * 2 > sum([...texts]);
      const [sample = ''] = (areNumbers ? commas : [...texts]).reduce(
        (most, each) => (each[1] > most[1] ? each : most),
        ['', 0],
      );
      const isMark = isNumeric && texts.size === 1 && loaded > count && !/\d/.test(sample);
      return {
        heading: headingOf(at),
        observations,
        unread: count,
        loaded,
        sample,
        ...(areNumbers ? { hint: 'decimalComma' as const } : isMark ? { hint: 'missing' as const } : {}),
      };
    });
  }
}
