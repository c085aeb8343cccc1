import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { offerDemoRequests } from '../../../../mocks/rules/requests/demo-requests';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { emptyWorld } from '../../../../test/harness/empty-world';
import { closeApp } from '../../../../test/harness/close-app';
import { arrivedAt, heading, renderApp, type Persona } from '../../../../test/harness/harness';

const DRAFT = 'Potatoes for a trial of late blight';

const waiting = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
const card = async (name: string | RegExp) => within(await (await waiting()).findByRole('region', { name }));
const open = (world: World, as: Persona, path = '/dashboard') => renderApp(path, { world, as });

/** With requests in all states. */
function askedWorld() {
  const world = makeWorld({ accessions: 600 });
  offerDemoRequests(world);
  return world;
}

/** The publisher's draft, as a review sent it back. */
async function sentBack() {
  const world = makeWorld({ accessions: 600 });
  const { subsets } = world.catalogue;
  const row = (await subsets.all()).find(({ title }) => title === DRAFT);
  if (!row) throw new Error('The demo has a draft of potatoes');
  const by = world.users.byEmail('admin@example.org')?.uuid ?? '';
  const rejection = { reason: 'Say how the tubers were chosen.', date: '2026-03-05T10:00:00.000Z', by };
  subsets.change(row.uuid, undefined, { sentBack: rejection, description: 'Chosen.' }, { by });
  return { world, row };
}

test('who publishes begins with what was sent back, and why', async () => {
  const { world, row } = await sentBack();
  const { user } = await open(world, 'publisher');
  const back = await card('Sent back to you (1)');
  expect(back.getByText(/Sent back by Ada Administrator,/)).toHaveTextContent('Mar 5, 2026');
  expect(back.getByText('Say how the tubers were chosen.')).toBeVisible();
  expect((await waiting()).queryByRole('region', { name: /^Your drafts/ })).toBeNull();
  await user.click(back.getByRole('link', { name: DRAFT }));
  await arrivedAt(`/dashboard/subsets/${row.uuid}/edit`);
});

test('who reviews begins with reviews, that wait longest first', async () => {
  const { user } = await open(makeWorld({ accessions: 600 }), 'admin');
  const reviews = await card('To review (1)');
  expect(reviews.getByText(/Dataset/)).toHaveTextContent(/^Dataset · RDA · Waiting for [\d,]+ days$/);
  await user.click(reviews.getByRole('link', { name: 'Oil and protein of soybean' }));
  await arrivedAt(/^\/dashboard\/datasets\/.*\/edit\/review-and-publish$/);
});

test('what was sent back long ago, and the oldest review, stand first however much came after them', async () => {
  const { world, row } = await sentBack();
  const { subsets } = world.catalogue;
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  for (const state of ['DRAFT', 'REVIEWING'] as const)
    for (let at = 1; at <= 120; at++)
      subsets.create({ ...row, sentBack: null, uuid: crypto.randomUUID(), title: `${state} ${at}`, state }, { by });
  await open(world, 'publisher');
  expect((await card('Sent back to you (1)')).getByRole('link', { name: DRAFT })).toBeVisible();
  expect((await card('Your drafts (120)')).getAllByRole('listitem')).toHaveLength(5);
  closeApp();
  await open(world, 'admin');
  const reviews = await card('To review (121)');
  expect(reviews.getAllByRole('link')[0]).toHaveTextContent('Oil and protein of soybean');
});

test('the administration begins with reviews and with genebanks that are late', async () => {
  const { user } = await open(askedWorld(), 'admin', '/admin');
  expect((await card('To review (1)')).getByRole('link')).toHaveTextContent('Oil and protein of soybean');
  const late = await card(/^Genebanks that are late with an answer/);
  const rows = late.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Waiting for 19 days Overdue$/);
  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  await arrivedAt(/^\/admin\/requests\//);
});

test('who answers requests sees them by age, overdue ones marked', async () => {
  const { user } = await open(askedWorld(), 'requests');
  const rows = (await card(/^Requests to answer/)).getAllByRole('listitem');
  const days = rows.map(({ textContent }) => Number(/Waiting for (\d+) day/.exec(textContent ?? '')?.[1]));
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(rows.map(({ textContent }) => /Overdue/.test(textContent ?? ''))).toEqual(days.map((each) => each >= 14));
  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  await arrivedAt(/^\/dashboard\/requests\/\w+\//);
});

test('who asked is told what to confirm', async () => {
  await open(askedWorld(), 'user');
  const own = await card(/^Your requests/);
  expect(own.getByRole('link', { name: 'Confirm your e-mail address' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/my-requests\//),
  );
});

test('where nothing waits it says so; what could not be asked is asked again', async () => {
  const failing = http.post('*/me/requests/filter', () => HttpResponse.json({ error: 'down' }, { status: 503 }));
  const { user, server } = await renderApp('/dashboard', { world: emptyWorld(), as: 'content', handlers: [failing] });
  await heading('My Dashboard');
  expect(await screen.findByText('Some of what is waiting for you could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  server.resetHandlers();
  await user.click((await waiting()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
});

test('lists open on the items of the person, where there are any; all others are a click away', async () => {
  const { user } = await open(makeWorld({ accessions: 600 }), 'publisher', '/dashboard/drafts');
  const table = () => screen.findByRole('grid', { name: 'Drafts' });
  expect(within(await table()).getByRole('link', { name: DRAFT })).toBeVisible();
  const whose = within(screen.getByRole('navigation', { name: 'Whose items' }));
  expect(whose.getByRole('link', { current: 'page' })).toHaveTextContent('Mine (1)');
  expect(screen.queryByRole('link', { name: 'Root angle' })).toBeNull();
  await user.click(whose.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('link', { name: 'Root angle' })).toBeVisible();
});
