import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { failing } from '../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { Gate, settled } from '../../../test/harness/settled';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const FILTER = 'http://localhost/api/v2/acn/filter';

const panel = () => screen.getByRole('group', { name: 'Filters' });
const section = (name: string): HTMLElement => {
  const summary = within(panel())
    .getAllByText(name)
    .find((element) => element.tagName === 'SUMMARY');
  return summary?.parentElement as HTMLElement;
};
const unfold = async (user: UserEvent, group: string, name: string) => {
  await user.click(within(section(group)).getByText(group));
  await waitFor(() => expect(section(name)).toBeInTheDocument());
  await user.click(within(section(name)).getByText(name));
  return section(name);
};
/** The names of a facet's values with their counts, in order. */
const termsOf = (name: string) =>
  within(section(name))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const tick = (name: string, term: RegExp) => within(section(name)).findByRole('checkbox', { name: term });
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in force' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);
const chip = (name: string) => screen.getByRole('button', { name });
/** Accession numbers, from top to bottom. */
const numbers = () =>
  [...document.querySelectorAll('main a')]
    .filter((link) => /^\/a\/[0-9a-f-]{36}$/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);
const listed = async (expected: string[]) => waitFor(() => expect(numbers()).toEqual(expected));
const openList = async (path = '/a', options: Parameters<typeof renderApp>[1] = {}) => {
  const portal = await renderApp(path, { world, ...options });
  await screen.findByRole('heading', { level: 1, name: /\d+ accessions?$/ });
  await waitFor(() => expect(numbers()).not.toEqual([]));
  return portal;
};

describe('ticking', () => {
  test('narrows rows, count, chips, counts and the address', async () => {
    const { user } = await openList();
    expect(termsOf('Crop')).toEqual(['Wheat4', 'Barley3', 'Maize3']);
    await user.click(await tick('Crop', /^Wheat/));
    await heading('4 accessions');
    await arrivedAt(/^\/a\/v[\w-]+$/);
    await listed(['01C0100001', '01C0100002', '01C0100003', 'BW 1']);
    expect(screen.getByText('of 10')).toBeVisible();
    expect(chips()).toEqual(['Crop: Wheat', 'Clear all']);
    // Its own facet keeps its alternatives, the others count what is left.
    expect(termsOf('Crop')).toEqual(['Wheat4', 'Barley3', 'Maize3']);
    expect(termsOf('Biological status')).toEqual(['Traditional cultivar/Landrace2', 'Advanced/improved cultivar2']);
    await user.click(await tick('Crop', /^Wheat/));
    await heading('10 accessions');
    await arrivedAt('/a');
  });

  test('two ticks before the first answer count both', async () => {
    const { user, server } = await openList();
    const asked: unknown[] = [];
    const first = new Gate();
    server.use(
      http.post(FILTER, async (call) => {
        asked.push(await call.request.clone().json());
        return asked.length === 1 ? first.pass(call) : undefined;
      }),
    );
    await user.click(await tick('Crop', /^Wheat/));
    expect(await tick('Crop', /^Wheat/)).toBeChecked();
    await user.click(await tick('Biological status', /^Traditional/));
    await heading('2 accessions');
    expect(chips()).toEqual(['Crop: Wheat', 'Biological status: Traditional cultivar/Landrace', 'Clear all']);
    expect(asked.at(-1)).toEqual({ crop: ['wheat'], sampStat: [300] });
    first.release();
    await settled();
    await heading('2 accessions');
    await listed(['01C0100001', '01C0100003']);
  });

  test('a failed change says so, keeps the result, and can be tried again', async () => {
    const { user, server } = await openList();
    server.use(http.post(FILTER, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), { once: true }));
    await user.click(await tick('Crop', /^Maize/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be changed.* Out of order/);
    await heading('10 accessions');
    expect(numbers()).toHaveLength(10);
    expect(await tick('Crop', /^Maize/)).not.toBeChecked();
    await arrivedAt('/a');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('3 accessions');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chips()).toEqual(['Crop: Maize', 'Clear all']);
  });

  test('chips take criteria away, one or all', async () => {
    const { user } = await openList();
    await user.click(await tick('Crop', /^Wheat/));
    await heading('4 accessions');
    await user.click(await tick('Crop', /^Barley/));
    await heading('7 accessions');
    await user.click(await tick('Biological status', /^Wild/));
    await heading('1 accession');
    await user.click(chip('Crop: Barley'));
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    await user.click(chip('Biological status: Wild'));
    await heading('4 accessions');
    await user.click(chip('Clear all'));
    await heading('10 accessions');
    await arrivedAt('/a');
    expect(screen.queryByRole('list', { name: 'Filters in force' })).toBeNull();
  });
});

describe('typing', () => {
  test('a range says what is wrong with it before it is applied', async () => {
    const { user } = await openList();
    const range = await unfold(user, 'Origin and collecting', 'Elevation');
    const from = await within(range).findByLabelText('From (m)');
    await user.type(from, 'high');
    expect(await within(range).findByRole('alert')).toHaveTextContent('Type numbers only');
    await user.clear(from);
    await user.type(from, '1.200');
    expect(await within(range).findByRole('alert')).toHaveTextContent('type 1.2000 or 1200');
    await user.clear(from);
    await user.type(from, '1,900');
    await user.type(within(range).getByLabelText('To (m)'), '100');
    expect(await within(range).findByRole('alert')).toHaveTextContent('greater than');
    await user.keyboard('{Enter}');
    await user.clear(within(range).getByLabelText('To (m)'));
    await user.type(within(range).getByLabelText('To (m)'), '99999');
    expect(await within(range).findByRole('alert')).toHaveTextContent('Only values from -500 to 9000 exist here.');
    await arrivedAt('/a');
    await user.clear(within(range).getByLabelText('To (m)'));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    expect(chips()).toEqual(['Elevation: ≥ 1,900 m', 'Clear all']);
  });

  test('a date is written as people write dates, and says what was understood', async () => {
    const { user, server } = await openList();
    const asked: unknown[] = [];
    server.use(
      http.post(FILTER, async ({ request }) => {
        asked.push(await request.clone().json());
      }),
    );
    const date = await unfold(user, 'Holding and donor', 'Acquired');
    await user.type(await within(date).findByLabelText('From'), '19x');
    expect(await within(date).findByRole('alert')).toHaveTextContent('Write it as May 23, 2019, May 2019 or 2019');
    await user.clear(within(date).getByLabelText('From'));
    await user.type(within(date).getByLabelText('From'), '1980');
    expect(within(date).getByText('From: January 1, 1980')).toBeVisible();
    await user.type(within(date).getByLabelText('To'), '3/5/1985');
    await user.click(within(date).getByRole('button', { name: 'Read as May 3, 1985' }));
    expect(within(date).getByText('To: May 3, 1985')).toBeVisible();
    await user.clear(within(date).getByLabelText('To'));
    await user.type(within(date).getByLabelText('To'), 'June 1985{Enter}');
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    expect(asked[0]).toEqual({ acquisitionDate: { ge: '19800101', le: '19850630' } });
    expect(chips()[0]).toMatch(/^Acquired: ≥ .*1980.*, ≤ .*1985/);
  });

  test('words are sought in the result', async () => {
    const { user } = await openList();
    const field = screen.getByRole('combobox', { name: 'Search in this result …' });
    await user.type(field, 'CIMMYTMA{Enter}');
    await heading('3 accessions');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'CIMMYTMA 3{Enter}');
    await heading('1 accession');
    await listed(['CIMMYTMA 3']);
    await user.clear(field);
    await user.keyboard('{Enter}');
    await heading('10 accessions');
    await arrivedAt('/a');
  });

  test('all values of a facet are sought by name and ticked in a dialog', async () => {
    const { user } = await openList();
    expect(termsOf('Country of origin')).toHaveLength(6);
    await user.click(within(section('Country of origin')).getByRole('button', { name: /^Show all/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All values: Country of origin' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(6));
    await user.type(dialog.getByRole('searchbox', { name: 'Search values' }), 'guate');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    await user.click(dialog.getByRole('checkbox', { name: /^Guatemala/ }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await heading('1 accession');
    expect(chips()).toEqual(['Country of origin: Guatemala', 'Clear all']);
  });
});

describe('an address', () => {
  test('says what a filter asks by logic, and takes it away', async () => {
    const code = await world.filterCodes.encode({
      NOT: { crop: ['wheat', 'barley'] },
      NULL: ['geo.elevation', 'coll.collSrc'],
      AND: { historic: true, OR: { historic: false } },
    });
    const { user } = await openList(`/a/${code}`);
    // Names of crops may come after the accessions.
    await screen.findByRole('button', { name: /Crop: Barley/ });
    expect(chips()).toEqual([
      'Historic record: Yes or no',
      'Not: Crop: Barley · Crop: Wheat',
      'No value: coll.collSrc, Elevation',
      'Clear all',
    ]);
    await user.click(chip('Not: Crop: Barley · Crop: Wheat'));
    await waitFor(() => expect(chips()).toHaveLength(3));
  });

  test('a link without a filter in the answer is one chip that can only be taken away', async () => {
    const code = await world.filterCodes.encode({ crop: ['maize'] });
    const { user } = await openList(`/a/${code}`, {
      handlers: [
        http.post(FILTER, async ({ request }) => {
          if (!new URL(request.url).searchParams.has('f')) return undefined;
          const page = await world.accessions.filterPage({ crop: ['maize'] }, {});
          return HttpResponse.json({ ...page, filterCode: code });
        }),
      ],
    });
    await heading('3 accessions');
    expect(panel()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Shared filter' }));
    await heading('10 accessions');
    await arrivedAt('/a');
    expect(panel()).toBeEnabled();
  });

  test('Back brings the filter before', async () => {
    const { user } = await openList();
    await user.click(await tick('Crop', /^Wheat/));
    await heading('4 accessions');
    await user.click(await tick('Biological status', /^Traditional/));
    await heading('2 accessions');
    window.history.back();
    await heading('4 accessions');
    expect(chips()).toEqual(['Crop: Wheat', 'Clear all']);
    window.history.back();
    await heading('10 accessions');
    window.history.forward();
    await heading('4 accessions');
  });
});

describe('no match', () => {
  test('says which criterion to drop and what is found then', async () => {
    const code = await world.filterCodes.encode({ crop: ['maize'], sampStat: [100] });
    const { user } = await renderApp(`/a/${code}`, { world });
    await heading('0 accessions');
    const drop = await screen.findByRole('button', { name: /^Without.*Biological status: Wild \(3\)$/ });
    await screen.findByRole('button', { name: /^Without.*Crop: Maize \(1\)$/ });
    await user.click(drop);
    await heading('3 accessions');
    await listed(['CIMMYTMA 1', 'CIMMYTMA 2', 'CIMMYTMA 3']);
  });

  test('a failed list says so and comes when asked again', async () => {
    const { user, server } = await renderApp('/a', { world, handlers: [failing('POST /acn/filter')] });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    server.use(
      http.post(FILTER, async () => HttpResponse.json({ ...(await world.accessions.filterPage({}, {})), filter: {} })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('10 accessions');
  });
});
