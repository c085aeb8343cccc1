import fc from 'fast-check';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from './kept/builder';
import { GROUP_PROPERTIES, type AccessionGroup, type NamedGroups } from './groups';
import { runs } from '../../../test/harness/runs';

/* Groups in the store against plain sets of numbers: row n is the accession "N n". */

const uuidOf = (row: number): string => accessionUuid('XXX001', `N ${row}`, 'Rosa');

function storeOf(rows: number) {
  const builder = accessionBuilder();
  for (let row = 0; row < rows; row++)
    builder.add({ ...emptyRecord('XXX001', `N ${row}`, 'Rosa'), historic: row % 7 === 3 });
  return builder.build({ institutes: [], countries: [], regions: [], crops: [] });
}

interface Plain {
  property: NamedGroups;
  members: number[];
  hidden: boolean;
  /** Places in the members of its part `p`. */
  part: [number, number];
}

const groupArbitrary = (rows: number): fc.Arbitrary<Plain> =>
  fc
    .record({
      property: fc.constantFrom(...GROUP_PROPERTIES),
      // Rows that the store does not have, and members named twice, are nothing special.
      members: fc.array(fc.nat(rows + 5), { maxLength: 30 }),
      hidden: fc.boolean(),
      cut: fc.tuple(fc.nat(30), fc.nat(30)),
    })
    .map(({ cut: [a, b], ...group }) => {
      const [from, to] = [a, b].map((at) => Math.min(at, group.members.length)).toSorted((x, y) => x - y);
      return { ...group, part: [from ?? 0, to ?? 0] };
    });

const groupOf = ({ property, members, hidden, part }: Plain, at: number): AccessionGroup => ({
  property,
  uuid: `group-${at}`,
  title: `Group ${at}`,
  members: members.map(uuidOf),
  parts: { p: part },
  hidden,
});

type Level = Pick<AccessionFilter, NamedGroups | 'hasSubset' | 'hasDataset' | 'NULL' | 'NOTNULL' | 'seqNo'>;

const asked = fc.subarray(['group-0', 'group-1', 'GROUP-2', 'group-3:p', 'group-0:p', 'group-1:none', 'nobody']);
const levelArbitrary: fc.Arbitrary<Level> = fc.record(
  {
    subsets: asked,
    datasets: asked,
    diversityTrees: asked,
    hasSubset: fc.boolean(),
    hasDataset: fc.boolean(),
    NULL: fc.subarray([...GROUP_PROPERTIES]),
    NOTNULL: fc.subarray([...GROUP_PROPERTIES]),
    seqNo: fc.record({ ge: fc.nat(20) }),
  },
  { requiredKeys: [] },
);
const filterArbitrary: fc.Arbitrary<AccessionFilter> = fc
  .tuple(levelArbitrary, fc.record({ NOT: levelArbitrary, OR: levelArbitrary }, { requiredKeys: [] }))
  .map(([level, logic]) => ({ ...level, ...logic }));

const inGroup = (groups: Plain[], property: NamedGroups, name: string, row: number): boolean => {
  const [uuid = '', part] = name.toLowerCase().split(':');
  const group = groups[Number(uuid.split('-')[1] ?? -1)];
  if (!group || group.property !== property || (part !== undefined && part !== 'p')) return false;
  return group.members.slice(...(part === undefined ? [0] : group.part)).includes(row);
};
const inAny = (groups: Plain[], property: NamedGroups, row: number): boolean =>
  groups.some((group) => group.property === property && !group.hidden && group.members.includes(row));

function passes(groups: Plain[], level: Level, row: number): boolean {
  const flag = (said: boolean | undefined, property: NamedGroups) =>
    said === undefined || said === inAny(groups, property, row);
  const present = (path: string) => inAny(groups, path as NamedGroups, row);
  return (
    GROUP_PROPERTIES.every((property) => {
      const names = level[property] ?? [];
      return names.length === 0 || names.some((name) => inGroup(groups, property, name, row));
    }) &&
    flag(level.hasSubset, 'subsets') &&
    flag(level.hasDataset, 'datasets') &&
    !(level.NULL ?? []).some(present) &&
    (level.NOTNULL ?? []).every(present) &&
    row >= (level.seqNo?.ge ?? 0)
  );
}

const asks = (level: object | undefined): boolean =>
  Object.values(level ?? {}).some((value) => !Array.isArray(value) || value.length > 0);

function matches(groups: Plain[], { NOT, OR, ...level }: AccessionFilter, row: number): boolean {
  const rest = passes(groups, level, row) && !(asks(NOT) && passes(groups, NOT ?? {}, row));
  if (row % 7 === 3) return false;
  if (!asks(OR)) return rest;
  const other = passes(groups, OR ?? {}, row);
  return asks(level) || asks(NOT) ? rest || other : other;
}

const cases = fc.integer({ min: 0, max: 70 }).chain((rows) =>
  fc.record({
    rows: fc.constant(rows),
    groups: fc.array(groupArbitrary(rows), { maxLength: 20 }),
    filters: fc.array(filterArbitrary, { minLength: 1, maxLength: 5 }),
  }),
);

test('find, count and name what is in them', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ rows, groups, filters }) => {
      const store = storeOf(rows);
      // What was enrolled before is gone, whatever was asked of it.
      await store.enrol('subsets', [groupOf({ property: 'subsets', members: [0, 1], hidden: false, part: [0, 1] }, 0)]);
      for (const filter of filters) await store.filterPage(filter, { facets: 'subsets,hasSubset' });
      for (const property of GROUP_PROPERTIES)
        await store.enrol(
          property,
          groups.map(groupOf).filter((group) => group.property === property),
        );

      for (const filter of filters) {
        const wanted = Array.from({ length: rows }, (_, row) => row).filter((row) => matches(groups, filter, row));
        const { content } = await store.page(filter, { l: 1000 });
        expect(content.map(({ uuid }) => uuid)).toEqual(wanted.map(uuidOf));

        const { overview } = await store.overview(filter, [...GROUP_PROPERTIES, 'hasSubset', 'hasDataset'], 1000);
        for (const property of GROUP_PROPERTIES) {
          const counts = groups.flatMap((group, at) => {
            const count = new Set(group.members.filter((row) => wanted.includes(row))).size;
            return group.property === property && !group.hidden && count > 0 ? [[`group-${at}`, count]] : [];
          });
          const counted = overview[property]?.terms.map(({ term, count }) => [term, count]) ?? [];
          expect(counted.toSorted()).toEqual(counts.toSorted());
          const within = wanted.filter((row) => inAny(groups, property, row)).length;
          expect(overview[property]).toMatchObject({ total: within, missing: wanted.length - within });
        }
        const yes = wanted.filter((row) => inAny(groups, 'subsets', row)).length;
        const flags = overview['hasSubset']?.terms.map(({ term, count }) => [term, count]);
        const expected = [['true', yes] as const, ['false', wanted.length - yes] as const].filter(([, n]) => n > 0);
        expect(flags?.toSorted()).toEqual(expected.toSorted());
      }

      for (let row = 0; row < Math.min(rows, 10); row++) {
        const told = (await store.details(uuidOf(row)))?.subsets?.map(({ title }) => title);
        expect(told).toEqual(
          groups.flatMap(({ property, hidden, members }, at) =>
            property === 'subsets' && !hidden && members.includes(row) ? [`Group ${at}`] : [],
          ),
        );
      }
    }),
    { numRuns: runs(120) },
  );
});

test('a page tells subsets only where they are asked for', async () => {
  const store = storeOf(3);
  await store.enrol('subsets', [groupOf({ property: 'subsets', members: [1], hidden: false, part: [0, 0] }, 0)]);
  expect((await store.page({}, {})).content[1]).not.toHaveProperty('subsets');
  expect((await store.page({}, { select: 'subsets' })).content[1]).toEqual({
    subsets: [{ uuid: 'group-0', title: 'Group 0' }],
  });
  expect((await store.flat({}, {}, 'subsets.title')).content[1]).toEqual({ 'subsets.title': ['Group 0'] });
});
