import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { heading, renderApp } from '../../../test/harness/harness';
import { accessionColumns } from './catalogue/columns';

const world = makeWorld({ accessions: 60 });
const ALL = accessionColumns.map(({ name }) => name).join();

/** Opens the list and notes what its rows are asked for. `whole`: the server knows no `select` and sends whole rows. */
async function open(path: string, { width = 1280, whole = false } = {}) {
  Object.assign(window, { innerWidth: width });
  const asked: string[][] = [];
  const answer = http.post('http://localhost/api/v2/acn/filter', async ({ request }) => {
    const url = new URL(request.url);
    const select = url.searchParams.get('select');
    if (select === null) return undefined;
    asked.push(select.split(','));
    url.searchParams.delete('select');
    return whole ? fetch(new Request(url, request)) : undefined;
  });
  const portal = await renderApp(path, { world, handlers: [answer] });
  await heading(/^\d+ accessions$/);
  return { ...portal, asked };
}

/** The rows on paper, where no column and no row is left out. */
async function printedRows(path: string, whole: boolean) {
  await open(path, { whole });
  await screen.findByRole('grid');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const texts = rows.map((row) => row.innerHTML);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  closeApp();
  return texts;
}

async function cards(whole: boolean) {
  await open('/a?size=25', { width: 390, whole });
  await screen.findByRole('button', { name: 'Next' });
  const texts = screen.getAllByRole('listitem').map((card) => card.textContent);
  closeApp();
  return texts;
}

test.each(['/a?size=25', `/a?size=25&columns=${ALL}`])('the rows of %s show what whole ones do', async (path) => {
  const rows = await printedRows(path, false);
  expect(rows).toHaveLength(26);
  expect(rows).toEqual(await printedRows(path, true));
});

test('cards show what those of whole rows do', async () => {
  const shown = await cards(false);
  expect(shown.length).toBeGreaterThan(25);
  expect(shown).toEqual(await cards(true));
});

const COMPLETENESS = 'Passport data completeness (PDCI)';
const columns = () => screen.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent);
const column = (name: string) => screen.findByRole('menuitemcheckbox', { name });

test('a column asks for what it shows when it is chosen, and appears with it', async () => {
  const { user, asked } = await open('/a');
  await screen.findByRole('grid');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toEqual(expect.arrayContaining(['uuid', 'historic', 'accessionNumber', 'taxonomy.species']));
  expect(asked[0]).not.toContain('pdci');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await column('Acquired'));
  await waitFor(() => expect(columns()).not.toContain('Acquired'));
  // What the usual columns show is there already.
  await user.click(await column('Acquired'));
  await waitFor(() => expect(columns()).toContain('Acquired'));
  expect(asked).toHaveLength(1);
  await user.click(await column(COMPLETENESS));
  await waitFor(() => expect(columns()).toContain(COMPLETENESS));
  expect(asked[1]).toEqual([...(asked[0] ?? []), 'pdci']);
  expect(asked).toHaveLength(2);
});

test('an accession stands in the page that was asked for, and nothing is asked for that again', async () => {
  const { user, asked } = await open('/a?columns=doi');
  const [first] = await screen.findAllByRole('link', { name: /^\d+C\d+/ });
  await user.click(first as HTMLElement);
  await screen.findByRole('navigation', { name: 'Through the result' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('doi');
});
