import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const { vocabularies } = world.catalogue;
const of = async (code: string) => {
  const found = (await vocabularies.all()).find((each) => each.code === code);
  if (!found) throw new Error(`There is no vocabulary "${code}"`);
  return found;
};
const lines = (count: number, title = 'Colour') =>
  ['code\ttitle\tdescription', ...Array.from({ length: count }, (_, i) => `c${i + 1}\t${title} ${i + 1}\t`)].join('\n');

const dialog = async () => within(await screen.findByRole('dialog'));
const tableOf = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Terms as a table' }));
  return dialog();
};
const paste = async (user: UserEvent, text: string) => {
  const table = await tableOf(user);
  const box = await table.findByRole('textbox', { name: 'Terms, one per line' });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
  return { table, box };
};
const save = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
};

test('a term that an administrator corrects is read by everybody, and the history tells it', async () => {
  const { uuid } = await of('mcpd-storage');
  const { user } = await renderApp('/admin/vocabulary?size=50', { world, as: 'admin' });
  await user.click(await screen.findByRole('link', { name: /\(STORAGE\)/ }));
  await arrivedAt(`/admin/vocabulary/${uuid}/edit`);
  const [meaning] = await screen.findAllByRole('textbox', { name: 'Meaning, row 1' });
  if (!meaning) throw new Error('It has terms');
  await user.clear(meaning);
  await user.type(meaning, 'Kept as seed');
  await save(user);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  closeApp();
  await renderApp(`/vocabulary/${uuid}`, { world });
  expect(await screen.findByText('Kept as seed')).toBeVisible();
  expect(screen.getByText('Record version', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^2$/);
  const [told] = world.audit.of('vocabulary', uuid, (by) => world.users.byUuid(by)?.fullName);
  expect(told).toMatchObject({ by: 'Ada Administrator', property: 'terms' });
  expect(told?.value).toContain('Kept as seed');
});

test('a vocabulary is made of a pasted table, closes its item editor beyond 50 terms, and is deleted', async () => {
  const { user } = await renderApp('/admin/vocabulary/create', { world, as: 'admin' });
  await heading('New vocabulary');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'mcpd-storage');
  await user.type(screen.getByRole('textbox', { name: 'Vocabulary' }), 'Colours');
  await user.type(screen.getByRole('textbox', { name: 'Web page' }), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Invalid URL');
  await user.clear(screen.getByRole('textbox', { name: 'Web page' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This name is already in use. Choose another one.');
  await user.clear(screen.getByRole('textbox', { name: 'Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'colours');

  const { table, box } = await paste(user, `${lines(3)}\nc2\tRed\t\nc9\t\t`);
  const wrong = within(await table.findByRole('table', { name: 'Report by line' }));
  expect(wrong.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineColumnValueOutcome',
    '5codec2An earlier line says the same',
    '6titleRequired',
  ]);
  expect(table.getByRole('button', { name: 'Use these terms' })).toBeDisabled();
  await user.clear(box);
  await user.paste(lines(50));
  await user.click(table.getByRole('button', { name: 'Use these terms' }));
  await screen.findByText('50 terms are in the form. Save to keep them.');
  expect(screen.getByRole('button', { name: 'Add: Terms' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await arrivedAt(/^\/admin\/vocabulary\/[\w-]{36}\/edit$/);

  const more = (await paste(user, lines(51))).table;
  await user.click(more.getByRole('button', { name: 'Use these terms' }));
  await screen.findByText('Vocabularies with more than 50 terms are edited as a table.');
  expect(screen.queryByRole('textbox', { name: /^Meaning/ })).toBeNull();
  await save(user);
  expect((await of('colours')).terms.map(({ code, title }) => `${code} ${title}`)).toEqual(
    lines(51)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace('\t', ' ')),
  );

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  await arrivedAt('/admin/vocabulary');
  expect((await vocabularies.all()).some(({ code }) => code === 'colours')).toBe(false);
});

test('terms that were downloaded are taken back as they were', async () => {
  const { uuid, terms, version } = await of('iso3166-1');
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(`/admin/vocabulary/${uuid}/edit`, { world, as: 'admin' });
  const table = await tableOf(user);
  await user.click(await table.findByRole('button', { name: 'Download the terms' }));
  const [blob] = saved.mock.calls[0] ?? [];
  const text = await (blob as Blob).text();
  await user.click(table.getByRole('button', { name: 'Cancel' }));
  const changed = (await paste(user, text.replace('\tCzechia\t', '\tCzech Republic\t'))).table;
  await user.click(changed.getByRole('button', { name: 'Use these terms' }));
  await save(user);
  expect(await of('iso3166-1')).toMatchObject({
    version: (version ?? 0) + 1,
    terms: terms.map((term) => (term.code === 'CZE' ? { ...term, title: 'Czech Republic' } : term)),
  });
});

test('two who change a vocabulary at once are told', async () => {
  const { uuid } = await of('mcpd-collsrc');
  const { user } = await renderApp(`/admin/vocabulary/${uuid}/edit`, { world, as: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: 'Maintainer' }), 'Ada');
  vocabularies.change(uuid, undefined, { maintainer: 'Somebody' }, { by: undefined });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await (await dialog()).findByText('Somebody');
});
