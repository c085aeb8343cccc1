import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

const world = makeWorld({ accessions: 60 });
const CORE = 'Core collection of wheat';
let core = '';
let former = '';

beforeAll(async () => {
  const all = await world.catalogue.subsets.all();
  const of = (title: string, current: boolean) =>
    all.find((subset) => subset.title === title && subset.current === current)?.uuid ?? '';
  core = of(CORE, true);
  former = of(CORE, false);
});

describe('the list of subsets', () => {
  test('shows what is published, and narrows', async () => {
    const { user } = await renderApp('/subsets?size=25', { world });
    await heading(/^\d+ subsets$/);
    const row = await gridRow(CORE);
    expect(row).toHaveTextContent(/Core collection.*Wheat.*CIMMYT.*1\.1/);
    await user.click(screen.getByRole('checkbox', { name: /^Thematic/ }));
    await arrivedAt(/^\/subsets\/v[\w-]+\?size=25$/);
    expect(await screen.findByRole('link', { name: /Fertile Crescent/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/subsets\/[\da-f-]{36}$/),
    );
    expect(screen.queryByRole('link', { name: CORE })).toBeNull();
  });

  test('a failed list can be asked for again', async () => {
    const { user } = await renderApp('/subsets', {
      world,
      handlers: [
        http.post('*/subset/filter', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), {
          once: true,
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading(/^\d+ subsets$/);
  });
});

describe('the page of a subset', () => {
  test('tells how it was chosen, by whom, and lists its accessions', async () => {
    await renderApp(`/subsets/${core}?size=25`, { world });
    await heading(CORE);
    expect(document.title).toMatch(new RegExp(`^${CORE} – `));
    // Plain text until Markdown's reader has come.
    await waitFor(() => expect(screen.getByText(/in proportion to the/)).toBeVisible());
    expect(screen.getByText('Ximena Barraza Luján')).toBeVisible();
    expect(screen.getByRole('link', { name: /Creative Commons Attribution 4\.0/ })).toBeVisible();
    const { accessionCount = 0 } = (await world.catalogue.subsets.one(core)) ?? {};
    await screen.findByRole('heading', { level: 2, name: `${accessionCount} accessions` });
    expect(screen.getByRole('button', { name: 'Add all to My List' })).toBeEnabled();
    // In the order of their numbers.
    const { uuids } = await world.accessions.uuids({ subsets: [core] }, 1, { s: 'seqNo' });
    await screen.findByRole('button', { name: 'Next' });
    const first = screen
      .getAllByRole('link')
      .find((link) => /^\/a\/[\da-f-]{36}$/.test(link.getAttribute('href') ?? ''));
    expect(first).toHaveAttribute('href', `/a/${uuids[0]}`);
    const versions = await screen.findByRole('heading', { level: 2, name: 'Versions' });
    expect(within(versions.parentElement as HTMLElement).getByRole('link', { name: 'Version 1.0' })).toHaveAttribute(
      'href',
      `/subsets/${former}`,
    );
  });

  test('a former version leads to the present one', async () => {
    await renderApp(`/subsets/${former}?size=25`, { world });
    await heading(CORE);
    expect(screen.getByText('Older version')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'version 1.1' })).toHaveAttribute('href', `/subsets/${core}`);
  });
});

describe('a draft', () => {
  const larger = makeWorld({ accessions: 300 });
  let draft = '';
  beforeAll(async () => {
    draft = (await larger.catalogue.subsets.all()).find(({ state }) => state === 'DRAFT')?.uuid ?? '';
  });

  test('warns those who may read it', async () => {
    await renderApp(`/subsets/${draft}?size=25`, { world: larger, as: 'publisher' });
    await heading('Potatoes for a trial of late blight');
    expect(screen.getByText(/This is a draft/)).toBeVisible();
  });

  test('is not there for others', async () => {
    await renderApp(`/subsets/${draft}`, { world: larger });
    await heading('Not found');
  });
});
