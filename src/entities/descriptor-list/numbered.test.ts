import fc from 'fast-check';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES, type Descriptor } from '@/contract/descriptor/descriptor';
import { descriptorRows } from './descriptor-rows';
import { numbered } from './numbered';

const descriptor = fc.record({
  uuid: fc.uuid(),
  title: fc.string(),
  category: fc.constantFrom(...DESCRIPTOR_CATEGORIES),
  dataType: fc.constantFrom(...DATA_TYPES),
  state: fc.constant('PUBLISHED' as const),
  versionTag: fc.constant('1.0'),
  current: fc.constant(true),
}) satisfies fc.Arbitrary<Descriptor>;

const lists = fc.uniqueArray(descriptor, { selector: ({ uuid }) => uuid, maxLength: 40 });

test('every descriptor has one number, and keeps its place within its category', () => {
  fc.assert(
    fc.property(lists, (descriptors) => {
      const sections = numbered(descriptors);
      const entries = sections.flatMap((section) => section.entries);
      expect(new Set(entries.map(({ number }) => number)).size).toBe(descriptors.length);
      for (const { category, entries: those } of sections) {
        expect(those.map((entry) => entry.descriptor)).toEqual(descriptors.filter((one) => one.category === category));
      }
      expect(sections.map(({ number }) => number)).toEqual(sections.map((_, place) => place + 1));
    }),
  );
});

test('the table has a row for each, and codes line by line', () => {
  const base = { state: 'PUBLISHED', versionTag: '1.0', current: true, category: 'EVALUATION' } as const;
  const descriptors: Descriptor[] = [
    {
      ...base,
      uuid: 'a',
      title: 'Plant height',
      dataType: 'NUMERIC',
      uom: 'cm',
      minValue: 0,
      maxValue: 250,
      key: true,
    },
    {
      ...base,
      uuid: 'b',
      title: 'Seed colour',
      dataType: 'CODED',
      terms: [
        { code: '1', title: 'White' },
        { code: '2', title: 'Red' },
      ],
    },
  ];
  const [header, ...rows] = descriptorRows(numbered(descriptors));
  expect(header).toHaveLength(12);
  expect(rows).toEqual([
    ['1.1', 'EVALUATION', 'Plant height', '', 'NUMERIC', 'cm', '0', '250', 'true', '', '', 'a'],
    ['1.2', 'EVALUATION', 'Seed colour', '', 'CODED', '', '', '', '', '', '1 = White\n2 = Red', 'b'],
  ]);
});
