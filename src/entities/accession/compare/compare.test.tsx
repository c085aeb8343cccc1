import { screen, within } from '@testing-library/react';
import { accessionBuilder } from '../../../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../../../mocks/data/reference/reference';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { failing } from '../../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';

function worldOf(values: Partial<PassportRecord>[]) {
  const builder = accessionBuilder();
  for (const [index, value] of values.entries())
    builder.add({ ...emptyRecord('CZE122', `N ${index + 1}`, 'Triticum'), species: 'aestivum', ...value });
  return makeWorld({ accessions: builder.build(ACCESSION_REFERENCE) });
}

const table = () => screen.findByRole('table', { name: '' });
const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);

test('rows of the list are chosen and compared at an address of their own', async () => {
  const { user } = await renderApp('/a?size=25', { world: smallWorld() });
  await heading('10 accessions');
  const ticks = await screen.findAllByRole('checkbox', { name: /^Select this row/ });
  for (const tick of ticks.slice(0, 3)) await user.click(tick);
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(await within(bar).findByRole('button', { name: 'Compare' }));
  await arrivedAt(/^\/a\/v[\w-]+\?view=compare$/);
  expect(await columns()).toEqual(['01C0100001', '01C0100002', '01C0100003']);
});

test('one chosen row alone is told what is missing', async () => {
  const { user } = await renderApp('/a?size=25', { world: smallWorld() });
  await heading('10 accessions');
  const [tick] = await screen.findAllByRole('checkbox', { name: /^Select this row/ });
  if (tick) await user.click(tick);
  const bar = await screen.findByRole('region', { name: 'Selection' });
  const button = await within(bar).findByRole('button', { name: 'Compare' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Choose 2 to 12 accessions to compare them.');
  await user.click(button);
  expect(within(bar).getByText('Choose 2 to 12 accessions to compare them.')).toBeVisible();
});

test('what differs is said in words, what is missing is a dash', async () => {
  const world = worldOf([
    { acceName: 'Bezostaja', origCty: 'SUN', sampStat: 500, elevation: 0 },
    { acceName: 'Bezostaja', origCty: 'SUN', sampStat: 300 },
  ]);
  const { user } = await renderApp('/a?view=compare', { world });
  expect(await columns()).toEqual(['N 1', 'N 2']);
  expect(await cells(/^Biological status differs/)).toEqual([
    'Advanced/improved cultivar',
    'Traditional cultivar/Landrace',
  ]);
  expect(await cells(/^Elevation differs/)).toEqual(['0 m', '–not recorded']);
  expect(await row(/^Accession name Bezostaja/)).toBeVisible();
  expect(within(await table()).queryByRole('row', { name: /^Donor/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(within(await table()).queryByRole('row', { name: /^Accession name/ })).not.toBeInTheDocument();
  expect(await row(/^Elevation differs/)).toBeVisible();
});

test('one can be taken out, historic ones stay in', async () => {
  const world = worldOf([{ historic: true }, { historic: true }, { historic: true, available: false }]);
  const { user, address } = await renderApp('/a', { world });
  await heading('0 accessions');
  const { filterCode } = (await (
    await fetch('http://localhost/api/v2/acn/filter', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${/access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ historic: true }),
    })
  ).json()) as { filterCode: string };
  window.history.pushState(null, '', `/a/${filterCode}?view=compare`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await columns()).toEqual(['N 1', 'N 2', 'N 3']);
  await user.click(screen.getByRole('button', { name: 'Remove N 1 from the comparison' }));
  await heading('2 accessions');
  expect(await columns()).toEqual(['N 2', 'N 3']);
  expect(screen.getByRole('region', { name: 'Accessions side by side' })).toHaveFocus();
  expect(address()).toMatch(/^\/a\/v[\w-]+\?view=compare$/);
  window.history.back();
  await heading('3 accessions');
  expect(await columns()).toEqual(['N 1', 'N 2', 'N 3']);
});

test.each([
  [13, '13 accessions are too many to compare'],
  [1, 'One accession alone cannot be compared'],
])('%d accessions are told how to choose', async (count, title) => {
  const world = worldOf(Array.from({ length: count }, () => ({})));
  await renderApp('/a?view=compare', { world });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/2 to 12/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/a');
});

test('a failed call is drawn in its place', async () => {
  await renderApp('/a?view=compare', { world: smallWorld(), handlers: [failing('POST /acn/filter')] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
