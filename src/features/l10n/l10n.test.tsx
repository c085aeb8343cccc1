import { screen, waitFor, within } from '@testing-library/react';
import { instead } from '../../../mocks/adapters/scenarios';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

const cell = (name: RegExp | string) => screen.findByRole('textbox', { name });

test('a translator opens what is missing in the language of the page, and translates it in place', async () => {
  const { user } = await renderApp('/cs/dashboard/', { world, as: 'translator' });
  await user.click(await screen.findByRole('link', { name: /^Překlad plodin/ }));
  // All crops have a name in Czech.
  await screen.findByRole('heading', { name: 'V tomto jazyce nic nechybí: čeština' });
  await user.click(screen.getByRole('button', { name: 'Zobrazit vše' }));
  expect(await cell('Barley, Jméno (čeština)')).toHaveValue('Ječmen');
});

test('who goes on in another language translates into that one', async () => {
  const filterCode = await world.filterCodes.encode({ missing: ['fa'] });
  const { user } = await renderApp(`/dashboard/l10n/crops/${filterCode}`, { world, as: 'translator' });
  expect(await screen.findByRole('combobox', { name: 'Translate into' })).toHaveDisplayValue('Spanish');
  await user.click(screen.getByRole('button', { name: /Translator/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
  expect(await screen.findByRole('combobox', { name: 'Traduire vers' })).toHaveDisplayValue('français');
  await heading(/^\d+ éléments$/);
});

test('each text is saved when it is left, and stays where it was though nothing of it is missing now', async () => {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa', { world, as: 'translator' });
  await arrivedAt(/^\/dashboard\/l10n\/crops\/v2[\w-]+\?to=fa$/);
  const [first] = await screen.findAllByRole('textbox', { name: /\(Persian\)$/ });
  const counted = () => Number(/\d+/.exec(screen.getByRole('heading', { level: 1 }).textContent ?? '')?.[0]);
  const missing = async () => within(await screen.findByRole('group', { name: 'Missing in' })).getByText('Persian');
  const [before, total] = [await missing(), counted()];
  expect(before.closest('label')).toHaveTextContent(`Persian${total}`);
  await user.click(first as HTMLElement);
  await user.keyboard('جو{Enter}');
  await screen.findByText('Done');
  expect(first).toHaveValue('جو');
  expect(first).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(counted()).toBe(total - 1));
  expect((await missing()).closest('label')).toHaveTextContent(`Persian${total - 1}`);
  expect(first).toHaveValue('جو');
  const saved = (await world.crops.all()).filter(({ translations }) => translations?.fa?.name === 'جو');
  expect(saved).toHaveLength(1);
});

test('what a crop is also called is written one name a line, and read in that language only', async () => {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=es&size=100', { world, as: 'translator' });
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  const names = await cell('Wheat, Other names, one per line (Spanish)');
  await user.click(names);
  await user.paste('trigo panadero\ntrigo duro');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(world.crops.get('wheat')?.translations?.es?.otherNames).toBe('trigo panadero\ntrigo duro'),
  );
  closeApp();
  await renderApp('/es/c/wheat', { world });
  const about = await screen.findByRole('region', { name: 'Acerca del cultivo' });
  expect(about).toHaveTextContent(/trigo panadero.*trigo duro/);
  expect(about).not.toHaveTextContent(/froment/);
});

test('what somebody else changed is shown beside what was typed, which is saved by leaving it again', async () => {
  await world.crops.all();
  const { user } = await renderApp('/dashboard/l10n/crops/?to=ru&size=100', { world, as: 'translator' });
  const wheat = await cell('Wheat, Name (Russian)');
  const translations = { ...world.crops.get('wheat')?.translations, ru: { name: 'Хлеб' } };
  world.crops.change('wheat', undefined, { translations }, { by: undefined });
  await user.click(wheat);
  await user.keyboard('Пшеница{Enter}');
  await screen.findByText(/^Somebody else changed this in the meantime/);
  expect(wheat).toHaveValue('Пшеница');
  expect(wheat).toHaveAccessibleDescription(/Хлеб/);
  await user.click(screen.getByRole('button', { name: 'Try again: Wheat, Name (Russian)' }));
  await waitFor(() => expect(world.crops.get('wheat')?.translations?.ru?.name).toBe('Пшеница'));
  await waitFor(() => expect(wheat).toBeValid());
});

test('nobody leaves with a text that was not saved without being asked', async () => {
  let full = true;
  const handler = instead('PUT /l10n/:entity/:key/:lang', async () =>
    full ? Response.json({ error: 'storage_full' }, { status: 507 }) : undefined,
  );
  const { user } = await renderApp('/dashboard/l10n/crops/?to=zh', { world, as: 'translator', handlers: [handler] });
  await user.click(await cell('Barley, Name (Chinese)'));
  await user.keyboard('大麦{Enter}');
  await screen.findByText('1 text was not saved. The reason is beside it.');
  await user.click(screen.getByRole('link', { name: 'Barley' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Save/ }));
  // It failed again: whoever typed it stays with it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await cell('Barley, Name (Chinese)')).toHaveValue('大麦');
  full = false;
  await user.click(screen.getByRole('link', { name: 'Barley' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Save/ }));
  await arrivedAt('/c/barley');
  expect(world.crops.get('barley')?.translations?.zh?.name).toBe('大麦');
});

test('another language can be looked at beside, and hostile texts stay texts', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { user } = await renderApp('/dashboard/l10n/crops/?to=de', { world, as: 'translator' });
  const oat = await cell('Oat, Name (German)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show beside' }), 'Czech');
  await screen.findByRole('columnheader', { name: 'Czech' });
  expect(screen.getByRole('cell', { name: 'Oves' })).toBeVisible();
  await user.click(oat.isConnected ? oat : await cell('Oat, Name (German)'));
  await user.paste(hostile);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(world.crops.get('oat')?.translations?.de?.name).toBe(hostile));
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a file of translations is seen before it is saved, by line where something is wrong', async () => {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa', { world, as: 'translator' });
  await user.click(await screen.findByRole('button', { name: 'Translate in a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  const xliff = (units: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fa">${units}</xliff>`;
  const file = (key: string, source: string, target: string) =>
    `<file id="${key}" original="${key}"><unit id="u" name="name"><segment><source>${source}</source><target>${target}</target></segment></unit></file>`;
  await user.click(await dialog.findByLabelText('The file, or rows with their column names'));
  await user.paste(xliff(file('rice', 'Rice', 'برنج') + file('rye', 'Rye of old', 'چاودار')));
  await dialog.findByText(/^1 text will change\. 0 texts stay/);
  expect(within(dialog.getByRole('table', { name: 'What will change' })).getByText('برنج')).toBeVisible();
  expect(within(dialog.getByRole('table', { name: 'Report by line' })).getByText(/original has changed/)).toBeVisible();
  expect(world.crops.get('rice')?.translations?.fa).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Change 1 text' }));
  await dialog.findByText('Saved: 1');
  expect(world.crops.get('rice')?.translations?.fa?.name).toBe('برنج');
  expect(world.crops.get('rye')?.translations?.fa).toBeUndefined();
});
