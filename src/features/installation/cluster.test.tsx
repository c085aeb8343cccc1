import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';

const rowsOf = async (label: string) =>
  within(await screen.findByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1);

test('an administrator sees the one process there is, and how much it holds', async () => {
  const world = emptyWorld({
    settings: { processFigures: () => ({ name: 'host:7', memory: 81_600_000, load: 0.456 }) },
  });
  const { user } = await renderApp('/admin/hazelcast', { as: 'admin', world });
  await heading('Cluster');
  const members = await rowsOf('Members');
  expect(members).toHaveLength(1);
  expect(members[0]).toHaveTextContent(/^host:72025\.2\.5.*820\.46$/);

  const size = async (name: string) =>
    (await rowsOf('Stored tables')).find((row) => within(row).queryByRole('rowheader', { name }))?.textContent;
  expect(await size('accounts/users')).toBe(`accounts/users${world.users.all().length}`);
  expect(await size('kpi/runs')).toBeUndefined();
  world.store.rows('kpi/runs').set('x', []);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(async () => expect(await size('kpi/runs')).toBe('kpi/runs1'));
});

test('a server that tells nothing of its processes does not offer them', async () => {
  const without = http.get('*/admin/cluster', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/hazelcast', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
