import { screen, waitFor, within } from '@testing-library/react';
import { MY_LIST_KEY } from '@/contract/constants';
import { TEST_RESPONSE, TEST_SITE_KEY } from '../../../../mocks/rules/requests/captcha';
import { askable, requestOf } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';
import { pass } from '../../../../test/harness/settled';
import { keepTyped } from '@/shared/form/kept-typing';

/** hCaptcha's script, as far as the portal sees it. */
interface Script {
  hcaptcha?: object;
  hCaptchaOnLoad?: () => void;
}

const script = () => document.querySelector('script[src*="hcaptcha.com"]');

test('nothing is sent without the answer to the captcha, whose script may be asked for again', async () => {
  const world = makeWorld({ accessions: 300 });
  world.settings.captchaSiteKey = TEST_SITE_KEY;
  const uuids = await askable(world, 3);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: uuids.length, accessions: uuids }));
  const { key: _key, accessions: _accessions, language: _language, ...info } = requestOf([]);
  keepTyped('request info', '', info);
  const { user } = await renderApp('/requests/create/submit', { world });
  await heading('Review and send');
  const part = within(await screen.findByRole('group', { name: 'Confirm that you are a person' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
  await send();
  expect(await part.findByText('The captcha is missing')).toBeVisible();

  // It tries some times by itself.
  for (let tries = 0; tries < 5; tries += 1) {
    script()?.dispatchEvent(new Event('error'));
    await pass(10_000);
  }
  expect(part.getByText(/^The captcha could not be loaded/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBeNull());

  const asked: string[] = [];
  let verify: (response: string) => void = () => undefined;
  (globalThis as Script).hcaptcha = {
    render: (_: unknown, options: { sitekey: string; callback: () => void }) => {
      asked.push(options.sitekey);
      verify = options.callback;
      return 'one';
    },
    getResponse: () => TEST_RESPONSE,
    getRespKey: () => '',
    reset: () => undefined,
    remove: () => undefined,
  };
  (globalThis as Script).hCaptchaOnLoad?.();
  await waitFor(() => expect(asked).toEqual([TEST_SITE_KEY]));
  verify(TEST_RESPONSE);
  await waitFor(() => expect(part.queryByText('The captcha is missing')).toBeNull());
  await send();
  await heading('Where your request stands');
  expect(world.outbox.all()).toHaveLength(1);
});
