import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

const clusters = () => screen.findAllByRole('button', { name: /^Show these accessions/ });

test('an administrator sees what genebanks share, why, and opens exactly these accessions', async () => {
  const world = makeWorld({ accessions: 1_000 });
  const { content, totalElements } = await world.accessions.duplicates({}, 0, 25);
  const { user } = await renderApp('/labs', { as: 'admin', world });
  await heading('Duplicates between genebanks');
  expect(await clusters()).toHaveLength(content.length);
  expect(totalElements).toBeGreaterThan(0);
  expect(screen.getByText(new RegExp(`^${totalElements} groups?$`))).toBeVisible();
  const [first] = content;
  const link = screen.getAllByRole('link', { name: first?.accessions[0]?.accessionNumber })[0];
  expect(link).toHaveAttribute('href', `/a/${first?.uuids[0]}`);
  const [show] = await clusters();
  await user.click(show as HTMLElement);
  await arrivedAt(/^\/a\/v2/);
  expect((await screen.findAllByText(`${first?.count} accessions`))[0]).toBeVisible();
});

test('groups are narrowed by evidence and genebank, in the address, and shown again', async () => {
  const world = makeWorld({ accessions: 1_000 });
  const { holders } = await world.accessions.duplicates({});
  const code = holders.at(-1)?.code ?? '';
  const { totalElements } = await world.accessions.duplicates({ holders: [code] });
  const { user } = await renderApp('/labs', { as: 'admin', world });
  await clusters();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Genebanks' }), code);
  await arrivedAt(`/labs?holder=${code}`);
  expect(await screen.findByText(new RegExp(`^${totalElements} groups?$`))).toBeVisible();
  const card = (await clusters())[0]?.closest('li');
  expect(within(card as HTMLElement).getAllByRole('link', { name: code })[0]).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Evidence' }), 'DOI');
  await arrivedAt(`/labs?holder=${code}&evidence=doi`);
});

test('groups are narrowed by genus', async () => {
  const world = makeWorld({ accessions: 1_000 });
  const { genera } = await world.accessions.duplicates({});
  const [first] = genera;
  const { user } = await renderApp('/labs', { as: 'admin', world });
  await clusters();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Genus' }), first?.genus ?? '');
  await arrivedAt(`/labs?genus=${first?.genus}`);
  expect(await screen.findByText(new RegExp(`^${first?.count} groups?$`))).toBeVisible();
});

test('a catalogue without duplicates says so', async () => {
  const { user } = await renderApp('/labs?evidence=doi', { as: 'admin', world: emptyWorld() });
  expect(await screen.findByText('No duplicates found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all groups' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all groups' })).toBeNull());
});

test('a server without duplicates does not offer them', async () => {
  const without = http.post('*/labs/duplicates', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/labs', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
