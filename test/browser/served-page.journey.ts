import { strict as assert } from 'node:assert';
import { unnamedIn } from '../../scripts/build/licences';
import type { Journey } from './journey';

/** What is served beside the screens: statuses, the policy (the journey watches it), no worker of an earlier demo. */
export default {
  name: 'The page is served under its policy',
  async run({ newPage }) {
    const page = await newPage({ serviceWorkers: 'allow' });
    for (const [path, status] of [
      ['/', 200],
      ['/es', 200],
      ['/login', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await page.goto(path);
      assert.equal(answer?.status(), status, path);
      await page.getByRole('main').waitFor();
    }
    await page.goto('/');
    const [notices] = await Promise.all([
      page.waitForResponse(/licences\.txt$/),
      page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click(),
    ]);
    assert.equal(notices.headers()['content-type'], 'text/plain; charset=utf-8');
    assert.deepEqual(unnamedIn(await notices.text()), []);
    await page.goto('/');
    const worker = page.evaluate(async () => {
      await navigator.serviceWorker.register('/mockServiceWorker.js');
    });
    // The worker reloads the pages that it let go of, this one perhaps in the middle of the call.
    await worker.catch(() => undefined);
    await assert.doesNotReject(async () => {
      for (let attempt = 0; attempt < 1_200; attempt += 1) {
        // The portal's own worker comes in its place, at once or later.
        const left = await page
          .evaluate(async () => {
            const all = await navigator.serviceWorker.getRegistrations();
            const workers = all.flatMap(({ installing, waiting, active }) => [installing, waiting, active]);
            return workers.filter((each) => each?.scriptURL.endsWith('/mockServiceWorker.js')).length;
          })
          .catch(() => 1);
        if (left === 0) return;
        await page.waitForTimeout(100);
      }
      throw new Error('The left-over worker is still registered.');
    });
  },
} satisfies Journey;
