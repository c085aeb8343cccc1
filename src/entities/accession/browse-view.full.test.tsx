import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, followMenu, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 64 });
const FILTER = 'http://localhost/api/v2/acn/filter';

const numbers = () =>
  [...document.querySelectorAll('main a')]
    .filter((link) => /^\/a\/[0-9a-f-]{36}$/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);
const columns = () => screen.getAllByRole('columnheader', { hidden: true }).flatMap((one) => one.textContent || []);
const span = (text: string | RegExp) => screen.findByText(text);
let total = 0;

beforeAll(async () => {
  total = (await world.accessions.counts()).total;
});

const openList = async (path: string) => {
  const portal = await renderApp(path, { world });
  await heading(`${total} accessions`);
  await waitFor(() => expect(numbers()).not.toEqual([]));
  return portal;
};

/** A window this wide; the answer brings back the usual one. */
const windowOf = (width: number) => {
  const before = window.innerWidth;
  Object.assign(window, { innerWidth: width });
  return () => Object.assign(window, { innerWidth: before });
};

describe('the address says', () => {
  test('page and rows a page', async () => {
    const { user } = await openList('/a?size=25');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    await span(new RegExp(`^1–25 of ${total}`));
    expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Next' }));
    await span(new RegExp(`^26–50 of ${total}`));
    await arrivedAt('/a?size=25&page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows a page' }), '50');
    await span(new RegExp(`^1–50 of ${total}`));
    await arrivedAt('/a');
    window.history.back();
    await span(new RegExp(`^26–50 of ${total}`));
    expect(screen.getByRole('combobox', { name: 'Rows a page' })).toHaveValue('25');
    expect(pages.getByText(`Page 2 of ${Math.ceil(total / 25)}`)).toBeVisible();
  });

  test('the order', async () => {
    const { user } = await openList('/a?size=25');
    const first = numbers();
    await user.click(within(screen.getByRole('columnheader', { name: /^Acquired/ })).getByText('Acquired'));
    await span(/sorted by Acquired$/);
    await arrivedAt('/a?size=25&sort=acquisitionDate');
    await waitFor(() => expect(numbers()).not.toEqual(first));
    await user.click(within(screen.getByRole('columnheader', { name: /^Acquired/ })).getByText('Acquired'));
    await arrivedAt('/a?size=25&sort=acquisitionDate&dir=desc');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /^Acquired/ })).toHaveAttribute('aria-sort', 'descending'),
    );
  });

  test('the columns, and keeps the page', async () => {
    const { user } = await openList('/a?size=25&page=2');
    expect(columns()).not.toContain('DOI');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu'));
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'DOI' }));
    await waitFor(() => expect(columns()).toContain('DOI'));
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Taxon' }));
    await waitFor(() => expect(columns()).not.toContain('Taxon'));
    await arrivedAt(/^\/a\?size=25&page=2&columns=[^&]*doi/);
    await span(/^26–/);
  });

  test('all of it to whoever opens it', async () => {
    const code = await world.filterCodes.encode({ available: true });
    await renderApp(`/a/${code}?size=25&sort=institute.code&dir=desc&columns=institute.code,doi`, { world });
    await heading(/^\d+ accessions$/);
    await waitFor(() => expect(columns()).toEqual(['Accession number', 'Holding institute', 'DOI']));
    expect(screen.getByText(/sorted by Holding institute$/)).toBeVisible();
    const { content } = await world.accessions.page({ available: true }, { l: 25, s: 'institute.code', d: 'DESC' });
    await waitFor(() => expect(numbers()).toEqual(content.map(({ accessionNumber }) => accessionNumber)));
  });
});

describe('a page beyond the end', () => {
  test('leads to the last one, and Back does not come across it again', async () => {
    const { user } = await renderApp('/c/', { world });
    await heading(/crops$/i);
    await followMenu(user, 'Data', 'Passport data');
    await heading(`${total} accessions`);
    window.history.replaceState(null, '', '/a?size=25&page=101');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const last = Math.ceil(total / 25);
    await arrivedAt(`/a?size=25&page=${last}`);
    await span(new RegExp(`^${(last - 1) * 25 + 1}–${total} of ${total}`));
    window.history.back();
    await heading(/crops$/i);
  });

  test('however far', async () => {
    await openList('/a?page=9999999');
    await arrivedAt('/a?page=2');
  });
});

describe('chosen rows', () => {
  test('stay chosen over pages and are shown alone', async () => {
    const { user } = await openList('/a?size=25');
    const pick = (at: number) =>
      user.click(screen.getAllByRole('checkbox', { name: /^Select this row/ })[at] as HTMLElement);
    const [first = ''] = numbers();
    await pick(0);
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await span(/^26–50/);
    await waitFor(() => expect(numbers()).not.toContain(first));
    const [second = ''] = numbers();
    await pick(0);
    expect(await bar.findByText('2 selected')).toBeVisible();
    await user.click(await bar.findByRole('button', { name: 'Show only these' }));
    await heading('2 accessions');
    await waitFor(() => expect(numbers().toSorted()).toEqual([first, second].toSorted()));
    expect(screen.getByRole('button', { name: '2 chosen entries' })).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('give their numbers to other programs', async () => {
    const { user } = await openList('/a?size=25');
    const [first = ''] = numbers();
    await user.click(screen.getAllByRole('checkbox', { name: /^Select this row/ })[0] as HTMLElement);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy numbers' }));
    await screen.findByRole('button', { name: 'Numbers copied' });
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^[A-Z]{3}\\d+\t${first}$`)));
  });
});

describe('on a phone', () => {
  let wide: () => void;
  beforeEach(() => {
    wide = windowOf(390);
  });
  afterEach(() => wide());

  test('rows are cards, filters come over them, and there is no grid', async () => {
    const { user, server } = await openList('/a?size=25');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
    // Those in sight come first.
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select this row/ })).toHaveLength(25));
    const all = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    const asked: unknown[] = [];
    server.use(
      http.post(FILTER, async ({ request }) => {
        asked.push(await request.clone().json());
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click((await drawer.findAllByRole('checkbox'))[0] as HTMLElement);
    // How many that leaves, in the sheet as in the heading behind it.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).not.toHaveTextContent(all));
    expect(drawer.getByRole('status')).toHaveTextContent(
      screen.getByRole('heading', { level: 1, hidden: true }).textContent ?? '',
    );
    await user.click(drawer.getByRole('button', { name: 'See the result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Filters (1)' });
    expect(asked).toEqual([{ crop: [expect.any(String)] }]);
    await arrivedAt(/^\/a\/v[\w-]+\?size=25$/);
  });

  test('the order is chosen from a list', async () => {
    const { user } = await openList('/a?size=25');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Acquired ↓');
    await arrivedAt('/a?size=25&sort=acquisitionDate&dir=desc');
  });
});
