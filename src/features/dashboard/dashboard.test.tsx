import { citationTable } from '../../../mocks/answers/citation/managed-citations';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, heading, renderApp, type Persona } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

const world = makeWorld({ accessions: 600 });
const open = (path: string, as: Persona, handlers: Parameters<typeof http.post>[1][] = []) =>
  renderApp(path, { as, world, handlers: handlers.map((answer) => http.post('*/dataset/list', answer)) });

const cards = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const tabs = () => screen.findByRole('navigation', { name: 'Parts of the dashboard' });
const rows = async (tab: string) => {
  const table = await screen.findByRole('grid', { name: tab });
  // Of a long table those in sight are drawn first.
  await waitFor(() => expect(table.querySelectorAll('[role=row]')).toHaveLength(Number(table.ariaRowCount)));
  return within(table).getAllByRole('row').slice(1);
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

describe('home', () => {
  it('says who one is and leads to what there is', async () => {
    await open('/dashboard', 'user');
    await heading('My Dashboard');
    expect(screen.getByText('Uma User (user@example.org)')).toBeVisible();
    expect(screen.getByText('Your role: registered user')).toBeVisible();
    expect(cards('Your account')).toEqual([
      'Profile /dashboard/profile',
      'Password /dashboard/profile/password',
      'API tokens /dashboard/api-tokens',
    ]);
    expect(cards('What you keep')).toEqual(['My List /sel', 'Saved maps /a/map']);
    expect(screen.getByText('0 accessions')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Administration' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Parts of the dashboard' })).not.toBeInTheDocument();
  });

  it.each<[Persona, string]>([
    ['content', 'Your roles: registered user, and content editor'],
    ['translator', 'Your roles: registered user, and translator'],
    ['requests', 'Your roles: registered user, and handler of incoming requests'],
  ])('names the roles of %s, and promises nothing', async (as, text) => {
    await open('/dashboard', as);
    expect(await screen.findByText(text.replace(', and', ','))).toBeVisible();
    expect(screen.getAllByRole('region', { name: /Your account|What you keep/ })).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Parts of the dashboard' })).not.toBeInTheDocument();
  });

  it.each<[Persona, string[]]>([
    [
      'publisher',
      [
        'Datasets /dashboard/datasets',
        'Descriptor lists /dashboard/descriptorlists',
        'Descriptors /dashboard/descriptors',
        'Subsets /dashboard/subsets',
        'Genotypes /dashboard/genotype',
      ],
    ],
    ['divtree', ['Diversity trees /dashboard/divtree']],
    ['citations', ['Bibliography /dashboard/bibliography']],
  ])('leads %s to what they write', async (as, lists) => {
    await open('/dashboard', as);
    await heading('My Dashboard');
    expect(cards('Publishing')).toEqual(lists);
  });

  it('leads an administrator to the administration', async () => {
    const { user } = await open('/dashboard', 'admin');
    await heading('My Dashboard');
    expect(cards('Administration')).toEqual([
      'The installation /admin',
      'Taxonomy /dashboard/t',
      'Duplicates between genebanks /labs',
    ]);
    await user.click(within(await tabs()).getByRole('link', { name: /^Reviews/ }));
    await arrivedAt('/dashboard/reviews');
  });
});

describe('lists', () => {
  it('hold the drafts of every kind, as many as the tab says', async () => {
    await open('/dashboard/drafts?whose=all', 'publisher');
    const drafts = await rows('Drafts');
    expect(within(await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent(`Drafts (${drafts.length})`);
    const kinds = new Set(drafts.map((row) => cells(row)[1]));
    expect(kinds).toEqual(new Set(['Dataset', 'Descriptor list', 'Descriptor', 'Subset', 'Diversity tree']));
    expect(new Set(drafts.map((row) => cells(row)[3]))).toEqual(new Set(['Draft (in progress)']));
    await waitFor(() => expect(document.title).toBe('Drafts, My Dashboard – PGR Portal'));
  });

  it('lead to the page of an item and of its owner', async () => {
    const { user } = await open('/dashboard/reviews', 'publisher');
    const [review] = await rows('Reviews');
    if (!review) throw new Error('The demo has a dataset in review');
    expect(cells(review)).toEqual(['Oil and protein of soybean', 'Dataset', '1.0', 'In review', 'RDA', 'Sep 10, 2024']);
    expect(within(review).getByRole('link', { name: 'RDA' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/partners\//),
    );
    await user.click(within(review).getByRole('link', { name: 'Oil and protein of soybean' }));
    await arrivedAt(/^\/datasets\//);
    await heading('Oil and protein of soybean');
  });

  it('show what changed last, the latest first', async () => {
    await open('/dashboard/recent?whose=all', 'admin');
    const recent = await rows('Recent');
    expect(recent).toHaveLength(25);
    const days = recent.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(days).toEqual([...days].sort().reverse());
    expect(screen.queryByText(/are shown, of/)).not.toBeInTheDocument();
  });

  it('hold trees for who edits them, and nothing else that is not published', async () => {
    await open('/dashboard/drafts', 'divtree');
    const drafts = await rows('Drafts');
    expect(drafts.map((row) => cells(row).slice(0, 2))).toEqual([['Rice by taxon and origin', 'Diversity tree']]);
  });

  it('hold publications for who keeps the bibliography', async () => {
    const citations = citationTable(world);
    const [first] = await citations.all();
    if (!first) throw new Error('The demo has publications');
    citations.change(first.uuid, undefined, { status: 'DRAFT' }, { by: undefined });
    const { user } = await open('/dashboard/drafts', 'citations');
    const drafts = await rows('Drafts');
    expect(drafts.map((row) => cells(row).slice(0, 4))).toEqual([
      [first.title, 'Publication', '', 'Draft (in progress)'],
    ]);
    expect(await within(await tabs()).findByRole('link', { name: 'Reviews (0)' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: first.title }));
    await arrivedAt(`/dashboard/bibliography/${first.uuid}/edit`);
    citations.change(first.uuid, undefined, { status: 'PUBLISHED' }, { by: undefined });
  });

  it.each(['drafts', 'reviews', 'recent'])('say to others that there is nothing for them: %s', async (tab) => {
    await open(`/dashboard/${tab}`, 'content');
    expect(await screen.findByText('Nothing here for your account')).toBeVisible();
    expect(
      screen.getByText(/data publisher, editor of diversity trees, bibliography editor, administrator/),
    ).toBeVisible();
    expect(screen.getByText('Your roles: registered user, content editor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('navigation', { name: 'Parts of the dashboard' })).not.toBeInTheDocument();
  });

  it('say so where there is none', async () => {
    await open('/dashboard/reviews', 'divtree');
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(within(await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('Reviews (0)');
  });

  it('say which kind failed, count nothing then, and try again', async () => {
    const failing = () => HttpResponse.json({ error: 'Out of order' }, { status: 500 });
    const { user, server } = await open('/dashboard/drafts?whose=all', 'publisher', [failing]);
    expect(await screen.findByText('Not all could be loaded. Missing here: Dataset.')).toBeVisible();
    expect(within(await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent(/^Drafts$/);
    const before = (await rows('Drafts')).length;
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await rows('Drafts')).length).toBeGreaterThan(before));
    expect(screen.queryByText(/Missing here/)).not.toBeInTheDocument();
    // The other tab could not be counted for the same reason.
    expect(await within(await tabs()).findByRole('link', { name: /^Reviews \(\d+\)$/ })).toBeVisible();
  });

  it('say how many there are where they are too many, and where all of them are', async () => {
    const many = async () => {
      const content = Array.from({ length: 100 }, (_, at) => ({
        uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        title: `<b>${at}</b>`,
        versionTag: '1.0',
        state: 'DRAFT',
        current: true,
        lastModifiedDate: `2026-01-01T00:00:${String(at % 60).padStart(2, '0')}Z`,
      }));
      return HttpResponse.json({ content, totalElements: 1_234, filterCode: 'v2many' });
    };
    await open('/dashboard/drafts?whose=all', 'publisher', [many]);
    expect(await rows('Drafts')).toHaveLength(100);
    expect(screen.getByText(/^The 100 changed last are shown, of 1,2\d\d\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Datasets (1,234)' })).toHaveAttribute(
      'href',
      '/dashboard/datasets/v2many',
    );
  });
});
