import { screen, waitFor, within } from '@testing-library/react';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { makeWorld } from '../../../mocks/rules/world/world';
import { failing } from '../../../mocks/adapters/scenarios';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const all = (of = world) => of.catalogue.descriptors.all();

async function first(fits: (descriptor: Descriptor) => boolean, of = world): Promise<Descriptor> {
  const found = (await all(of)).find(fits);
  if (!found) throw new Error('The demo has no such descriptor');
  return found;
}

test('descriptors are narrowed by category and opened', async () => {
  const { user } = await renderApp('/descriptors?size=25', { world });
  await heading(/^\d+ descriptors$/);
  expect(screen.getByRole('link', { name: 'Vocabularies' })).toHaveAttribute('href', '/vocabulary');
  await user.click(await screen.findByLabelText(/^Molecular/));
  await arrivedAt(/^\/descriptors\/v2[\w-]+\?size=25$/);
  const molecular = (await all()).filter(({ category, current }) => category === 'MOLECULAR' && current);
  await heading(new RegExp(`^${molecular.length} descriptor`));
  const [one] = molecular.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b));
  await user.click((await screen.findAllByRole('link', { name: one ?? '' }))[0] ?? document.body);
  await heading(one ?? '');
});

test('the page says how it is recorded and what uses it', async () => {
  const coded = await first(({ dataType, used, crop }) => dataType === 'CODED' && used === true && crop === 'wheat');
  await renderApp(`/descriptors/${coded.uuid}`, { world });
  await heading(coded.title);
  const table = screen.getByRole('table', { name: 'Coding table' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => [...children].slice(0, 2).map((cell) => cell.textContent))).toEqual(
    coded.terms?.map(({ code, title }) => [code, title]),
  );
  expect(await screen.findByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/c/wheat');
  const lists = screen.getByRole('region', { name: 'In descriptor lists' });
  expect(within(lists).getByRole('link', { name: /wheat/i })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/descriptorlists\/[\w-]{36}$/),
  );
  const datasets = screen.getByRole('region', { name: 'Observed in datasets' });
  expect(within(datasets).getAllByText(/^[\d,]+ observations?$/).length).toBeGreaterThan(0);
  const related = await screen.findByRole('region', { name: 'Related' });
  await waitFor(() => expect(within(related).getByRole('link', { name: /\d+ datasets?$/ })).toBeVisible());
  expect(await within(related).findByRole('link', { name: /descriptor lists?$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/descriptorlists\/v2/),
  );
});

test('a long coding table is searched', async () => {
  const own = makeWorld({ accessions: 60 });
  const one = await first(({ dataType }) => dataType === 'CODED', own);
  const terms = Array.from({ length: 30 }, (_, place) => ({ code: `C${place}`, title: `Colour ${place}` }));
  Object.assign(one, { terms: [...terms, { code: 'X', title: 'Púrpura' }] });
  const { user } = await renderApp(`/descriptors/${one.uuid}`, { world: own });
  await heading(one.title);
  await user.type(screen.getByRole('searchbox', { name: 'Search codes and meanings' }), 'purpura');
  expect(within(screen.getByRole('table', { name: 'Coding table' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('1 code of 31 fits.')).toBeVisible();
});

test('an unknown one is not found, a failing one is tried again', async () => {
  const one = await first(({ used }) => used === true);
  const { user, server } = await renderApp(`/descriptors/${one.uuid}`, {
    world,
    handlers: [failing('GET /descriptor/:uuid')],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Try again' }).then((button) => {
      server.resetHandlers();
      return button;
    }),
  );
  await heading(one.title);
});

test('a descriptor that datasets or lists hold is not offered to be deleted', async () => {
  const own = makeWorld({ accessions: 60 });
  const { descriptors, descriptorLists } = own.catalogue;
  const one = await first(({ state }) => state === 'PUBLISHED', own);
  const [list] = await descriptorLists.all();
  if (!list) throw new Error('The demo has descriptor lists.');
  const row = { ...one, uuid: crypto.randomUUID(), title: 'Leaf hairs', state: 'DRAFT' as const, firstVersion: null };
  descriptors.create(row, { by: own.users.byEmail('publisher@example.org')?.uuid });
  const path = `/dashboard/descriptors/${row.uuid}/edit/review-and-publish`;
  await renderApp(path, { world: own, as: 'publisher' });
  await screen.findByRole('button', { name: 'Delete' });
  closeApp();
  descriptorLists.change(list.uuid, undefined, { descriptors: [row.uuid] }, { by: undefined });
  await renderApp(path, { world: own, as: 'publisher' });
  await screen.findByRole('button', { name: 'Send to review' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
