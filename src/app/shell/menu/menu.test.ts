import { layoutOf } from '@/routes/layout';
import { routeNames, rowOf } from '@/routes/routes';
import { currentItem, menuFor } from './menu';

const items = menuFor('public', []);
/** They belong to no entry. */
const APART = /^\/($|login|registration|forgot-password|profile\/|demo\/)/;

const catalogue = routeNames.filter((name) => layoutOf(name) === 'public' && !APART.test(rowOf(name).path));

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
