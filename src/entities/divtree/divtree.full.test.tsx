import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { handlers } from '../../../mocks/adapters/handlers';
import { makeWorld } from '../../../mocks/rules/world/world';

const world = makeWorld({ accessions: 300 });

const treeOf = async (title: string, versionTag: string) => {
  const all = await world.catalogue.trees.all();
  const found = all.find((each) => each.title.startsWith(title) && each.versionTag === versionTag);
  if (!found) throw new Error('This world has no such tree');
  return found;
};

const open = async (title = 'Wheat', { tab = '', version = '1.1' } = {}) => {
  const tree = await treeOf(title, version);
  const rendered = await renderApp(`/divtree/${tree.uuid}${tab}`, { world });
  await heading(tree.title);
  return { ...rendered, tree };
};

const items = () => screen.getAllByRole('treeitem');
const active = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant');
  return items().find((item) => item.id === id);
};

describe('the tree', () => {
  test('opens and closes by keys, after the pattern of the tree', async () => {
    const { user } = await open();
    const tree = await screen.findByRole('tree', { name: /^Wheat .*: nodes$/ });
    const [root] = items();
    expect(root).toHaveAccessibleName('Wheat, 56 accessions');
    expect(root).toHaveAttribute('aria-level', '1');
    tree.focus();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAccessibleName(/^Aegilops, \d+ accessions?$/);
    expect(active()).toHaveAttribute('aria-setsize', '2');
    const before = items().length;
    await user.keyboard('{ArrowLeft}');
    expect(active()).toHaveAttribute('aria-expanded', 'false');
    expect(items().length).toBeLessThan(before);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(active()).toHaveAttribute('aria-level', '3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(active()).toHaveAccessibleName(/^Wheat/);
    await user.keyboard('{End}{Home}tri');
    expect(active()).toHaveAccessibleName(/^Triticum/);
    await user.keyboard('{Enter}');
    await arrivedAt(/\?node=n\d+$/);
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('region', { name: 'Chosen node' })).toHaveTextContent(/^Chosen nodeWheat › Triticum/);
  });

  test('finds a node that is closed in, and leads to its accessions', async () => {
    const { user } = await open();
    await screen.findByRole('tree');
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(items()).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Find a node' }), 'turkiye');
    const search = screen.getByRole('search');
    expect(within(search).getByRole('status')).toHaveTextContent(/^\d+ nodes found$/);
    await user.click(within(search).getByRole('button', { name: 'Next' }));
    expect(within(search).getByRole('status')).toHaveTextContent(/^1 of \d+$/);
    const found = active();
    expect(found).toHaveAccessibleName(/^Türkiye, \d+ accessions?$/);
    const count = /, (\d+ accessions?)$/.exec(found?.textContent ?? '')?.[1] ?? '';
    const card = screen.getByRole('region', { name: 'Chosen node' });
    await within(card).findByText(count);
    await within(card).findByRole('button', { name: 'Add all to My List' });
    await user.click(within(card).getByRole('link', { name: 'List them here' }));
    await arrivedAt(/\/accessions\?node=n\d+$/);
    await screen.findByRole('heading', { level: 2, name: count });
    expect(screen.getByText(/^Accessions of the node/)).toHaveTextContent('Türkiye');
    expect(screen.getByRole('link', { name: 'Show in the tree' }).getAttribute('href')).toMatch(/\?node=n\d+$/);
  });

  test('a node of the address is shown with all that lies above it, a leaf leads to its accession', async () => {
    const { members, parts } = world.catalogue.treeNodes.of(await treeOf('Wheat', '1.1'));
    const leaf = Object.keys(parts).findLast((each) => parts[each]?.join() === '7,8');
    await open('Wheat', { tab: `?node=${leaf}` });
    await screen.findByRole('tree');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(active()).not.toHaveAttribute('aria-expanded');
    const card = screen.getByRole('region', { name: 'Chosen node' });
    expect(within(card).getByRole('link', { name: 'Open the accession' })).toHaveAttribute('href', `/a/${members[7]}`);
  });

  test('by mouse: the sign opens, the name chooses; as an outline the same', async () => {
    const { user } = await open();
    await screen.findByRole('tree');
    await user.selectOptions(screen.getByLabelText('Show as'), 'Outline');
    await arrivedAt(/\?view=outline$/);
    const item = screen.getByRole('treeitem', { name: /^Triticum, / });
    const before = items().length;
    const sign = item.querySelector('.sign');
    if (sign) fireEvent.click(sign);
    await waitFor(() => expect(items().length).toBeLessThan(before));
    await user.click(screen.getByRole('treeitem', { name: /^Triticum, / }));
    await waitFor(() => expect(items()).toHaveLength(before));
    await arrivedAt(/node=n\d+/);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('button', { name: '125%, back to 100%' })).toBeVisible();
  });

  test('a node is named where it filters accessions', async () => {
    const { user } = await open();
    await screen.findByRole('tree');
    await user.click(screen.getByRole('treeitem', { name: /^Triticum, / }));
    await user.click(await screen.findByRole('link', { name: 'Open in passport data' }));
    await arrivedAt(/^\/a\/v/);
    await screen.findByRole('button', { name: /^Diversity trees: Wheat and goatgrasses .* · Triticum$/ });
  });

  test('an unknown node is told', async () => {
    await open('Wheat', { tab: '?node=zz9' });
    expect(await screen.findByText(/no node “zz9”; the whole tree is shown/)).toBeVisible();
  });

  test('a node of the address filters accessions without the tree too', async () => {
    const wheat = await treeOf('Wheat', '1.1');
    const { uuid } = wheat;
    const { root } = world.catalogue.treeNodes.of(wheat);
    const [child] = root.children ?? [];
    const tree = http.get(`http://localhost/api/v2/divtree/${uuid}/tree`, () =>
      HttpResponse.json({ error: 'Out of order' }, { status: 500 }),
    );
    await renderApp(`/divtree/${uuid}/accessions?node=${child?.id}`, { world, handlers: [tree] });
    await screen.findByRole('heading', { level: 2, name: `${child?.count} accessions` });
    expect(screen.getByText(/^Accessions of the node/)).toHaveTextContent(`${child?.id}`);
  });

  test('a tree that failed can be asked for again', async () => {
    const { uuid } = await treeOf('Barley', '1.0');
    const broken = http.get(`http://localhost/api/v2/divtree/${uuid}/tree`, () =>
      HttpResponse.json({ error: 'Out of order' }, { status: 500 }),
    );
    const { user, server } = await renderApp(`/divtree/${uuid}`, { world, handlers: [broken] });
    await screen.findByText('Out of order');
    server.use(...handlers(world, 'http://localhost'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('tree');
  });
});

describe('about a tree', () => {
  test('says who made it from what, and leads on', async () => {
    await open('Wheat', { tab: '/about' });
    expect(await screen.findByRole('heading', { name: 'Creators' })).toBeVisible();
    expect(screen.getByText('Liselotte Brandhuber')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cite as' })).toHaveTextContent(/Brandhuber.*\(2025\): Wheat and/);
    const versions = await screen.findByRole('region', { name: 'Versions' });
    expect(within(versions).getByRole('link', { name: 'Version 1.0' })).toBeVisible();
    const related = await screen.findByRole('region', { name: 'Related' });
    expect(await within(related).findByRole('link', { name: '56 accessions' })).toBeVisible();
  });

  test('an older version leads to the current one', async () => {
    const current = await treeOf('Wheat', '1.1');
    await open('Wheat', { version: '1.0' });
    const link = await screen.findByRole('link', { name: 'version 1.1' });
    expect(link).toHaveAttribute('href', `/divtree/${current.uuid}`);
  });

  test('a draft is nobody’s business but of those who publish, and warns them', async () => {
    const draft = await treeOf('Rice', '1.0');
    await renderApp(`/divtree/${draft.uuid}`, { world, as: 'publisher' });
    await heading(/^Rice/);
    expect(screen.getByRole('note')).toHaveTextContent(/^This is a draft\./);
  });

  test('to others it is not there', async () => {
    const draft = await treeOf('Rice', '1.0');
    await renderApp(`/divtree/${draft.uuid}`, { world });
    await heading('Not found');
  });
});
