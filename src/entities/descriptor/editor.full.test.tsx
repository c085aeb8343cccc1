import { screen, waitFor } from '@testing-library/react';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => screen.findByRole('button', { name });

test('a descriptor is made with its coding table, which readers see before it is sent', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user, address } = await renderApp('/dashboard/descriptors/edit', { as: 'publisher', world });
  await heading('New descriptor');
  await user.type(await field('Descriptor'), 'Leaf hairs');
  await user.type(await screen.findByRole('combobox', { name: /^Data provider/ }), 'ipk');
  await user.click(await screen.findByRole('option', { name: /IPK/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Category/ }), 'Characterization');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Data type/ }), 'Code');
  await user.click(await press('Add: Coding table'));
  await user.type(await field('Code'), '1');
  await user.type(await field('Meaning'), 'Hairy');
  await user.click(await press('Save and continue'));
  await arrivedAt(/^\/dashboard\/descriptors\/[\da-f-]{36}\/edit\/translations$/);
  const uuid = address().split('/')[3] ?? '';
  expect(await world.catalogue.descriptors.one(uuid)).toMatchObject({
    title: 'Leaf hairs',
    state: 'DRAFT',
    dataType: 'CODED',
    terms: [{ code: '1', title: 'Hairy' }],
  });
  await user.click(await screen.findByRole('link', { name: /Review and publish/ }));
  expect(await screen.findByText('Hairy')).toBeVisible();
});

test('a range that ends before it begins is told, and nothing is sent', async () => {
  const world = makeWorld({ accessions: 60 });
  const table = world.catalogue.descriptors;
  const seed = (await table.all()).find(({ dataType }) => dataType === 'NUMERIC');
  if (!seed) throw new Error('The demo has no measured descriptor');
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const draft = table.create({ ...seed, uuid: crypto.randomUUID(), state: 'DRAFT', minValue: 5, maxValue: 9 }, { by });
  const { user } = await renderApp(`/dashboard/descriptors/${draft.uuid}/edit`, { as: 'publisher', world });
  const most = await field('Maximum');
  await user.clear(most);
  await user.type(most, '3');
  await user.click(await press('Save'));
  await waitFor(() => expect(most).toBeInvalid());
  expect(table.get(draft.uuid)?.version).toBe(1);
});

test('readers see the title in their language, and the original at a click', async () => {
  const world = makeWorld({ accessions: 60 });
  const [one] = await world.catalogue.descriptors.all();
  const translations = { es: { title: 'Pilosidad de la hoja' } };
  const patch = { translations, language: 'en' };
  const { uuid, title } = world.catalogue.descriptors.change(one?.uuid ?? '', undefined, patch, { by: undefined });
  const { user } = await renderApp(`/es/descriptors/${uuid}`, { world });
  await heading('Pilosidad de la hoja');
  const [original] = screen.getAllByText(title);
  expect(original).not.toBeVisible();
  await user.click(screen.getByText('El original, en inglés'));
  expect(original).toBeVisible();
  expect(original).toHaveAttribute('lang', 'en');
});

test('a code that stands twice is told beside both, by the form and by the server', async () => {
  const world = makeWorld({ accessions: 60 });
  const table = world.catalogue.descriptors;
  const seed = (await table.all()).find(({ dataType }) => dataType === 'CODED');
  if (!seed) throw new Error('The demo has no coded descriptor');
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const draft = table.create({ ...seed, uuid: crypto.randomUUID(), state: 'DRAFT', terms: [] }, { by });
  const { user } = await renderApp(`/dashboard/descriptors/${draft.uuid}/edit`, { as: 'publisher', world });
  await user.click(await press('Add: Coding table'));
  await user.click(await field('Code, row 1'));
  await user.paste('Code\tMeaning\n3\tabsent\n5\tpresent\n3\tabundant');
  expect(await screen.findByText('3 rows filled in. The first line was read as the heading.')).toBeVisible();
  for (const row of [1, 3])
    await waitFor(async () =>
      expect(await field(`Code, row ${row}`)).toHaveAccessibleDescription('Code 3 stands twice'),
    );
  expect(await field('Code, row 2')).toHaveAccessibleDescription('');
  await user.clear(await field('Code, row 3'));
  await user.type(await field('Code, row 3'), '7');
  await user.click(await press('Save'));
  await waitFor(() =>
    expect(table.get(draft.uuid)?.terms).toMatchObject([{ code: '3' }, { code: '5' }, { code: '7' }]),
  );
});
