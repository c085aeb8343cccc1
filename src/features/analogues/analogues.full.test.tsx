import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 400 });
const ANALOGUES = 'http://localhost/api/v2/acn/analogues';
let total = 0;

beforeAll(async () => {
  total = (await world.accessions.counts()).total;
});

const openTool = async (search = '') => {
  const portal = await renderApp(`/a/analogues${search}`, { world });
  await heading(`${total} accessions`);
  await screen.findByRole('button', { name: 'Find similar areas' });
  return portal;
};
const box = (name: string) => screen.getByRole('textbox', { name });
const areas = () => screen.findByRole('heading', { level: 2, name: /areas? ha(s|ve) such a climate$/ });
const table = () => screen.findByRole('region', { name: /most similar areas$/ });

describe('a place', () => {
  test('is typed, stands in the address, and is looked for', async () => {
    const { user } = await openTool();
    await user.type(box('Latitude'), '48.21');
    await user.type(box('Longitude'), '16,37{Enter}');
    await areas();
    await arrivedAt('/a/analogues?place=48.21_16.37');
    const rows = within(await table()).getAllByRole('row');
    // The head, the place itself, the ten most similar.
    expect(rows).toHaveLength(12);
    expect(screen.getByText(/computed by a simple model/)).toBeVisible();
  });

  test('is pasted as a pair', async () => {
    const { user } = await openTool();
    await user.click(box('Longitude'));
    await user.paste('48.21, -16.37');
    expect(box('Latitude')).toHaveValue('48.21');
    expect(box('Longitude')).toHaveValue('-16.37');
  });

  test('in the sea has no climate', async () => {
    await openTool('?place=0_-30');
    expect(await screen.findByText('No climate is known here')).toBeVisible();
  });

  test('is taken from an accession', async () => {
    const { user } = await openTool();
    await user.click(screen.getByText('Use the place of an accession'));
    const [first] = await screen.findAllByRole('button', { name: /°/ });
    await user.click(first as HTMLElement);
    await arrivedAt(/^\/a\/analogues\?place=[-\d.]+_[-\d.]+&accession=[0-9a-f-]{36}$/);
    expect(await screen.findByText('The place of accession')).toBeVisible();
  });

  test('of another world is said not to be read', async () => {
    await openTool('?place=95_16&within=bio1-x');
    expect(await screen.findByText(/cannot be read/)).toBeVisible();
  });
});

describe('tolerances', () => {
  test('are changed, added, left out and made usual again', async () => {
    const { user } = await openTool('?place=48.21_16.37');
    await areas();
    const temperature = box('Annual mean temperature: how far at most');
    await user.clear(temperature);
    await user.click(screen.getByRole('button', { name: 'Find similar areas' }));
    expect(screen.getByText(/Type a number above 0/)).toBeVisible();
    await user.type(temperature, '3,5');
    await user.click(screen.getByRole('button', { name: 'Leave out: Temperature seasonality' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Another variable' }), 'Isothermality');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(screen.getByRole('button', { name: 'Find similar areas' }));
    await arrivedAt('/a/analogues?place=48.21_16.37&within=bio1-3.5_bio3-25p_bio12-25p_bio18-25p_bio19-25p');
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Isothermality (%)' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Usual tolerances' }));
    await user.click(screen.getByRole('button', { name: 'Find similar areas' }));
    await arrivedAt('/a/analogues?place=48.21_16.37');
  });

  test('too narrow find nothing and can be widened', async () => {
    const { user } = await openTool('?place=48.21_16.37&within=bio1-0.001_bio12-0.001');
    await user.click(await screen.findByRole('button', { name: 'Double all tolerances' }));
    await arrivedAt('/a/analogues?place=48.21_16.37&within=bio1-0.002_bio12-0.002');
  });
});

test('the climate that was found narrows the one filter, and is taken away again', async () => {
  const { user } = await openTool('?place=48.21_16.37&within=bio1-6_bio12-90p');
  await user.click(await screen.findByRole('button', { name: 'Show accessions from such climates' }));
  await screen.findByText(/The filter holds this climate/);
  await arrivedAt(/^\/a\/analogues\/v[\w-]+\?place=48\.21_16\.37&within=/);
  const count = (await screen.findByRole('heading', { level: 1, name: /^\d+ accessions?$/ })).textContent;
  expect(count).not.toBe(`${total} accessions`);
  expect(screen.getByRole('link', { name: 'See them in the list' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/a\/v/),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the climate from the filter' }));
  await heading(`${total} accessions`);
});

test('a failed call is drawn, and asked again', async () => {
  const handlers = [
    http.post(ANALOGUES, () => HttpResponse.json({ error: 'broken' }, { status: 500 }), { once: true }),
  ];
  const { user } = await renderApp('/a/analogues?place=48.21_16.37', { world, handlers });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await areas();
});

test('names out of data are text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const handlers = [
    http.post(ANALOGUES, () => HttpResponse.json({ target: { bio1: 8 }, areas: [], total: 0, model: hostile })),
  ];
  await renderApp('/a/analogues?place=48.21_16.37', { world, handlers });
  expect(await screen.findByText(`About the climate: ${hostile}`)).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});
