import fc from 'fast-check';
import { PAGE_SIZES } from '@/contract/constants';
import { readView, writeView } from './list-view';

const defaults = { sort: 'name', dir: 'ASC', sortable: ['name', 'geo.elevation'] } as const;

const views = fc
  .record({
    page: fc.nat({ max: 99_999 }),
    size: fc.constantFrom(...PAGE_SIZES),
    sort: fc.constantFrom(...defaults.sortable),
    dir: fc.constantFrom('ASC' as const, 'DESC' as const),
    columns: fc.option(fc.uniqueArray(fc.constantFrom('name', 'doi', 'geo.latitude'), { minLength: 1 }), {
      nil: undefined,
    }),
  })
  .map(({ columns, ...view }) => (columns ? { ...view, columns } : view));

test('an address says the whole view, and nothing of the usual one', () => {
  fc.assert(
    fc.property(views, (view) => {
      const said = writeView(new URLSearchParams('f=v2abc'), view, defaults);
      expect(readView(new URLSearchParams(said.toString()), defaults)).toEqual(view);
      expect(said.get('f')).toBe('v2abc');
    }),
  );
  expect(writeView(new URLSearchParams(), readView(new URLSearchParams(), defaults), defaults).toString()).toBe('');
});

test('whatever stands in an address, the view is a valid one', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('page', 'size', 'sort', 'dir', 'columns'), fc.string()), (given) => {
      const view = readView(new URLSearchParams(given), defaults);
      expect(PAGE_SIZES).toContain(view.size);
      expect(defaults.sortable).toContain(view.sort);
      expect(view.page).toBeGreaterThanOrEqual(0);
    }),
  );
});
