import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { HEADER_HEIGHT, HEADER_HEIGHT_SMALL } from '@/contract/constants';
import { namespaces, textsOf } from '../locale-files';
import { sampled } from '../samples/sampled';
import type { Journey, JourneyContext } from './journey';
import { sampleAddresses } from '../samples/sample-addresses';
import { lookAsWhoMay } from './viewer';
import { localized, measures, nameOf, open, VIEWS, visitorContext, type View } from './visitor';

const SAMPLE = { views: 2, addresses: 8 };

/** What is shown where a text is missing, or not loaded yet for a part that does not wait for it. */
const KEYS = new Set(
  namespaces.flatMap((namespace) =>
    [...textsOf('en', namespace).keys()].flatMap((key) => (key.includes('.') ? [key, `${namespace}:${key}`] : [])),
  ),
);

async function keysShown(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
  ]);
  return shown.map((text) => text.trim()).filter((text) => KEYS.has(text));
}

/** What is wrong with the page as it stands. */
async function faults(
  journey: JourneyContext,
  view: View,
  addresses: readonly (readonly [string, string])[],
): Promise<string[]> {
  const context = await visitorContext(journey, view);
  const page = await context.newPage();
  const found: string[] = [];
  for (const [name, address] of addresses) {
    await lookAsWhoMay(context, journey.base, address);
    await open(page, localized(address, view));
    const seen = await measures(page);
    const say = (fault: string) => found.push(`${address} ${nameOf(view)}: ${fault}`);
    const height = view.width === 390 ? HEADER_HEIGHT_SMALL : HEADER_HEIGHT;
    if (seen.overflow > 0) say(`${seen.overflow} px wider than the screen`);
    if (Math.abs(seen.headerHeight - height) > 1) say(`the header is ${seen.headerHeight} px high`);
    if (!seen.headingSeen) say('the heading is not seen');
    if (seen.headingTop < seen.headerBottom) say('the heading lies under the header');
    if (seen.direction !== (view.language === 'ar' ? 'rtl' : 'ltr')) say(`it reads ${seen.direction}`);
    // Filters stand where reading begins, what goes with a text where it ends.
    if (seen.filtersCentre !== undefined && view.width !== 390) {
      const right = seen.filtersCentre > seen.width / 2;
      if (right !== (view.language === 'ar')) say('the filters stand on the wrong side');
    }
    for (const key of await keysShown(page)) say(`shows the key ${key}`);
    await journey.screenshot(page, `${name}-${nameOf(view)}`);
  }
  await context.close();
  return found;
}

/** Nothing wider than the screen, nothing under the header, mirrored where it has to be. Leaves pictures of it all. */
export default {
  name: 'Every page fits its screen',
  async run(journey) {
    const rows = Object.entries({
      ...(await sampleAddresses(journey.base)),
      notFound: ['/nowhere'],
      ask: ['/a?view=ask'],
    });
    const all = rows.flatMap(([name, some]) => some.map((address, at) => [`${name}${at || ''}`, address] as const));
    const addresses = sampled(all, SAMPLE.addresses);
    const views = sampled(VIEWS, SAMPLE.views);
    const found: string[] = [];
    for (const view of views) found.push(...(await faults(journey, view, addresses)));
    journey.note(`${addresses.length} of ${all.length} addresses: ${views.map(nameOf).join(', ')}`);
    assert.deepEqual(found, []);
  },
} satisfies Journey;
