import { screen, within } from '@testing-library/react';
import { changeAnswer } from '../../../../mocks/rules/requests/answers';
import { holdersOf } from '../../../../mocks/rules/requests/holders';
import { actByLink, fileRequest } from '../../../../mocks/rules/requests/requests';
import { askable, filedRequest, requestOf, tokenFor } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';

const USER = 'user@example.org';

test('what somebody asked for is listed, opened, confirmed and withdrawn', async () => {
  const world = makeWorld({ accessions: 300 });
  const { holders } = await filedRequest(world, await askable(world, 20), { email: USER });
  await actByLink(world, tokenFor(world, USER, 'validate'), 'validate');
  const [first] = holders;
  if (!first) throw new Error('Nobody holds anything');
  const token = tokenFor(world, first.email ?? '', 'answer');
  for (const state of ['ACCEPTED', 'SHIPPED'] as const) {
    const items = Object.fromEntries(first.accessions.map(({ uuid }) => [uuid, state]));
    await changeAnswer(world, token, { items, note: null, tracking: null });
  }

  const { user } = await renderApp('/dashboard/my-requests', { world, as: 'user' });
  await heading('1 request');
  const count = first.accessions.length;
  const row = within(await screen.findByRole('row', { name: /Answered in part/ }));
  expect(row.getByText(`undecided: ${20 - count} · sent: ${count}`)).toBeVisible();
  expect(row.getByText(`Answered in part (${count} of 20)`)).toBeVisible();
  await user.click(row.getByRole('link'));

  await heading(/^Your request of/);
  const part = within(await screen.findByRole('region', { name: first.name }));
  // What a genebank did stands in its part alone.
  expect(screen.getAllByText(/^(?:.*: )?Answered – will be sent: /)).toEqual([
    part.getByText(/^Answered – will be sent: /),
  ]);
  expect(part.queryByText(/^Awaiting the genebank’s answer ·/)).toBeNull();
  await user.click(part.getByRole('button', { name: 'Confirm arrival' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm arrival' }));
  expect(await part.findByText(/^Arrived – received: /)).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByText(/^Withdrawn before it was sent ·/)).length).toBe(holders.length - 1);
  expect(part.getByText(/^Arrived – received: /)).toBeVisible();
});

test('what waits for its requester comes first, and rows of one day are told apart', async () => {
  const world = makeWorld({ accessions: 300 });
  const { holders } = await holdersOf(world, await askable(world, 20));
  const { key, accessions: _, ...info } = requestOf([], { email: USER });
  const [first] = holders;
  if (!first) throw new Error('Nobody holds anything');
  await fileRequest(world, { key, info, holders });
  await actByLink(world, tokenFor(world, USER, 'validate'), 'validate');
  const by = world.users.byEmail(USER)?.uuid ?? '';
  await fileRequest(world, { key: crypto.randomUUID(), info, holders: [first], by });
  const { accessions, email } = first;
  for (const state of ['ACCEPTED', 'SHIPPED'] as const) {
    const items = Object.fromEntries(accessions.map(({ uuid }) => [uuid, state]));
    await changeAnswer(world, tokenFor(world, email ?? '', 'answer'), { items, note: null, tracking: null });
  }
  await fileRequest(world, { key: crypto.randomUUID(), info, holders });
  await actByLink(world, tokenFor(world, USER, 'validate'), 'validate');

  await renderApp('/dashboard/my-requests', { world, as: 'user' });
  await heading('3 requests');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(screen.getByText(/sorted by Your next step$/)).toBeVisible();
  expect(within(rows[0] as HTMLElement).getByText('Confirm your e-mail address')).toBeVisible();
  expect(within(rows[1] as HTMLElement).getByText('Say what has arrived')).toBeVisible();
  expect(within(rows[2] as HTMLElement).getByText('Sent to the genebanks')).toBeVisible();
  const institute = await world.institutes.get(first.code);
  expect(await within(rows[0] as HTMLElement).findByText(institute?.acronym ?? first.code)).toBeVisible();
});

test('genebanks of a request are listed as the language of the page does', async () => {
  const world = makeWorld({ accessions: 300 });
  const { holders } = await holdersOf(world, await askable(world, 20));
  const { key, accessions: _, ...info } = requestOf([], { email: USER });
  const by = world.users.byEmail('translator@example.org')?.uuid ?? '';
  await fileRequest(world, { key, info, holders: holders.slice(0, 2), by });
  await renderApp('/ar/dashboard/my-requests', { world, as: 'translator' });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent(/\p{L}+\u060C \p{L}+/u);
});

test('a request that all have declined waits for nothing more', async () => {
  const world = makeWorld({ accessions: 300 });
  const { uuid, holders } = await filedRequest(world, await askable(world, 20), { email: USER });
  await actByLink(world, tokenFor(world, USER, 'validate'), 'validate');
  const decline = async ({ email, accessions }: (typeof holders)[number]) => {
    const items = Object.fromEntries(accessions.map((one) => [one.uuid, 'DECLINED'] as const));
    await changeAnswer(world, tokenFor(world, email ?? '', 'answer'), { items, note: null, tracking: null });
  };
  const [last, ...others] = holders;
  if (!last) throw new Error('Nobody holds anything');
  for (const holder of others) await decline(holder);
  await renderApp(`/requests/status/${uuid}`, { world });
  expect(await screen.findByText(/^Each genebank now has its part/)).toBeVisible();
  closeApp();
  await decline(last);
  await renderApp(`/requests/status/${uuid}`, { world });
  expect(await screen.findByText(/^Every genebank has answered/)).toBeVisible();
});

test('a request of somebody else is not there', async () => {
  await renderApp('/dashboard/my-requests/11111111-2222-5333-8444-555555555555', { as: 'user' });
  await heading('Not found');
});
