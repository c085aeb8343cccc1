import { screen, waitFor, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';
import { makeWorld } from '../../../mocks/rules/world/world';

const panel = () => within(screen.getByRole('group', { name: 'Filters' }));
const filter = (name: string) => within(panel().getByRole('group', { name }));
const box = (name: string, term: RegExp) => filter(name).getByRole('checkbox', { name: term });

test('what has no value is found, and a value takes its place', async () => {
  const { user } = await renderApp('/a', { world: smallWorld() });
  await heading('10 accessions');
  await screen.findByRole('group', { name: 'Filters' });
  await user.click(box('Country of origin', /^not recorded/));
  await heading('1 accession');
  await arrivedAt(/^\/a\/v/);
  expect(screen.getByRole('button', { name: 'No value: Country of origin' })).toBeVisible();
  expect(box('Country of origin', /^not recorded/)).toBeChecked();
  await user.click(box('Crop', /^Wheat/));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Crop: Wheat' })).toBeVisible());
  await user.click(box('Country of origin', /^not recorded/));
  await heading('4 accessions');
  await user.click(box('Country of origin', /^Czechia/));
  await heading('2 accessions');
  expect(screen.queryByRole('button', { name: /^No value/ })).toBeNull();
});

test('a filter is found by its name, opened, and used', async () => {
  const { user } = await renderApp('/a', { world: smallWorld() });
  await heading('10 accessions');
  const find = panel().getByRole('searchbox', { name: 'Find a filter' });
  await user.type(find, 'ELEV');
  expect(panel().queryByRole('group', { name: 'Crop' })).toBeNull();
  await user.type(filter('Elevation').getByLabelText('From (m)'), '100');
  await user.click(filter('Elevation').getByRole('button', { name: 'Apply' }));
  await screen.findByRole('heading', { name: 'Nothing matches these filters' });
  await user.clear(find);
  await user.type(find, 'colour');
  expect(panel().getByRole('status')).toHaveTextContent('No filter is called that.');
  await user.clear(find);
  expect(panel().getByRole('group', { name: 'Crop' })).toBeInTheDocument();
});

test('a code that is none is not applied, and what one looks like is said', async () => {
  const { user } = await renderApp('/a', { world: smallWorld() });
  await heading('10 accessions');
  await user.type(panel().getByRole('searchbox', { name: 'Find a filter' }), 'DOI');
  const input = filter('DOI').getByRole('searchbox', { name: 'DOI: Codes' });
  await user.type(input, 'FS53A{Enter}');
  expect(filter('DOI').getByRole('alert')).toHaveTextContent('Invalid DOI: must start with 10.[digits]/[something].');
  expect(input).toBeInvalid();
  expect(screen.getByRole('heading', { name: '10 accessions' })).toBeVisible();
  await user.clear(input);
  await user.type(input, 'https://doi.org/10.18730/NONE{Enter}');
  await screen.findByRole('heading', { name: 'Nothing matches these filters' });
  expect(screen.getByRole('button', { name: 'DOI: 10.18730/NONE' })).toBeVisible();
});

test('institutes are called by acronym and code, and a chosen one always has its count', async () => {
  const world = makeWorld({ accessions: 600 });
  const code = await world.filterCodes.encode({ institute: { code: ['CZE027'] } });
  await renderApp(`/a/${code}`, { world });
  const shown = /^(\d+) accessions?$/.exec((await heading(/^\d+ accessions?$/)).textContent ?? '')?.[1];
  const chosen = await waitFor(() => box('Holding institute', /^CZE027 HBROD/));
  expect(chosen).toBeChecked();
  expect(screen.getByText('CZE027 HBROD')).toHaveAttribute('data-full', expect.stringMatching(/^CZE027 Potato/));
  await waitFor(() => expect(chosen.closest('label')).toHaveTextContent(new RegExp(`HBROD${shown}$`)));
});
