import fc from 'fast-check';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { chipsOf } from './chip';
import type { FilterDefinition } from './criteria/filter-definition';

const definitions: readonly FilterDefinition<AccessionFilter>[] = [
  { kind: 'terms', field: 'crop' },
  { kind: 'terms', field: 'institute.code' },
  { kind: 'flag', field: 'available' },
  { kind: 'range', field: 'geo.elevation' },
];

const filters: fc.Arbitrary<AccessionFilter> = fc.record(
  {
    _text: fc.constant('emmer'),
    crop: fc.uniqueArray(fc.constantFrom('wheat', 'rice', 'pea'), { minLength: 1 }),
    institute: fc.record({ code: fc.uniqueArray(fc.constantFrom('USA026', 'DEU146'), { minLength: 1 }) }),
    available: fc.boolean(),
    geo: fc.record({ elevation: fc.record({ ge: fc.nat() }) }),
    taxonomy: fc.constant({ family: ['Poaceae'] }),
    NOT: fc.constant({ crop: ['rye'] }),
  },
  { requiredKeys: [] },
);

test('taking the chips away one by one, in any order, ends with no filter', () => {
  fc.assert(
    fc.property(filters, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (start, picks) => {
      let filter = start;
      for (const pick of picks) {
        const chips = chipsOf(definitions, filter);
        filter = chips[pick % Math.max(1, chips.length)]?.without ?? filter;
      }
      expect(filter).toEqual({});
    }),
  );
});

test('what the list is bound to is no chip', () => {
  const scope: AccessionFilter = { crop: ['wheat'] };
  const chips = chipsOf(definitions, { ...scope, available: false }, scope);
  expect(chips.map(({ field }) => field)).toEqual(['available']);
  expect(chips[0]?.without).toEqual(scope);
});

test('a criterion without a definition is shown all the same', () => {
  const chips = chipsOf(definitions, { taxonomy: { family: ['Poaceae'] } });
  expect(chips).toMatchObject([{ field: 'taxonomy.family', value: ['Poaceae'] }]);
});
