import { strict as assert } from 'node:assert';
import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { objections } from './axe-core';
import type { Journey, JourneyContext } from './journey';
import { open, visitorContext, type View } from './visitor';

const DESK: View = { width: 1280, language: 'en', scheme: 'light' };
const PHONE: View = { width: 390, language: 'ar', scheme: 'dark' };
const WITH_VIEW = /\/a\/map(?:\/v2[\w-]+)?\/@-?[\d.]+,-?[\d.]+,[\d.]+z$/;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const viewOf = (page: Page) => /@.*$/.exec(pathOf(page))?.[0];
const zoomOf = (path: string) => Number(/([\d.]+)z$/.exec(path)?.[1]);
const heading = async (page: Page) => (await page.locator('main h1').textContent()) ?? '';
const map = (page: Page) => page.getByRole('application');

/** The count over the list and the one over the map, once they are the same. */
async function counts(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('main h1')?.textContent;
    return shown !== undefined && document.querySelector('p[data-count] strong')?.textContent === shown;
  }, undefined);
  return heading(page);
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = await map(page).boundingBox();
  assert.ok(box, 'there is no map');
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 10 });
  await page.mouse.up();
}

async function address(page: Page): Promise<void> {
  await open(page, '/a/map');
  await page.waitForURL(WITH_VIEW);
  const first = viewOf(page);
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => !url.pathname.endsWith(first ?? ''));
  const zoom = zoomOf(pathOf(page));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForURL((url) => zoomOf(url.pathname) > zoom);
  const there = pathOf(page);
  await page.reload();
  await map(page).waitFor();
  const whole = await counts(page);
  assert.equal(pathOf(page), there, 'a reload keeps the view');

  await page.getByRole('complementary').getByText('Wheat', { exact: true }).click();
  await page.waitForURL(/\/a\/map\/v2[\w-]+\/@/);
  const narrowed = await counts(page);
  assert.notEqual(narrowed, whole);
  assert.equal(viewOf(page), /@.*$/.exec(there)?.[0], 'a filter leaves the map where it is');
  await drag(page, [0.5, 0.5], [0.4, 0.6]);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === there);
  assert.equal(await counts(page), whole);
}

async function within(page: Page): Promise<void> {
  await open(page, '/a/map/@47,15,4z');
  await map(page).waitFor();
  await page.waitForURL(WITH_VIEW);
  await page.getByRole('button', { name: 'Select a box' }).click();
  await drag(page, [0.3, 0.3], [0.7, 0.7]);
  const list = page.getByRole('region', { name: 'Accessions in the box' });
  await list.getByRole('link').first().waitFor();
  const said = (await list.getByRole('status').textContent()) ?? '';
  await list.getByRole('button', { name: 'Filter by this area' }).click();
  await page.getByRole('button', { name: 'Area on the map: 4 corners' }).waitFor();
  await page.waitForURL(/\/v2[\w-]+\/@/);
  const filtered = await counts(page);
  assert.equal(said.split(' · ')[0], filtered, 'as many as the box held');
  assert.deepEqual(await objections(page), []);
}

/** What lies under the mouse is told; what is clicked, or in the middle at Enter, is listed beside the map. */
async function place(page: Page): Promise<void> {
  await open(page, '/a/map/@50.08,14.46,5z');
  await page.waitForURL(WITH_VIEW);
  await page.getByRole('region', { name: 'Accessions in view' }).getByRole('link').first().waitFor();
  const field = await map(page).boundingBox();
  assert.ok(field);
  const middle = [field.x + field.width / 2, field.y + field.height / 2] as const;
  await page.mouse.move(middle[0] - 20, middle[1]);
  await page.mouse.move(...middle);
  await page.getByText('Czechia', { exact: true }).waitFor();
  await page.mouse.click(...middle);
  const list = page.getByRole('region', { name: 'Accessions at the chosen place' });
  await list.waitFor();
  const beside = await list.boundingBox();
  assert.ok(beside && beside.x >= field.x + field.width && beside.y < field.y + field.height, 'beside the map');
  await list.getByRole('button', { name: 'List what is in view' }).click();
  await page.getByRole('region', { name: 'Accessions in view' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2');
  await map(page).focus();
  await page.keyboard.press('Enter');
  await list.waitFor();
}

/** On a phone the map is seen as a whole on the first screen, and what is touched is brought into sight. */
async function touched(page: Page): Promise<void> {
  const field = await map(page).boundingBox();
  assert.ok(field && field.y + field.height < 760, 'within the first screen');
  await map(page).click({ position: { x: field.width / 2, y: field.height / 2 } });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  const title = await page.locator(':focus').boundingBox();
  assert.ok(title && title.y > 0 && title.y < 700, 'the list is in sight');
}

async function polygon(journey: JourneyContext, page: Page): Promise<void> {
  await open(page, '/a/map/@47,15,4z');
  await page.waitForURL(WITH_VIEW);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const field = await map(page).boundingBox();
  assert.ok(field);
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.7],
  ] as const) {
    await page.mouse.click(field.x + x * field.width, field.y + y * field.height);
    await page.waitForTimeout(400);
  }
  await page.mouse.dblclick(field.x + 0.3 * field.width, field.y + 0.7 * field.height);
  await page.getByRole('button', { name: /^Area on the map: [45] corners$/ }).waitFor();
  await page.waitForURL(/\/v2[\w-]+\/@/);
  await counts(page);
  await journey.screenshot(page, 'map-area');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'accession-map.png');
  const saved = `${journey.artifacts}/accession-map.png`;
  await download.saveAs(saved);
  assert.ok(statSync(saved).size > 10_000, 'the picture holds a map');
}

/** The map by mouse and keyboard: its address, its counts, boxes, areas, its picture. */
export default {
  name: 'The map follows the filter, and the address the map',
  async run(journey) {
    const page = await (await visitorContext(journey, DESK)).newPage();
    await address(page);
    await within(page);
    await place(page);
    await polygon(journey, page);
    const phone = await (await visitorContext(journey, PHONE)).newPage();
    await open(phone, '/ar/a/map');
    await map(phone).waitFor();
    await phone.waitForURL(/\/ar\/a\/map\/@/);
    assert.deepEqual(await objections(phone), []);
    await journey.screenshot(phone, 'map-phone');
    await touched(phone);
  },
} satisfies Journey;
