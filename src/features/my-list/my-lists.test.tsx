import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MY_LIST_KEY } from '@/contract/constants';
import { heading, renderApp } from '../../../test/harness/harness';
import { Gate, pass } from '../../../test/harness/settled';
import { button, closed, dialog, rows, setUp, store, uuidOf, uuidsOf, world } from './my-list.fixture';

setUp();

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = () => (JSON.parse(localStorage.getItem(MY_LIST_KEY) ?? 'null') as { accessions: string[] }).accessions;
interface StoredLists {
  current: { name: string; note: string };
  lists: { name: string; accessions: string[] }[];
  seen: Record<string, unknown[]>;
}
const saved = () => JSON.parse(localStorage.getItem('myLists') ?? 'null') as StoredLists;
const openList = async (accessions: readonly string[], options: Parameters<typeof renderApp>[1] = {}) => {
  store(accessions);
  const portal = await renderApp('/sel', { world, ...options });
  await screen.findByText(accessions.length === 1 ? '1 accession' : `${accessions.length} accessions`);
  return portal;
};

/** A button of the list, when its rows are there. */
async function enabled(name: string): Promise<HTMLElement> {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

describe('named lists', () => {
  test('are made, filled, switched, renamed, copied and deleted after a question', async () => {
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
    await user.click(await button('Lists …'));
    const lists = await dialog();
    await user.click(lists.getByRole('button', { name: 'New list' }));
    await user.click(lists.getByRole('button', { name: 'Create and use' }));
    expect(lists.getByText('Give the list a name.')).toBeVisible();
    await user.type(lists.getByLabelText('Name'), 'Trial 7');
    await user.type(lists.getByLabelText('Note on the list'), 'for spring');
    await user.click(lists.getByRole('button', { name: 'Create and use' }));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(saved()).toMatchObject({
      current: { name: 'Trial 7', note: 'for spring' },
      lists: [{ name: '', accessions: uuidsOf('HOR 2', 'BW 1') }],
    });

    await user.click(lists.getByRole('button', { name: 'Use' }));
    await waitFor(() => expect(stored()).toEqual(uuidsOf('HOR 2', 'BW 1')));
    expect(saved().lists).toEqual([expect.objectContaining({ name: 'Trial 7', accessions: [] })]);

    const [rename] = lists.getAllByRole('button', { name: 'Rename' });
    if (rename) await user.click(rename);
    await user.type(lists.getByLabelText('Name'), 'Barley');
    await user.click(lists.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved().current.name).toBe('Barley'));

    const [copy] = lists.getAllByRole('button', { name: 'Copy' });
    if (copy) await user.click(copy);
    expect(lists.getByLabelText('Name')).toHaveValue('Copy of Barley');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved().current.name).toBe('Copy of Barley'));
    expect(stored()).toEqual(uuidsOf('HOR 2', 'BW 1'));

    const [remove] = lists.getAllByRole('button', { name: 'Delete' });
    if (remove) await user.click(remove);
    expect(lists.getByText('Delete “Copy of Barley” with 2 accessions? This cannot be undone.')).toBeVisible();
    await user.click(lists.getByRole('button', { name: 'Delete the list' }));
    await waitFor(() => expect(saved().current.name).toBe('Trial 7'));
    await user.click(lists.getByRole('button', { name: 'Close' }));
    await closed();
    await heading('Trial 7');
    // What was done to another list is not undone in this one.
    expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
  });

  test('a switch that cannot be stored changes nothing', async () => {
    keep('myLists', {
      current: { id: 'a', name: 'A', note: '' },
      lists: [{ id: 'b', name: 'B', note: '', accessions: [] }],
    });
    const { user } = await openList(uuidsOf('HOR 2'));
    await screen.findByRole('heading', { name: 'A' });
    await user.click(await button('Lists …'));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click((await dialog()).getByRole('button', { name: 'Use' }));
    expect(await screen.findByText(/This could not be saved/)).toBeVisible();
    full.mockRestore();
    expect(stored()).toEqual(uuidsOf('HOR 2'));
    expect(screen.getByRole('heading', { name: 'A', hidden: true })).toBeInTheDocument();
  });
});

describe('combining', () => {
  const others = (...numbers: string[]) =>
    keep('myLists', {
      current: { id: 'a', name: '', note: '' },
      lists: [{ id: 'b', name: 'Other', note: '', accessions: uuidsOf(...numbers) }],
    });

  test.each([
    [
      'Add what is not in my list',
      ['HOR 2', 'BW 1', 'HOR 1'],
      /^1 accession would be added\. Nothing would be removed\./,
    ],
    ['Keep only what is in both', ['BW 1'], /^Nothing would be added\. 1 accession would be removed\./],
    ['Take away what is in the other', ['HOR 2'], /^Nothing would be added\. 1 accession would be removed\./],
  ])('%s, after showing what would change; and undone', async (operation, expected, preview) => {
    others('BW 1', 'HOR 1');
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
    await user.click(await button('Combine …'));
    await user.click((await dialog()).getByRole('radio', { name: operation }));
    await user.click(screen.getByRole('button', { name: 'See what would change' }));
    expect(await screen.findByText(preview)).toBeVisible();
    expect(stored()).toEqual(uuidsOf('HOR 2', 'BW 1'));
    await user.click(await button('Change the list'));
    await closed();
    expect(stored()).toEqual(uuidsOf(...expected));
    await user.click(await button('Undo the last change'));
    expect(stored()).toEqual(uuidsOf('HOR 2', 'BW 1'));
  });

  test('with the result looked at last, and with a pasted link', async () => {
    store(uuidsOf('HOR 2', 'BW 1', '01C0100001'));
    const { user, address } = await renderApp('/a', { world });
    await user.click(await screen.findByRole('link', { name: /^01C0100001/ }).then(() => button(/^Filters/)));
    await user.click(await screen.findByRole('checkbox', { name: /^Wheat/ }));
    await waitFor(() => expect(address()).toMatch(/^\/a\/v/));
    const link = `https://example.org${address().replace('/a/', '/a/overview/')}`;
    await user.keyboard('{Escape}');
    await user.click(await button('Open the menu'));
    await user.click((await dialog()).getByRole('link', { name: 'My List, 3 accessions' }));
    await user.click(await button('Combine …'));
    const combine = await dialog();
    expect(combine.getByRole('combobox')).toHaveDisplayValue('my last result (4 accessions)');
    await user.click(combine.getByRole('radio', { name: 'Keep only what is in both' }));
    await user.click(combine.getByRole('button', { name: 'See what would change' }));
    expect(await combine.findByText(/1 accession would be removed\. The list would have 2/)).toBeVisible();
    await user.selectOptions(combine.getByRole('combobox'), 'a link to a result …');
    await user.type(combine.getByLabelText('Link'), 'my wheat');
    await user.click(combine.getByRole('button', { name: 'See what would change' }));
    expect(await combine.findByText(/This is not the address of a list/)).toBeVisible();
    await user.clear(combine.getByLabelText('Link'));
    await user.type(combine.getByLabelText('Link'), link);
    await user.click(combine.getByRole('radio', { name: 'Take away what is in the other' }));
    await user.click(combine.getByRole('button', { name: 'See what would change' }));
    expect(await combine.findByText(/2 accessions would be removed\. The list would have 1/)).toBeVisible();
  });

  test('what is chosen meanwhile is not answered by the question before', async () => {
    const gate = new Gate();
    const late = http.post('http://localhost/api/v2/acn/query', gate.pass);
    const { user } = await openList(uuidsOf('HOR 2', 'BW 1'), { handlers: [late] });
    await user.click(await button('Combine …'));
    const combine = await dialog();
    await user.selectOptions(combine.getByRole('combobox'), 'a link to a result …');
    await user.type(combine.getByLabelText('Link'), 'https://example.org/a');
    await user.click(combine.getByRole('radio', { name: 'Keep only what is in both' }));
    await user.click(combine.getByRole('button', { name: 'See what would change' }));
    await user.click(combine.getByRole('radio', { name: 'Take away what is in the other' }));
    await user.click(combine.getByRole('button', { name: 'See what would change' }));
    gate.release();
    expect(await combine.findByText(/2 accessions would be removed\. The list would have 0/)).toBeVisible();
  });
});

test('a link opens the list for anybody', async () => {
  const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
  await user.click(await enabled('Link to this list'));
  const link = await (await dialog()).findByLabelText('Link');
  const address = new URL((link as HTMLInputElement).value);
  expect(address.pathname).toMatch(/^\/a\/v/);
  window.history.pushState(null, '', address.pathname);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await heading('2 accessions');
});

describe('what changed', () => {
  test('is told with what was and what is', async () => {
    const [hor = '', bw = ''] = uuidsOf('HOR 2', 'BW 1');
    const { taxonomy } = rows.find(({ uuid }) => uuid === hor) ?? {};
    keep('myLists', {
      seen: {
        [hor]: ['2024-05-06', 'HOR 2A', 'DEU146', taxonomy?.taxonName, '', true, true],
        [uuidOf(4)]: ['2023-01-02', 'OLD 4', 'CZE122', 'Avena sativa', '', null, false],
      },
    });
    const { user } = await openList([hor, bw, uuidOf(4)]);
    await user.click(await button('What changed (2)'));
    const table = within((await dialog()).getByRole('table'));
    const cells = table
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Accession number', 'Property', 'Was', 'Is now'],
      ['HOR 2Aknown since May 6, 2024', 'Accession number', 'HOR 2A', 'HOR 2'],
      ['HOR 2Aknown since May 6, 2024', 'Historic record', 'Yes', 'No'],
      ['OLD 4known since Jan 2, 2023', 'No longer in the catalogue'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Accept the new values' }));
    await closed();
    expect(await button('What changed (1)')).toBeVisible();
    expect(saved().seen[hor]?.slice(1, 3)).toEqual(['HOR 2', 'DEU146']);
  });

  test('what an accession is, is kept when it is added', async () => {
    const { user } = await renderApp('/a', { world });
    await user.click(await button('BW 1 in My List'));
    await pass(1_500);
    const [bw = ''] = uuidsOf('BW 1');
    await waitFor(() => expect(saved()?.seen[bw]?.slice(1, 3)).toEqual(['BW 1', 'MEX002']));
  });
});

test('a CSV file has the rows shown, their notes, and a byte order mark', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:none';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [hor = ''] = uuidsOf('HOR 2');
  keep('myLists', { notes: { [hor]: '=1+1, "two"\nlines' } });
  const { user } = await openList(uuidsOf('HOR 2', 'BW 1'));
  await user.type(await screen.findByRole('searchbox'), 'hordeum');
  await waitFor(() => expect(screen.queryByText('BW 1')).toBeNull());
  await user.click(await enabled('CSV with notes'));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const [header, line] = text.split('\r\n');
  expect(header).toMatch(/^UUID,PUID,INSTCODE,ACCENUMB,.*,ADDED,NOTE$/);
  expect(line).toContain(`${hor},,DEU146,HOR 2,Hordeum,spontaneum`);
  expect(text).toContain('"=1+1, ""two""\nlines"');
  expect(text).not.toContain('BW 1');
});

test('paper gets the whole list with its notes', async () => {
  const [hor = ''] = uuidsOf('HOR 2');
  keep('myLists', { notes: { [hor]: 'sow early' } });
  await openList(uuidsOf('HOR 2', 'BW 1'));
  await screen.findByRole('link', { name: 'BW 1' });
  window.dispatchEvent(new Event('beforeprint'));
  const table = screen.getByRole('table', { hidden: true });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(table).toHaveTextContent('sow early');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).toBeNull());
});

test('a server that does not answer the map or the link says so, with a way on', async () => {
  store(uuidsOf('HOR 2'));
  const broken = http.post('*/acn/mapinfo', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), {
    once: true,
  });
  const { user } = await renderApp('/sel/map', { world, handlers: [broken] });
  expect(await screen.findByText('Out of order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/1 has no coordinates/)).toBeVisible();
});
