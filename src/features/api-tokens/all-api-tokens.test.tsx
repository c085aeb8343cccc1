import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { gridRow, heading, renderApp } from '../../../test/harness/harness';

test('administrators switch off the key of somebody, and delete it', async () => {
  const world = emptyWorld({});
  const person = world.users.byEmail('user@example.org')?.uuid ?? '';
  const made = await world.apiTokens.make(person, { label: 'R script', active: true, expires: null });
  const { user } = await renderApp('/admin/api-tokens', { world, as: 'admin' });
  await heading('1 API token');
  const menu = async (act: string) => {
    const row = await gridRow('R script');
    await user.click(within(row).getByRole('button', { name: /R script/ }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: act }));
  };
  const row = within(await gridRow('R script'));
  for (const text of ['user@example.org', 'Active', 'Never expires', 'Never used'])
    expect(row.getByText(text)).toBeVisible();
  expect(document.body.textContent).not.toContain(made.token);
  await menu('Switch off');
  expect(await within(await gridRow('R script')).findByText('Switched off')).toBeVisible();
  expect(await world.apiTokens.check(made.token)).toBeUndefined();
  await menu('Delete');
  await waitFor(() => expect(world.apiTokens.all()).toEqual([]));
  const told = world.audit
    .all((uuid) => world.users.byUuid(uuid)?.fullName)
    .filter((each) => each.className === 'apitoken');
  expect(told.map(({ action, by }) => [action, by])).toEqual([
    ['DELETE', 'Ada Administrator'],
    ['UPDATE', 'Ada Administrator'],
    ['INSERT', 'Uma User'],
  ]);
  expect(JSON.stringify(told)).not.toContain(made.token);
});

test('a server without API tokens of others does not offer them', async () => {
  const without = http.post('*/apitoken/*', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/api-tokens', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
