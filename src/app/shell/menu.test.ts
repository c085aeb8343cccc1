import { routeNames, rowOf } from '@/routes/routes';
import { currentItem, layoutOf, menuFor } from './menu';

const items = menuFor('public', []);
/** They belong to no entry. */
const APART: ReadonlySet<string> = new Set(['welcome', 'auth']);

const catalogue = routeNames.filter((name) => layoutOf(name) === 'public' && !APART.has(rowOf(name).area));

it.each(catalogue)('an entry of the menu is marked on the page %s', (name) => {
  expect(items.map((item) => item.name)).toContain(currentItem(items, name));
});

it.each([
  ['genus', 'accessions'],
  ['divtree', 'crops'],
  ['region', 'countries'],
  ['datasetTab', 'datasets'],
] as const)('%s belongs to %s', (name, entry) => {
  expect(currentItem(items, name)).toBe(entry);
});
