import { screen, within } from '@testing-library/react';
import { administer } from '../../../mocks/rules/requests/admin-actions';
import { changeAnswer } from '../../../mocks/rules/requests/answers';
import { requestAt } from '../../../mocks/rules/requests/request-rows';
import { actByLink } from '../../../mocks/rules/requests/requests';
import { askable, filedRequest, tokenFor } from '../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../mocks/rules/world/world';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';

/** A world in which somebody wrote something. */
async function written() {
  const world = emptyWorld({});
  const by = { by: world.users.byEmail('content@example.org')?.uuid };
  const { crops } = world;
  await crops.all();
  crops.change('wheat', undefined, { name: 'Bread wheat' }, by);
  world.audit.note({
    class: 'user',
    id: 'somebody',
    action: 'UPDATE',
    ...by,
    changes: [{ property: 'email', previous: 'old@example.org', value: 'new@example.org' }],
  });
  return world;
}

test('administrators read who changed what, and narrow it', async () => {
  const { user } = await renderApp('/admin/auditlog', { world: await written(), as: 'admin' });
  await heading('2 changes');
  const row = await gridRow('Bread wheat');
  for (const text of ['Crop', 'Changed', 'Name', 'Wheat', 'Carla Content'])
    expect(within(row).getAllByText(text)[0]).toBeVisible();
  expect(within(row).getByRole('link', { name: /wheat/i })).toHaveAttribute('href', '/c/wheat');
  await user.click(screen.getByRole('checkbox', { name: /^User/ }));
  await arrivedAt(/^\/admin\/auditlog\/v/);
  await heading('1 change');
  // Of people the property is named, and no value.
  expect(screen.queryByText(/example\.org/)).toBeNull();
});

test('a change of an account and of a token is told in words, without a value', async () => {
  const world = emptyWorld({});
  const uma = world.users.byEmail('user@example.org')?.uuid ?? '';
  world.users.update(uma, { password: { iterations: 1, salt: 'some-salt', hash: 'some-hash' } });
  await world.apiTokens.make(uma, { label: 'some-label', active: true, expires: null });
  await renderApp('/admin/auditlog', { world, as: 'admin' });
  await heading('2 changes');
  const row = await gridRow('Password');
  expect(within(row).getAllByText('Uma User')).toHaveLength(2);
  expect(within(await gridRow('API token')).getByText('Created')).toBeVisible();
  expect(screen.queryByText(/some-/)).toBeNull();
});

test('moves and answers of a request are told, by whom, and of what they hold nothing', async () => {
  const world = makeWorld({ accessions: 300 });
  const sent = await filedRequest(world, await askable(world, 3));
  await actByLink(world, tokenFor(world, sent.info.email, 'validate'), 'validate');
  const change = { items: {}, note: 'Our secret note', tracking: null };
  await changeAnswer(world, tokenFor(world, sent.holders[0]?.email ?? '', 'answer'), change);
  await administer(world, requestAt(world, sent.uuid), 'erase', { by: world.users.byEmail('admin@example.org')?.uuid });
  await renderApp('/admin/auditlog', { world, as: 'admin' });
  await heading('4 changes');
  expect(within(await gridRow('The requester')).getByText('Created')).toBeVisible();
  expect(within(await gridRow('The genebank')).getByText('Genebanks’ answers')).toBeVisible();
  expect(within(await gridRow('Requester’s details')).getByText('Ada Administrator')).toBeVisible();
  expect(screen.queryByText(/secret note|Bea Breeder/)).toBeNull();
});

test('where nothing was written there are no changes', async () => {
  await renderApp('/admin/auditlog', { world: emptyWorld({}), as: 'admin' });
  await heading('0 changes');
  expect(await screen.findByText('No changes')).toBeVisible();
});
