import { fireEvent, screen, within } from '@testing-library/react';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { ownerFrom } from '../../../mocks/data/catalogue/owner';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const UNKNOWN = '00000000-0000-4000-8000-000000000001';

async function draft() {
  const [seed] = await world.catalogue.trees.all();
  const [owner] = await world.catalogue.partners.all();
  if (!seed || !owner) throw new Error('The demo has none.');
  const uuid = crypto.randomUUID();
  const none = { nodes: null, nodeCount: 0, accessionCount: 0, firstVersion: null };
  const row = { ...seed, ...none, uuid, state: 'DRAFT' as const, current: true, owner: ownerFrom(owner) };
  world.catalogue.trees.create(row, { by: world.users.byEmail('divtree@example.org')?.uuid });
  return uuid;
}

const file = (json: unknown, name = 'tree.json') =>
  new File([typeof json === 'string' ? json : JSON.stringify(json)], name, { type: 'application/json' });

test('the nodes of a tree come as a file, whose faults are told by their places', async () => {
  const uuid = await draft();
  const { uuids } = await world.accessions.uuids({}, 2);
  const { user } = await renderApp(`/dashboard/divtree/${uuid}/edit/json-file`, { world, as: 'divtree' });
  const input = await screen.findByLabelText('Choose a tree file');
  await user.upload(input, file('{'));
  await screen.findByText('not valid JSON', { exact: false });
  const leaves = uuids.map((accession) => ({ name: '<b>wheat</b>', accession }));
  await user.upload(input, file({ name: 'Wheats', children: [{ name: '' }] }));
  await screen.findByText(/A node needs a "name".* Place: children\[0\]/);

  await user.upload(input, file({ name: 'Wheats', children: [...leaves, { name: 'x', accession: UNKNOWN }] }));
  await screen.findByText('In tree.json: 4 nodes, 3 accessions.');
  const drop = (...files: File[]) => fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files } });
  drop(file('[]'), file('[]', 'other.json'));
  await screen.findByText('Choose or drop exactly one file.');
  expect(screen.queryByRole('button', { name: 'Use this tree' })).toBeNull();
  drop(file({ name: 'Wheats', children: [...leaves, { name: 'x', accession: UNKNOWN }] }));
  await screen.findByText('In tree.json: 4 nodes, 3 accessions.');
  await user.click(screen.getByRole('button', { name: 'Use this tree' }));
  expect((await screen.findByText('children[2]')).closest('li')).toHaveTextContent('Not in the catalogue');
  expect(world.catalogue.trees.get(uuid)?.accessionCount).toBe(0);

  await user.upload(input, file({ name: 'Wheats', children: leaves }));
  await user.click(await screen.findByRole('button', { name: 'Use this tree' }));
  await screen.findByText('It has 3 nodes, 2 accessions now.', { exact: false });
  // Of a session only its roles are looked at.
  const session = { authorities: ['ROLE_ADMINISTRATOR'] } as never;
  const filter: AccessionFilter = { diversityTrees: [uuid] };
  expect((await world.accessionsFor(session).page(filter, {})).totalElements).toBe(2);
});

test('a tree comes in Newick format, its accessions by genebank and number', async () => {
  const uuid = await draft();
  const { content } = await world.accessions.page({ historic: false }, { l: 2 });
  const labels = content.map((row) => `'${row.instituteCode} ${row.accessionNumber}':0.5`);
  const { user } = await renderApp(`/dashboard/divtree/${uuid}/edit/json-file`, { world, as: 'divtree' });
  const input = await screen.findByLabelText('Choose a tree file');
  await user.upload(input, file(`(${labels.join(',')}`, 'wheats.nwk'));
  await screen.findByText(/not a valid Newick tree at character \d+/);
  await user.upload(input, file(`(${labels.join(',')})Wheats;`, 'wheats.nwk'));
  await screen.findByText('In wheats.nwk: 3 nodes, 2 accessions.');
  await user.click(screen.getByRole('button', { name: 'Use this tree' }));
  await screen.findByText('It has 3 nodes, 2 accessions now.', { exact: false });
});

test('a file that was chosen is not dropped by going on', async () => {
  const uuid = await draft();
  const { uuids } = await world.accessions.uuids({}, 1);
  const { user } = await renderApp(`/dashboard/divtree/${uuid}/edit/json-file`, { world, as: 'divtree' });
  const children = uuids.map((accession) => ({ name: 'A wheat', accession }));
  await user.upload(await screen.findByLabelText('Choose a tree file'), file({ name: 'Wheats', children }));
  await screen.findByText('In tree.json: 2 nodes, 1 accession.');
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save and leave' }));
  await arrivedAt(`/dashboard/divtree/${uuid}/edit/list-of-accessions`);
  expect(world.catalogue.trees.get(uuid)?.accessionCount).toBe(1);
});

test('the list of the dashboard has drafts, and leads to their editor', async () => {
  const uuid = await draft();
  const { user } = await renderApp('/dashboard/divtree?size=100', { world, as: 'divtree' });
  await heading(/^\d+ diversity trees$/);
  expect(screen.getByRole('link', { name: 'New diversity tree' })).toBeVisible();
  const title = world.catalogue.trees.get(uuid)?.title ?? '';
  const links = await screen.findAllByRole('link', { name: title });
  const link = links.find((each) => each.getAttribute('href') === `/dashboard/divtree/${uuid}/edit`);
  await user.click(link as HTMLElement);
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue(title);
});

test('a curator corrects which accession a leaf means, by its number', async () => {
  const uuid = await draft();
  const { content } = await world.accessions.page({ historic: false }, { l: 3 });
  const [first, second, third] = content;
  if (!first || !second || !third) throw new Error('Nothing is kept');
  const { user } = await renderApp(`/dashboard/divtree/${uuid}/edit/json-file`, { world, as: 'divtree' });
  const leaves = [first, second].map((row, at) => ({ name: `leaf ${at + 1}`, accession: row.uuid, length: 0.5 }));
  const tree = { name: 'Wheats', children: [{ name: 'Triticum aestivum', taxon: true, children: leaves }] };
  await user.upload(await screen.findByLabelText('Choose a tree file'), file(tree));
  await user.click(await screen.findByRole('button', { name: 'Use this tree' }));
  await screen.findByText('It has 4 nodes, 2 accessions now.', { exact: false });

  await user.click(screen.getByRole('link', { name: 'Continue' }));
  const part = within(await screen.findByRole('region', { name: 'Correct a leaf' }));
  const all = within(screen.getByRole('region', { name: /^All accessions of the tree/ }));
  expect(all.queryByRole('heading', { name: '2 accessions' })).toBeNull();
  await user.click(all.getByText('All accessions of the tree (2)'));
  expect(await all.findByRole('heading', { name: '2 accessions' })).toBeVisible();
  const choose = async (number: string) => {
    await user.click(await part.findByRole('button', { name: 'Choose accession: leaf 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    const box = await dialog.findByRole('textbox', { name: 'What to look for' });
    await user.clear(box);
    await user.click(box);
    await user.paste(number);
    await user.click(await dialog.findByRole('button', { name: 'Find accessions' }));
    return dialog;
  };
  await user.type(part.getByRole('textbox', { name: 'Find a leaf by its name' }), '2');
  const other = await choose(first.accessionNumber);
  await other.findByText(/Another leaf of this tree already stands for this accession/);
  expect(other.getByRole('button', { name: 'Use this accession' })).toBeDisabled();
  await user.click(other.getByRole('button', { name: 'Close' }));
  const dialog = await choose(third.accessionNumber);
  await user.click(await dialog.findByRole('button', { name: 'Use this accession' }));
  await part.findByText('“leaf 2” now stands for the accession you chose.');
  const record = world.catalogue.trees.get(uuid);
  if (!record) throw new Error('It is gone');
  const [taxon] = world.catalogue.treeNodes.of(record).root.children ?? [];
  expect(taxon).toMatchObject({ name: 'Triticum aestivum', taxon: true });
  expect(taxon?.children).toMatchObject([
    { name: 'leaf 1', accession: first.uuid, length: 0.5 },
    { name: 'leaf 2', accession: third.uuid, length: 0.5 },
  ]);
});
