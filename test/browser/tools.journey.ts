import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import papa from 'papaparse';
import type { Page } from 'playwright-core';
import type { Journey } from './journey';
import { countHeading, open } from './visitor';

/** A place to its climate, the climate to a filter, the filter to every other view. */
async function analogues(page: Page): Promise<void> {
  await open(page, '/a/analogues');
  const whole = await countHeading(page);
  await page.getByRole('textbox', { name: 'Latitude' }).fill('48.21');
  await page.getByRole('textbox', { name: 'Longitude' }).fill('16.37');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: /such a climate$/ }).waitFor();
  await page.getByRole('button', { name: 'Show accessions from such climates' }).click();
  await page.getByText('The filter holds this climate').waitFor();
  const narrowed = await countHeading(page);
  assert.notEqual(narrowed, whole);
  await page.reload();
  await page.getByText('The filter holds this climate').waitFor();
  assert.equal(await countHeading(page), narrowed, 'a link says place, tolerances and filter');
  await page.getByRole('link', { name: 'See them in the list' }).click();
  await page.waitForURL(/\/a\/v[\w-]+/);
  assert.equal(await countHeading(page), narrowed);
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: whole, exact: true }).waitFor();
}

const journey: Journey = {
  name: 'Climate tools: a place to its like, a result to its core',
  async run({ newPage }) {
    const page = await newPage({ acceptDownloads: true });
    await analogues(page);

    await open(page, '/a/subsetting');
    await page.getByRole('textbox', { name: 'Sets', exact: true }).fill('12');
    await page.getByRole('button', { name: 'Make the sets' }).click();
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^12 sets of/ }).waitFor();

    const members = Number(
      /of ([\d,]+)/.exec((await page.locator('main h2').first().textContent()) ?? '')?.[1]?.replace(',', ''),
    );
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const text = readFileSync((await (await arriving).path()) ?? '', 'utf8');
    assert.equal(text.codePointAt(0), 0xfeff);
    const rows = papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
    assert.equal(rows.filter(({ set }) => set !== 'outlier').length, members, 'every member is in the file');
    assert.equal(rows.filter(({ chosen }) => chosen === 'yes').length, 12);

    await page.getByRole('link', { name: 'Overview' }).click();
    await page.waitForURL(/overview/);
    await page.getByRole('link', { name: 'Subsetting' }).click();
    await page.getByRole('heading', { level: 2, name: /^12 sets of/ }).waitFor();
    await page.getByRole('button', { name: 'Add to My List' }).click();
    const kept = await page.evaluate(() => localStorage.getItem('myList') ?? '');
    assert.equal((JSON.parse(kept) as { count: number }).count, 12);
    await page.getByRole('button', { name: 'Open as a list' }).click();
    await page.getByRole('heading', { level: 1, name: '12 accessions' }).waitFor();
  },
};

export default journey;
