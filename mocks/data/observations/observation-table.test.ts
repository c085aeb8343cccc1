import type { ObservationFilter } from '@/contract/dataset/observation';
import fc from 'fast-check';
import { ApiFailure } from '../../tools/http/api-failure';
import { observationTable, valueAt } from './observation-table';
import { AWNED, COLOUR, datasetOf, datasets, HEIGHT, RUST, SOWN, type Observed } from './observations.fixture';
import { satisfying } from './satisfying';
import { summarize } from './summarize';

/** Values of one accession, looked for one by one. */
const valuesOf = (observed: readonly Observed[], accession: string, of: { uuid: string }) =>
  observed.filter((each) => each.accession === accession && each.descriptor.uuid === of.uuid).map(({ value }) => value);

it('holds every value of every dataset in its row, in the order they came', () => {
  fc.assert(
    fc.property(datasets, ({ all, names, observed }) => {
      const table = observationTable(all);
      expect(table.accessions.map(({ acceNumb }) => acceNumb).sort()).toEqual([...names].sort());
      for (const each of [HEIGHT, RUST, COLOUR, AWNED, SOWN]) {
        const column = table.column(each.uuid);
        table.accessions.forEach(({ acceNumb }, row) => {
          const { start, values } = column?.rows ?? { start: [0, 0], values: new Uint32Array() };
          const found = column ? [...values.subarray(start[row], start[row + 1])].map((at) => valueAt(column, at)) : [];
          expect(found).toEqual(valuesOf(observed, acceNumb, each));
        });
      }
    }),
  );
});

it('sorts by number', () => {
  const table = observationTable([datasetOf('sorted', ['A10', 'A9', 'A100'], [])]);
  expect([...table.order()].map((place) => table.accessions[place]?.acceNumb)).toEqual(['A9', 'A10', 'A100']);
});

const range = fc.record({ ge: fc.integer({ min: 30, max: 120 }), le: fc.integer({ min: 60, max: 180 }) });
const filters = fc.record(
  {
    height: range,
    rust: fc.record({ le: fc.integer({ min: 1, max: 9 }) }),
    colour: fc.record({ eq: fc.subarray(['1', '2', '10', 'a'], { minLength: 1 }) }),
    awned: fc.record({ eq: fc.constantFrom(['true'], ['false']) }),
    sown: fc.record({ ge: fc.constantFrom('2014', '201406', '20150101') }),
  },
  { requiredKeys: [] },
);

/** What each criterion says, in plain words. */
const holds: Record<string, (value: never, criterion: never) => boolean> = {
  height: (value: number, { ge, le }: { ge: number; le: number }) => value >= ge && value <= le,
  rust: (value: number, { le }: { le: number }) => value <= le,
  colour: (value: string, { eq }: { eq: string[] }) => eq.includes(value),
  awned: (value: boolean, { eq }: { eq: string[] }) => eq.includes(String(value)),
  sown: (value: string, { ge }: { ge: string }) => value.slice(0, ge.length) >= ge,
};

it('finds the accessions of which any value satisfies each criterion', () => {
  fc.assert(
    fc.property(datasets, filters, ({ all, observed }, filter) => {
      const table = observationTable(all);
      const asked = Object.entries(filter).filter(([uuid]) => table.column(uuid));
      const found = satisfying(table, Object.fromEntries(asked) as ObservationFilter);
      const expected = table.accessions.map(({ acceNumb }) =>
        asked.every(([uuid, criterion]) =>
          valuesOf(observed, acceNumb, { uuid }).some((value) => holds[uuid]?.(value as never, criterion as never)),
        ),
      );
      if (asked.length === 0) expect(found).toBeUndefined();
      else expect([...(found ?? [])].map(Boolean)).toEqual(expected);
    }),
  );
});

test.each<[string, ObservationFilter]>([
  ['a descriptor that was not observed', { weight: { ge: 1 } }],
  ['a text for a number', { height: { ge: 'tall' as unknown as number } }],
  ['an operator that there is not', { height: { near: 5 } as never }],
])('refuses %s', (_, filter) => {
  const table = observationTable([datasetOf('refusing', ['A1'], [{ accession: 'A1', descriptor: HEIGHT, value: 80 }])]);
  expect(() => satisfying(table, filter)).toThrow(ApiFailure);
});

it('counts what an independent count finds', () => {
  fc.assert(
    fc.property(datasets, fc.option(filters), ({ all, observed }, filter) => {
      const table = observationTable(all);
      const asked = Object.entries(filter ?? {}).filter(([uuid]) => table.column(uuid));
      const chosen = satisfying(table, Object.fromEntries(asked) as ObservationFilter);
      const names = table.accessions.flatMap(({ acceNumb }, row) => (!chosen || chosen[row] ? [acceNumb] : []));
      for (const summary of summarize(table, chosen)) {
        const by = names.map((name) => valuesOf(observed, name, { uuid: summary.descriptorUuid }));
        const values = by.flat();
        expect(summary.count).toBe(by.filter(({ length }) => length > 0).length);
        expect(summary.missing).toBe(names.length - summary.count);
        expect(summary.valueCount).toBe(values.length);
        for (const { term, count } of summary.terms ?? [])
          expect(values.filter((value) => String(value) === term)).toHaveLength(count);
        if (summary.terms) expect(summary.terms.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        if (summary.histogram) expect(summary.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        if (summary.mean !== undefined) {
          const numbers = values.map(Number);
          const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
          expect(summary.mean).toBeCloseTo(mean, 9);
          expect([summary.min, summary.max]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
          const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
          if (numbers.length > 1)
            expect(summary.standardDeviation).toBeCloseTo(Math.sqrt(squares / (numbers.length - 1)), 9);
        }
      }
    }),
  );
});
