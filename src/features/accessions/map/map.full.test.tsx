import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { heading, arrivedAt, renderApp } from '../../../../test/harness/harness';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { failing } from '../../../../mocks/adapters/scenarios';
import type { MapInfo } from '@/contract/accession/map';

const world = makeWorld({ accessions: 60 });
const open = (path = '/a/map', options: Parameters<typeof renderApp>[1] = {}) => renderApp(path, { world, ...options });
const region = (name: string) => screen.findByRole('region', { name });
const layers = () => region('Layers');
const whole = async () => (await world.accessions.page({}, { l: 1 })).totalElements;
const placed = async () => (await world.accessions.page({ geo: { referenced: true } }, { l: 1 })).totalElements;

test('says how many of the result it shows, and lists them', async () => {
  await open();
  const [total, referenced] = [await whole(), await placed()];
  await heading(`${total} accessions`);
  const badge = await screen.findByText(`${total} accessions`, { selector: 'strong' });
  expect(badge.parentElement).toHaveTextContent(
    `${total} accessions · ${referenced} on the map · ${total - referenced} have no coordinates`,
  );
  expect(screen.getByRole('note')).toHaveTextContent('This browser cannot draw the map');
  const list = await region('Accessions in view');
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(referenced));
  expect(within(list).getByRole('status')).toHaveTextContent(`${referenced} accessions`);
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/a\/[0-9a-f-]{36}$/));
});

test('the list says that it goes on, and does', async () => {
  const many = makeWorld({ accessions: 600 });
  const { user } = await open('/a/map', { world: many });
  const { totalElements: total } = await many.accessions.page({ geo: { referenced: true } }, { l: 1 });
  const list = await region('Accessions in view');
  const links = () => within(list).getAllByRole('link');
  await waitFor(() => expect(links()).toHaveLength(100));
  expect(within(list).getByText(`… and ${total - 100} more`)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: /^Show \d+ more$/ }));
  await waitFor(() => expect(links()).toHaveLength(Math.min(total, 200)));
});

test.each(['/a/map/@50.1,14.4,6z', '/a/map'])('opens at %s', async (path) => {
  const { address } = await open(path);
  await heading(/accessions$/);
  await layers();
  expect(address()).toBe(path);
});

test('a pasted area narrows the result, and its chip takes it away', async () => {
  const { user } = await open('/a/map');
  const total = await whole();
  await heading(`${total} accessions`);
  const panel = screen.getByRole('complementary', { name: 'Filters' });
  await user.click(within(panel).getByText('Origin and collecting'));
  await user.click(await within(panel).findByText('Area on the map'));
  const box = await within(panel).findByLabelText('Polygon as GeoJSON or WKT');
  const apply = within(panel).getByRole('button', { name: 'Filter by this polygon' });
  await user.click(apply);
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Paste a polygon first.');

  await user.type(box, 'POLYGON((0 0, 20 0, 300 20, 0 0))');
  await user.click(apply);
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Corner 3 of ring 1 has the longitude 300');
  expect(box).toHaveValue('POLYGON((0 0, 20 0, 300 20, 0 0))');
  expect(box).toHaveAccessibleDescription(/Corner 3 of ring 1/);

  await user.clear(box);
  await user.type(box, 'POLYGON((-180 -80, 180 -80, 180 80, -180 80, -180 -80))');
  await user.click(apply);
  await heading(`${await placed()} accessions`);
  await arrivedAt(/^\/a\/map\/v2[\w-]+$/);
  await user.click(screen.getByRole('button', { name: 'Area on the map: 4 corners' }));
  await heading(`${total} accessions`);
  await arrivedAt('/a/map');
});

describe('layers', () => {
  test('the result is saved as a layer, once', async () => {
    const { user } = await open();
    await heading(/accessions$/);
    const panel = await layers();
    const save = within(panel).getByRole('button', { name: 'Save the current selection as a layer' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await within(panel).findByText('Saved as “All accessions”')).toBeVisible();
    await user.click(save);
    expect(await within(panel).findByRole('alert')).toHaveTextContent('A filter cannot be saved twice.');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    const name = within(panel).getByRole('textbox', { name: 'Name of the layer' });
    await user.clear(name);
    await user.type(name, 'Everything');
    await user.click(within(panel).getByRole('checkbox', { name: 'Show Everything' }));
    const stored = JSON.parse(localStorage.getItem('savedMaps') ?? '') as object[];
    expect(stored).toEqual([expect.objectContaining({ name: 'Everything', enabled: false, opacity: 1 })]);
    await user.click(within(panel).getByRole('button', { name: 'Remove Everything' }));
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
    expect(localStorage.getItem('savedMaps')).toBe('[]');
  });

  test('a layer is called what its filter says', async () => {
    const { user } = await open();
    await heading(/accessions$/);
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    await user.click(await within(filters).findByRole('checkbox', { name: /^Wild/ }));
    await screen.findByRole('button', { name: 'Biological status: Wild' });
    const panel = await layers();
    const save = within(panel).getByRole('button', { name: 'Save the current selection as a layer' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await within(panel).findByRole('textbox')).toHaveValue('Biological status: Wild');
  });

  test('they are ordered, and another tab changes them', async () => {
    const stored = ['v2aaa', 'v2bbb'].map((filterCode) => ({
      filterCode,
      name: filterCode,
      enabled: true,
      opacity: 1,
    }));
    localStorage.setItem('savedMaps', JSON.stringify(stored));
    const { user } = await open();
    await heading(/accessions$/);
    const panel = await layers();
    const names = () =>
      within(panel)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    await waitFor(() => expect(names()).toEqual(['v2aaa', 'v2bbb']));
    expect(within(panel).getByRole('button', { name: 'Move v2aaa up' })).toBeDisabled();
    await user.click(within(panel).getByRole('button', { name: 'Move v2bbb up' }));
    expect(names()).toEqual(['v2bbb', 'v2aaa']);
    localStorage.setItem('savedMaps', JSON.stringify(stored.slice(0, 1)));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'savedMaps' }));
    await waitFor(() => expect(names()).toEqual(['v2aaa']));
  });

  test('a full storage says so and loses nothing on the screen', async () => {
    const { user } = await open();
    await heading(/accessions$/);
    const panel = await layers();
    const save = within(panel).getByRole('button', { name: 'Save the current selection as a layer' });
    await waitFor(() => expect(save).toBeEnabled());
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(save);
    expect(await screen.findByText(/This browser keeps no more/)).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  });

  test('broken contents are set aside and told', async () => {
    localStorage.setItem('savedMaps', '[{"filterCode":');
    await open();
    await layers();
    expect(await screen.findByText(/could not be read/)).toBeVisible();
    expect(localStorage.getItem('savedMaps.kept1')).toBe('[{"filterCode":');
  });

  test('with an account they are on the server too', async () => {
    const { user } = await open('/a/map', { as: 'user' });
    await heading(/accessions$/);
    const panel = await layers();
    await within(panel).findByText(/and with your account/);
    const save = within(panel).getByRole('button', { name: 'Save the current selection as a layer' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    const held = () => JSON.parse(localStorage.getItem('savedMaps') ?? '[]') as { account?: string }[];
    await waitFor(() => expect(held()[0]?.account).toBeTruthy());
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
  });

  test('those of the account come from elsewhere', async () => {
    await open('/a/map', { as: 'user' });
    const panel = await layers();
    expect(await within(panel).findByRole('textbox')).toHaveValue('All accessions');
  });
});

test('a failing call is drawn, and the map comes when asked again', async () => {
  const { user, server } = await open('/a/map', { handlers: [failing('POST /acn/mapinfo')] });
  await heading(/accessions$/);
  await screen.findByRole('heading', { name: 'Something went wrong' });
  const info: MapInfo = {
    filterCode: 'v2x',
    accessionCount: 60,
    georeferenced: 7,
    bounds: [
      [null, null],
      [null, null],
    ],
    tileServers: [],
  };
  server.use(http.post('http://localhost/api/v2/acn/mapinfo', () => HttpResponse.json(info)));
  const [first] = screen.getAllByRole('button', { name: 'Try again' });
  if (first) await user.click(first);
  expect(await screen.findByText(/7 on the map/)).toBeVisible();
});
