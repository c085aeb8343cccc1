import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_USERS } from '../../../mocks/data/users/demo-users';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const PUBLISHER = DEMO_USERS.find(({ email }) => email.startsWith('publisher'))?.uuid;
const PUBLISHED = 'Core collection of wheat';
const DRAFT = 'Potatoes for a trial of late blight';

/** A world with that many more drafts of the publisher; those named lack their rights, without which nothing is reviewed. */
async function worldOf(drafts: number, lacking: readonly string[] = []): Promise<World> {
  const world = makeWorld({ accessions: 600 });
  const { subsets } = world.catalogue;
  const complete = (await subsets.all()).find(({ title }) => title === PUBLISHED);
  if (!complete) throw new Error('The demo has a core collection of wheat');
  for (let at = 1; at <= drafts; at += 1) {
    const title = `Trial ${at}`;
    const rights = lacking.includes(title) ? null : complete.rights;
    const row = { ...complete, uuid: crypto.randomUUID(), firstVersion: null, title, rights, state: 'DRAFT' as const };
    subsets.create(row, { by: PUBLISHER });
  }
  return world;
}

const stateOf = (world: World, title: string) =>
  world.catalogue.subsets.rows().find((row) => row.title === title)?.state;

const menuOf = (name: string) => screen.findByLabelText(`Actions for ${name}`);

/** By its title: in a long list each search by role looks at every cell. */
const dialog = async (title: string) => {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!found) throw new Error(`"${title}" is no dialog`);
  return within(found);
};

const choose = () => screen.findByText('Select');

const bar = async () => within(await screen.findByLabelText('Selection'));

test('of 100 that are sent to review 97 are, and the other three are named and stay selected', async () => {
  const lacking = ['Trial 7', 'Trial 42', 'Trial 99'];
  const world = await worldOf(100, lacking);
  const { user } = await renderApp('/dashboard/subsets?size=100&columns=state', { world, as: 'publisher' });
  await heading('102 subsets');
  await user.click(await choose());
  await user.click(await screen.findByLabelText('Select all rows on this page'));
  await (await bar()).findByText('100 selected');
  // Nothing that nobody here may do.
  expect((await bar()).queryByText('Approve selected')).toBeNull();
  await user.click(await (await bar()).findByText('Submit selected'));
  await user.click((await dialog('Send 100 items to review?')).getByText('Submit selected'));
  const report = await dialog('Request failed for some items.');
  expect(report.getByText(/: Done for 97 of 100\. The following stay selected:$/)).toBeVisible();
  const rows = report.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent).sort()).toEqual([...lacking].sort());
  for (const row of rows) expect(within(row).getByRole('cell')).not.toHaveTextContent('did not say');
  await user.click(report.getByText('Done'));
  await (await bar()).findByText('3 selected');
  const trials = world.catalogue.subsets.rows().filter(({ title }) => title.startsWith('Trial'));
  expect(trials.filter(({ state }) => state === 'REVIEWING')).toHaveLength(97);
  expect(trials.filter(({ state }) => state === 'DRAFT').map(({ title }) => title)).toEqual(lacking);
});

test('rows are chosen after a button was pressed, and the choice is gone with it', async () => {
  const { user } = await renderApp('/dashboard/subsets?whose=all', { world: await worldOf(1), as: 'publisher' });
  await menuOf('Trial 1');
  expect(screen.queryByLabelText(/^Select this row/)).toBeNull();
  expect(await choose()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await choose());
  await screen.findAllByLabelText(/^Select this row/);
  // A row is pressed to be chosen then, not to be opened.
  await user.click(await screen.findByText('Jul 25, 2025'));
  await (await bar()).findByText('1 selected');
  await arrivedAt('/dashboard/subsets?whose=all');
  await user.click(await choose());
  await waitFor(() => expect(screen.queryByLabelText('Selection')).toBeNull());
  await user.click(await choose());
  expect(screen.queryByLabelText('Selection')).toBeNull();
});

test('a row offers what the workflow allows, and opens where it is written or read', async () => {
  const { user } = await renderApp('/dashboard/subsets', { world: await worldOf(1), as: 'publisher' });
  const offered = async (name: string) => {
    await user.click(await menuOf(name));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return items;
  };
  expect(await offered('Trial 1')).toEqual(['Edit', 'View', 'Send to review', 'Delete']);
  expect(await offered(PUBLISHED)).toEqual(['View']);
  expect(screen.getByText('Trial 1').closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/subsets\/[\da-f-]+\/edit$/),
  );
  expect(screen.getByText('New subset')).toHaveAttribute('href', '/dashboard/subsets/edit');
  await user.click(screen.getByText(PUBLISHED));
  await heading(PUBLISHED);
});

test('one is deleted after a question, and a failure leaves everything as it is', async () => {
  const world = await worldOf(0);
  const { user, server } = await renderApp('/dashboard/subsets', { world, as: 'admin' });
  server.use(
    http.post('*/subset/bulk/delete', () => HttpResponse.json({ error: 'The disk is full' }, { status: 507 }), {
      once: true,
    }),
  );
  await user.click(await menuOf(DRAFT));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await dialog(`Delete “${DRAFT}”?`);
  await question.findByText(/^Its list of \d+ accessions? goes with it/);
  await user.click(question.getByText('Delete'));
  await question.findByText('The disk is full');
  expect(stateOf(world, DRAFT)).toBe('DRAFT');
  await user.click(question.getByText('Delete'));
  await screen.findByText('Delete: 1 done');
  await heading('11 subsets');
  expect(stateOf(world, DRAFT)).toBeUndefined();
  expect(screen.queryByText(`Delete “${DRAFT}”?`)).toBeNull();
});

test('several are deleted after it was said what goes with them', async () => {
  const world = await worldOf(2);
  const { user } = await renderApp('/dashboard/subsets', { world, as: 'publisher' });
  await menuOf('Trial 1');
  await user.click(await choose());
  for (const name of ['Trial 1', 'Trial 2']) await user.click(await screen.findByLabelText(`Select this row: ${name}`));
  await user.click(await (await bar()).findByText('Delete selected'));
  const question = await dialog('Delete 2 items?');
  await question.findByText(/^Their translations and lists of accessions go with them/);
  await user.click(question.getByText('Delete selected'));
  await screen.findByText('Delete selected: 2 done');
  expect(stateOf(world, 'Trial 1')).toBeUndefined();
});

test('what several lose their publication for is asked once, and told of each', async () => {
  const world = await worldOf(0);
  const reasons: unknown[] = [];
  const { user, server } = await renderApp('/dashboard/subsets?columns=state', { world, as: 'admin' });
  server.use(
    http.post('*/subset/:uuid/unpublish', async ({ request }) => {
      reasons.push(await request.clone().json());
    }),
  );
  await menuOf(PUBLISHED);
  await user.click(await choose());
  const both = ['Core collection of barley', 'Mini core collection of chickpea'];
  for (const name of both) await user.click(await screen.findByLabelText(`Select this row: ${name}`));
  await user.click(await (await bar()).findByText('Unpublish selected'));
  const asked = await dialog('Unpublish 2 items?');
  const button = asked.getByRole('button', { name: 'Unpublish selected' });
  expect(button).toBeDisabled();
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'Wrong wheats. ');
  await user.click(button);
  await screen.findByText('Unpublish selected: 2 done');
  expect(reasons).toMatchObject([{ reason: 'Wrong wheats.' }, { reason: 'Wrong wheats.' }]);
  for (const title of both) expect(stateOf(world, title)).toBe('DRAFT');
});
