import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MY_LIST_KEY } from '@/contract/constants';
import { keepTyped } from '@/shared/form/kept-typing';
import { answers } from '../../../../mocks/adapters/handlers';
import { requestRows } from '../../../../mocks/rules/requests/request-rows';
import { askable, requestOf } from '../../../../mocks/rules/requests/requests.fixture';
import { makeServe } from '../../../../mocks/rules/world/serve';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';

const SUBMIT = '/requests/create/submit';

/** The request is kept, its answer never arrives. */
const lost = (world: World) => {
  const serve = makeServe(world, answers);
  return http.post(
    '*/api/v2/request',
    async ({ request }) => {
      await serve(request);
      return HttpResponse.error();
    },
    { once: true },
  );
};

/** What a tab and its browser keep, for a tab that is loaded anew or copied. */
const remembered = () => {
  const texts = [localStorage, sessionStorage].map((storage) => [storage, { ...storage }] as const);
  return () => {
    for (const [storage, all] of texts) for (const [key, text] of Object.entries(all)) storage.setItem(key, text);
  };
};

async function ready(): Promise<World> {
  const world = makeWorld({ accessions: 300 });
  const uuids = await askable(world, 3);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: uuids.length, accessions: uuids }));
  const { key: _key, accessions: _accessions, language: _language, ...info } = requestOf([]);
  keepTyped('request info', '', info);
  return world;
}

const kept = (world: World) => [...requestRows(world).values()].length;

const button = () => screen.findByRole('button', { name: 'Send request' });

test('sent again after a lost answer, and in a tab that was loaded anew, it is one request', async () => {
  const world = await ready();
  const { user } = await renderApp(SUBMIT, { world, handlers: [lost(world)] });
  await user.click(await button());
  expect(await screen.findByText(/no answer|could not be reached|connection/i)).toBeVisible();
  expect(kept(world)).toBe(1);

  const reload = remembered();
  closeApp();
  reload();
  const again = await renderApp(SUBMIT, { world });
  await again.user.click(await button());
  await heading('Where your request stands');
  expect(kept(world)).toBe(1);
  expect(world.outbox.all()).toHaveLength(1);
});

test('sent in two copies of a tab it is one request, and what is asked for next is another', async () => {
  const world = await ready();
  const { user } = await renderApp(SUBMIT, { world });
  await button();
  const copy = remembered();
  await user.click(await button());
  await heading('Where your request stands');
  closeApp();
  copy();
  const other = await renderApp(SUBMIT, { world });
  await other.user.click(await button());
  await heading('Where your request stands');
  expect(kept(world)).toBe(1);

  closeApp();
  copy();
  keepTyped('request info', '', { ...requestOf([], { notes: 'A hundred seeds each' }) });
  const next = await renderApp(SUBMIT, { world });
  await next.user.click(await button());
  await heading('Where your request stands');
  expect(kept(world)).toBe(2);
});

test('too many requests: the time to wait is told, and what was typed stays', async () => {
  const world = await ready();
  const { attempt } = world.limits.requests;
  world.limits.requests.attempt = (typed) => {
    for (let at = 0; at < 10; at += 1) attempt(typed, `client ${at}`);
    return attempt(typed, 'one more');
  };
  const { user } = await renderApp(SUBMIT, { world });
  await user.click(await screen.findByRole('checkbox', { name: /^Keep a link to this request/ }));
  await user.click(await button());
  expect(await screen.findByText(/10 minutes/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Keep a link to this request/ })).toBeChecked();
  expect(kept(world)).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Change: Your details' }));
  await heading('Your details');
  expect(await screen.findByRole('textbox', { name: /^Full name/ })).toHaveValue('Bea Breeder');
});
