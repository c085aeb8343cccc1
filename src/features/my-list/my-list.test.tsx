import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MY_LIST_KEY, MY_LIST_MAX, SNACKBAR_TIME_QUEUED } from '@/contract/constants';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { pass } from '../../../test/harness/settled';
import { button, closed, dialog, rows, setUp, store, uuidOf, uuidsOf, world } from './my-list.fixture';

setUp();

const BY_UUID = 'http://localhost/api/v2/acn/by-uuid';

const stored = () => JSON.parse(localStorage.getItem(MY_LIST_KEY) ?? 'null') as { count: number; accessions: string[] };
const saved = () => JSON.parse(localStorage.getItem('myLists') ?? 'null') as Record<string, unknown>;
const main = () => within(screen.getByRole('main'));
const numbers = () =>
  main()
    .queryAllByRole('link')
    .filter((link) => /^\/a\/[0-9a-f-]{36}$/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);
const listed = (...expected: string[]) => waitFor(() => expect(numbers()).toEqual(expected));
const openList = async (accessions: readonly string[], options: Parameters<typeof renderApp>[1] = {}) => {
  store(accessions);
  const portal = await renderApp('/sel', { world, ...options });
  await heading(/./);
  return portal;
};
const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Messages' })).toHaveTextContent(text));

describe('adding', () => {
  test('from a row, and taking it out again', async () => {
    const { user } = await renderApp('/a', { world });
    const [first = ''] = uuidsOf('01C0100001');
    await user.click(await button('01C0100001 in My List'));
    await said('1 accession was added to My List.');
    expect(stored()).toEqual({ count: 1, accessions: [first] });
    expect(screen.getByRole('button', { name: '01C0100001 in My List' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '01C0100001 in My List' }));
    await pass(SNACKBAR_TIME_QUEUED);
    await said('1 accession was removed from My List.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored().accessions).toEqual([first]);
  });

  test('a double click adds, on a row and on its page', async () => {
    const { user } = await renderApp('/a', { world });
    await user.dblClick(await button('01C0100001 in My List'));
    expect(stored().count).toBe(1);
    await user.click(await screen.findByRole('link', { name: 'BW 1' }));
    await user.dblClick(await button('Add to My List'));
    expect(await button('Remove from My List')).toBeVisible();
    expect(stored().count).toBe(2);
  });

  test('from chosen rows and from a whole result, ignoring what is there', async () => {
    const { user } = await renderApp('/a', { world });
    await waitFor(() => expect(numbers()).toHaveLength(10));
    const [one, two] = screen.getAllByRole('checkbox', { name: /^Select this row/ });
    if (one) await user.click(one);
    if (two) await user.click(two);
    await user.click(await button('Add to My List'));
    await said('2 accessions were added to My List.');
    await user.click(screen.getByRole('button', { name: 'Add all to My List' }));
    await said('8 accessions were added to My List.');
    expect(stored().count).toBe(10);
    expect(new Set(stored().accessions)).toEqual(new Set(rows.map(({ uuid }) => uuid)));
    await user.click(screen.getByRole('button', { name: 'Remove from My List' }));
    await pass(2 * SNACKBAR_TIME_QUEUED);
    await said('2 accessions were removed from My List.');
  });

  test('from its page, counted in the menu', async () => {
    const [uuid = ''] = uuidsOf('HOR 1');
    const { user } = await renderApp(`/a/${uuid}`, { world });
    await user.click(await button('Add to My List'));
    expect(await button('Remove from My List')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await dialog();
    expect(await menu.findByText('My List, 1 accession')).toBeInTheDocument();
  });

  test('beyond the maximum it is refused with the numbers, and nothing is added', async () => {
    const almost = Array.from({ length: MY_LIST_MAX - 3 }, (_, index) => uuidOf(index));
    store(almost);
    const { user } = await renderApp('/a', { world });
    await user.click(await button('Add all to My List'));
    await said('My List can hold at most 5,000 accessions and has room for 3: 10 accessions were not added.');
    expect(stored().count).toBe(MY_LIST_MAX - 3);
  });

  test('a result that the server does not name says so', async () => {
    const { user, server } = await renderApp('/a', { world });
    server.use(http.post('*/acn/query', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })));
    await user.click(await button('Add all to My List'));
    await said(/could not be added.* Out of order/);
    expect(localStorage.getItem(MY_LIST_KEY)).toBeNull();
  });
});

describe('the table', () => {
  test('says how accessions come into an empty list', async () => {
    await renderApp('/sel', { world });
    expect(await screen.findByRole('heading', { name: 'Your list is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse accessions' })).toHaveAttribute('href', '/a');
  });

  test('shows the accessions in the order of adding, or in another', async () => {
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1', '01C0100003'));
    await listed('HOR 2', 'BW 1', '01C0100003');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Accession number ↓');
    await listed('HOR 2', 'BW 1', '01C0100003');
    await arrivedAt('/sel?sort=accessionNumber&dir=desc');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Country of origin ↑');
    // Unknown origins stand last.
    await listed('HOR 2', '01C0100003', 'BW 1');
  });

  test('is a table on large screens', async () => {
    window.innerWidth = 1280;
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
    await listed('HOR 2', 'BW 1');
    await user.click(screen.getByRole('button', { name: 'BW 1 in My List' }));
    await listed('HOR 2');
    expect(stored().accessions).toEqual(uuidsOf('HOR 2'));
  });

  test('finds words in what accessions are and in notes', async () => {
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1', 'CIMMYTMA 3'));
    await listed('HOR 2', 'BW 1', 'CIMMYTMA 3');
    await user.type(screen.getByRole('searchbox'), 'zea MEX002');
    await listed('CIMMYTMA 3');
    await user.type(screen.getByRole('searchbox'), ' nothing');
    expect(await screen.findByRole('heading', { name: 'Nothing in the list has these words' })).toBeVisible();
  });

  test('takes out chosen accessions', async () => {
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1', 'CIMMYTMA 3'));
    await listed('HOR 2', 'BW 1', 'CIMMYTMA 3');
    const [one, , three] = screen.getAllByRole('checkbox', { name: /^Select this row/ });
    if (one) await user.click(one);
    if (three) await user.click(three);
    await user.click(await button('Remove from the list'));
    await listed('BW 1');
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.click(await button('Undo the last change'));
    await listed('HOR 2', 'BW 1', 'CIMMYTMA 3');
  });

  test('is cleared after a question only', async () => {
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
    await user.click(await button('Clear …'));
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(stored().count).toBe(2);
    await user.click(await button('Clear …'));
    await user.click((await dialog()).getByRole('button', { name: 'Remove 2 accessions' }));
    expect(await screen.findByRole('heading', { name: 'Your list is empty' })).toBeVisible();
    expect(stored()).toEqual({ count: 0, accessions: [] });
  });

  test('asks in slices of 200; a slice that failed is asked for again', async () => {
    const sizes: number[] = [];
    let isBusy = true;
    const failing = http.post(BY_UUID, async ({ request }) => {
      const asked = (await request.clone().json()) as string[];
      sizes.push(asked.length);
      return isBusy && asked.includes(uuidOf(448)) ? HttpResponse.json({ error: 'Busy' }, { status: 503 }) : undefined;
    });
    const { user } = await openList(
      [...uuidsOf('HOR 2'), ...Array.from({ length: 449 }, (_, index) => uuidOf(index))],
      {
        handlers: [failing],
      },
    );
    expect(
      await screen.findByText(/^200 accessions could not be loaded\. They stay in the list\. Busy$/),
    ).toBeVisible();
    expect(sizes.toSorted((a, b) => a - b)).toEqual([50, 200, 200]);
    expect(stored().count).toBe(450);
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('449 accessions of your list are no longer in the catalogue.')).toBeVisible();
    expect(sizes).toHaveLength(4);
  });

  test('names accessions that are no longer known, and takes them out when told to', async () => {
    const { user } = await openList([...uuidsOf('HOR 2'), uuidOf(7)]);
    expect(await screen.findByText('1 accession of your list is no longer in the catalogue.')).toBeVisible();
    await listed('HOR 2');
    await user.click(screen.getByRole('button', { name: 'Which?' }));
    expect(screen.getByText(uuidOf(7))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(stored().accessions).toEqual(uuidsOf('HOR 2')));
  });
});

describe('the storage', () => {
  test('invalid uuids are removed with a notice', async () => {
    localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: 3, accessions: [...uuidsOf('HOR 2'), 'x', '<b>'] }));
    await renderApp('/sel', { world });
    await said('Found 2 invalid uuids in your list, updating');
    expect(stored()).toEqual({ count: 1, accessions: uuidsOf('HOR 2') });
    await listed('HOR 2');
  });

  test('broken contents are said and kept', async () => {
    localStorage.setItem(MY_LIST_KEY, '{"accessions":"<img src=x onerror=alert(1)>"}');
    localStorage.setItem('myLists', '[]');
    await renderApp('/sel', { world });
    await said(/could not be read.*“myList.kept1”/);
    expect(localStorage.getItem('myList.kept1')).toContain('<img');
    expect(await screen.findByRole('heading', { name: 'Your list is empty' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('myLists.kept1')).toBe('[]'));
  });

  test('another tab’s change shows', async () => {
    await openList(uuidsOf('HOR 2'));
    await listed('HOR 2');
    store(uuidsOf('HOR 2', 'BW 1'));
    window.dispatchEvent(new StorageEvent('storage', { key: MY_LIST_KEY }));
    await listed('HOR 2', 'BW 1');
    store(uuidsOf('BW 1'));
    window.dispatchEvent(new Event('focus'));
    await listed('BW 1');
  });

  test('a full storage is said once and loses nothing on screen', async () => {
    const { user } = await renderApp('/a', { world });
    await button('BW 1 in My List');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'BW 1 in My List' }));
    await said(/could not be saved: this browser’s storage is full or refused/);
    await user.click(screen.getByRole('button', { name: 'HOR 1 in My List' }));
    for (const name of ['BW 1 in My List', 'HOR 1 in My List'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    full.mockRestore();
    window.dispatchEvent(new Event('focus'));
    expect(stored().accessions).toEqual(uuidsOf('BW 1', 'HOR 1'));
  });
});

test('a note is written, shown, found, and kept when the storage is full', async () => {
  const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
  await user.click(await button('Add a note to HOR 2'));
  const note = (await dialog()).getByRole('textbox', { name: 'Note' });
  await user.type(note, 'cross with HOR 1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This could not be saved/)).toBeVisible();
  expect(note).toHaveValue('cross with HOR 1');
  full.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  expect(await button('Note of HOR 2: cross with HOR 1')).toBeVisible();
  expect(saved()).toMatchObject({ notes: { [uuidsOf('HOR 2')[0] ?? '']: 'cross with HOR 1' } });
  await user.type(screen.getByRole('searchbox'), 'cross');
  await listed('HOR 2');
});

test('the map says how many have no coordinates', async () => {
  store([...uuidsOf('HOR 2', 'BW 1'), uuidOf(3)]);
  await renderApp('/sel/map', { world });
  expect(
    await screen.findByText(/^0 accessions are on the map\. 2 have no coordinates\. 1 is no longer in the catalogue/),
  ).toBeVisible();
});

test('the map lists what lies on it', async () => {
  const placed = makeWorld({ accessions: 60 });
  const { content } = await placed.accessions.page({ geo: { referenced: true } }, { l: 2 });
  const [without] = (await placed.accessions.page({ geo: { referenced: false } }, { l: 1 })).content;
  store([...content, without].flatMap((accession) => accession?.uuid ?? []));
  await renderApp('/sel/map', { world: placed });
  const list = await screen.findByRole('region', { name: 'Accessions in view' });
  for (const { accessionNumber } of content)
    expect(await within(list).findByRole('link', { name: accessionNumber })).toBeVisible();
  expect(within(list).getByRole('button', { name: 'Request' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Request these' })).toHaveAttribute('href', '/requests/create');
  expect(within(list).getByRole('status')).toHaveTextContent(/^2 accessions$/);
});
