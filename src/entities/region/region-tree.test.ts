import type { Region } from '@/contract/reference/geography';
import { regionTree } from './region-tree';

const region = (isoCode: string, parent: string | null, countryCount: number): Region => ({
  isoCode,
  name: isoCode,
  parentRegion: parent ? { isoCode: parent, name: parent } : null,
  countryCount,
  accessionCount: 0,
});

test('sub-regions follow their region, and their countries count for it', () => {
  const tree = regionTree([
    region('014', '202', 22),
    region('001', null, 1),
    region('002', '001', 0),
    region('202', '002', 0),
    region('015', '002', 7),
    region('019', '001', 0),
  ]);
  expect(tree.map(({ region: { isoCode }, depth, countries }) => [isoCode, depth, countries])).toEqual([
    ['001', 0, 30],
    ['002', 1, 29],
    ['202', 2, 22],
    ['014', 3, 22],
    ['015', 2, 7],
    ['019', 1, 0],
  ]);
});

test('a region whose parent is not listed stands at the top', () => {
  expect(regionTree([region('155', '150', 9)]).map(({ depth }) => depth)).toEqual([0]);
});
