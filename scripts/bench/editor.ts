import type { Browser } from 'playwright-core';
import type { DatasetDetails } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import type { Page as Rows } from '@/contract/page';
import type { Partner } from '@/contract/partner';
import { actAs, signedInToken } from '../../test/browser/viewer';
import { askAt } from '../../test/sample-addresses';
import { clickToPaint } from './click-to-paint';
import type { Figure } from './figure';
import { percentile } from './percentile';

const REFERENCES = 5_000;
const DESCRIPTORS = 60;
const LIMIT = 500;
const ROUNDS = 3;
const STEPS = [
  'files',
  'list-of-accessions',
  'dataset-creator',
  'location',
  'reorder-descriptors',
  'translations',
  'review-and-publish',
];

/** Each step of the editor of a large dataset, opened from another one; and a descriptor moved by the keyboard. */
export async function editor(browser: Browser, base: string): Promise<Figure[]> {
  const token = await signedInToken(base);
  const ask = await askAt(base, 'admin@example.org');
  const put = async (path: string, body: object): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${base}/api/v2${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`PUT ${path}: ${response.status}`);
  };
  const [owner] = (await ask<Rows<Partner>>('POST', '/partner/list?l=1', {})).content;
  const { content } = await ask<Rows<Descriptor>>('POST', `/descriptor/list?l=${DESCRIPTORS}`, {});
  const { uuid } = await ask<DatasetDetails>('POST', '/dataset', {
    title: 'Large',
    owner: { uuid: owner?.uuid },
    descriptorUuids: content.map((each) => each.uuid),
  });
  const references = Array.from({ length: REFERENCES }, (_, at) => ({ instCode: 'DEU146', acceNumb: `unknown ${at}` }));
  await put(`/dataset/${uuid}/references`, { version: 1, references });

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  await context.addInitScript('globalThis.__name = (value) => value;');
  await actAs(context, base, token);
  const page = await context.newPage();
  await page.goto(`/dashboard/datasets/${uuid}/edit`);
  await page.getByRole('textbox', { name: /^Title/ }).waitFor();
  await page.waitForTimeout(1_000);
  const opened = new Map<string, number[]>(STEPS.map((step) => [step, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const step of STEPS) {
      const click = `main a[href$="/edit/${step}"]`;
      opened.get(step)?.push(await clickToPaint(page, { click, text: 'main h2' }));
      await page.waitForTimeout(700);
    }
  }
  await page.locator('main a[href$="/edit/reorder-descriptors"]').first().click();
  await page
    .getByRole('button', { name: /^Move down/ })
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  const moves: number[] = [];
  const first = 'main form li:first-child';
  for (let run = 0; run < 10; run += 1) {
    moves.push(
      await clickToPaint(page, { click: 'main form li:first-child button[aria-label^="Move down"]', text: first }),
    );
    await page.waitForTimeout(150);
  }
  await context.close();
  const what = `dataset of ${REFERENCES.toLocaleString('en')} references and ${content.length} descriptors`;
  const slowest = [...opened].map(([step, times]) => [step, Math.max(...times)] as const);
  return [
    {
      what: `${what}: a click on a step → the step painted, the slowest of ${ROUNDS}`,
      measured: slowest.map(([step, ms]) => `${step} ${ms.toFixed(0)}`).join(', ') + ' ms',
      limit: `≤ ${LIMIT} ms`,
      met: slowest.every(([, ms]) => ms <= LIMIT),
    },
    {
      what: `${what}: a descriptor moved by its button → painted`,
      measured: `p50 ${percentile(moves, 0.5).toFixed(0)} ms, the slowest ${Math.max(...moves).toFixed(0)} ms`,
      limit: `≤ ${LIMIT} ms`,
      met: Math.max(...moves) <= LIMIT,
    },
  ];
}
