import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = makeWorld({ accessions: 60 });

const box = () => screen.findByRole('combobox', { name: 'Search in this result …' });
const group = async (name: string) =>
  within(await within(await screen.findByRole('listbox')).findByRole('group', { name }));
/** By its text: what is marked in it is no word of its own. */
const option = (inGroup: string, text: string) =>
  waitFor(async () => {
    const found = (await group(inGroup)).getAllByRole('option').find(({ textContent }) => textContent === text);
    expect(found).toBeDefined();
    return found as HTMLElement;
  });

test('values of the filters are suggested with their counts; one that is chosen narrows the list', async () => {
  const { user } = await renderApp('/subsets', { world });
  await heading(/^\d+ subsets$/);
  await user.type(await box(), 'whea');
  const [wheat] = (await group('Crops')).getAllByRole('option');
  expect(wheat?.querySelector('mark')).toHaveTextContent('Whea');
  const count = Number(wheat?.querySelector('small')?.textContent);
  expect(count).toBeGreaterThan(0);
  await user.keyboard('{ArrowDown}{Enter}');
  await arrivedAt(/^\/subsets\/v[\w-]+$/);
  await heading(count === 1 ? '1 subset' : `${count} subsets`);
  expect(screen.getByRole('button', { name: 'Crops: Wheat' })).toBeVisible();
  expect(await box()).toHaveValue('');
});

test('words before the value stay text, and no count is told that leaves them out', async () => {
  const { user } = await renderApp('/subsets', { world });
  await heading(/^\d+ subsets$/);
  await user.type(await box(), 'core whea');
  await user.click(await option('Crops', 'Wheat'));
  await waitFor(() => expect(screen.getByRole('button', { name: /“?core/ })).toBeVisible());
  expect(screen.getByRole('button', { name: 'Crops: Wheat' })).toBeVisible();
  expect(await box()).toHaveValue('core');
});

test('rows that have what is typed open', async () => {
  const { user } = await renderApp('/subsets', { world });
  await heading(/^\d+ subsets$/);
  await user.type(await box(), 'core collection of w');
  await user.click(await option('Subsets', 'Core collection of wheat'));
  await heading('Core collection of wheat');
});

test('within the page of a network, values are counted among its accessions', async () => {
  const { user } = await renderApp('/network/AEGIS', { world: smallWorld() });
  await screen.findByRole('heading', { level: 2, name: '6 accessions' });
  await user.type(await box(), 'barl');
  await user.click(await option('Crop', 'Barley3'));
  await screen.findByRole('heading', { level: 2, name: '3 accessions' });
});

test('without suggestions Enter still searches', async () => {
  const handlers = [
    http.post('*/subset/filter', ({ request }) =>
      new URL(request.url).searchParams.get('l') === '1' || new URL(request.url).searchParams.get('l') === '5'
        ? HttpResponse.json({ error: 'Out of order' }, { status: 500 })
        : undefined,
    ),
  ];
  const { user } = await renderApp('/subsets', { world, handlers });
  await heading(/^\d+ subsets$/);
  await user.type(await box(), 'core collection of wheat{Enter}');
  await heading('1 subset');
  expect(screen.queryByRole('listbox')).toBeNull();
});
