import type { State } from './state';
import { open, still } from '../visitor';

/** Views of a result in what they show after somebody did something. */
export const VIEW_STATES: readonly State[] = [
  {
    name: 'tables of the overview',
    async reach(page) {
      await open(page, '/a/overview');
      const buttons = page.getByRole('main').getByRole('button', { name: 'As a table' });
      await buttons.first().waitFor();
      for (const button of await buttons.all()) await button.click();
      await page.getByRole('main').getByRole('table').first().waitFor();
    },
  },
  {
    name: 'image viewer',
    async reach(page) {
      await open(page, '/a/images');
      await page.getByRole('main').locator('figure button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
      await still(page);
    },
  },
  {
    name: 'polygon that is none',
    width: 1280,
    async reach(page) {
      await open(page, '/a/map');
      const panel = page.getByRole('complementary', { name: 'Filters' });
      await panel.getByText('Origin and collecting').click();
      await panel.getByText('Area on the map').click();
      const box = panel.getByRole('textbox', { name: 'Polygon as GeoJSON or WKT' });
      await box.fill('POINT (1 2)');
      await page.getByRole('button', { name: 'Filter by this polygon' }).click();
      await page.locator('aside [role=alert]').first().waitFor();
    },
  },
  {
    name: 'layers of the map',
    async reach(page) {
      await open(page, '/a/map');
      const add = page.getByRole('main').getByRole('button', { name: 'Save the current selection as a layer' });
      await add.click();
      await add.click();
      await page.locator('main section [role=alert]').first().waitFor();
    },
  },
];
