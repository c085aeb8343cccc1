import fc from 'fast-check';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';

const institutes = fc.constantFrom('AAA001', 'BBB002', 'CCC003', 'DDD004');
const numbers = fc.constantFrom('1', 'A 1', 'a-1', 'A 2', 'B/2', 'b2', 'К 3', 'K3', 'C4', 'C 5', '6', '7', 'unknown');
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 1 });

/** Accessions that share much: few institutes, few numbers, several spellings of each; each of a genus of its own. */
export const randomRecords = (maxLength: number): fc.Arbitrary<PassportRecord[]> =>
  fc
    .array(
      fc.record({
        instCode: institutes,
        acceNumb: numbers,
        donorCode: maybe(institutes),
        donorNumb: maybe(numbers),
        collCode: fc.uniqueArray(institutes, { maxLength: 2 }),
        collNumb: maybe(numbers),
        puid: maybe(fc.constantFrom('10.5072/A1', '10.5072/a1', '10.5072/B')),
      }),
      { maxLength },
    )
    .map((rows) => rows.map((row, at) => ({ ...emptyRecord(row.instCode, row.acceNumb, `Rosa${at}`), ...row })));
