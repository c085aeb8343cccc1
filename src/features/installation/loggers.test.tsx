import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';

const worldThatPrints = () => emptyWorld({ settings: { onCall: () => undefined } });

test('an administrator finds a logger by name, sets its level and takes it back', async () => {
  const world = worldThatPrints();
  const { user } = await renderApp('/admin/loggers', { as: 'admin', world });
  await heading('Loggers');
  await user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'calls.KPI');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['calls.kpi']);

  const level = () => screen.getByRole('combobox', { name: 'Level of calls.kpi' });
  expect(level()).toHaveValue('INFO');
  await user.selectOptions(level(), 'DEBUG');
  await waitFor(() => expect(level()).toHaveValue('DEBUG'));
  expect(world.loggers.find('calls.kpi')?.level).toBe('DEBUG');

  await user.click(screen.getByRole('button', { name: 'Reset calls.kpi to INFO' }));
  await waitFor(() => expect(level()).toHaveValue('INFO'));
  expect(level()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), ' of nothing');
  expect(screen.getByText('Nothing has such a name.')).toBeVisible();
});

test('a publisher reads the levels', async () => {
  const world = worldThatPrints();
  world.loggers.set('calls.acn', 'TRACE');
  await renderApp('/dashboard/loggers', { as: 'publisher', world });
  await heading('Loggers');
  const row = within(await screen.findByRole('row', { name: 'calls.acn TRACE' }));
  expect(row.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Only administrators can set levels.')).toBeVisible();
});

test('a server without loggers does not offer them', async () => {
  const without = http.get('*/admin/logger', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/loggers', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
