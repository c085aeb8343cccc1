import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { World } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { heading, renderApp } from '../../../test/harness/harness';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { HABIT, HEIGHT, TRIAL, trialWorld } from './trial.fixture';

const by = { by: undefined };
const EVERYBODY = { PUBLIC_LANGUAGES: 'all' };
const TABLE = 'Pozorování jednotlivých položek';

/** The trial with what was written in English, read in Czech. */
async function czechTrial(habit: Partial<Descriptor> = {}): Promise<World> {
  const world = trialWorld();
  const { descriptors, datasetRows } = world.catalogue;
  await Promise.all([descriptors.all(), datasetRows.all()]);
  const said = (title: string) => ({ language: 'en', translations: { cs: { title } } });
  descriptors.change(HEIGHT, undefined, said('Výška rostliny'), by);
  const terms = { '1': 'Vzpřímený', '2': 'Rozložitý' };
  const translations = { cs: { title: 'Tvar trsu', terms } };
  descriptors.change(HABIT, undefined, { language: 'en', translations, ...habit }, by);
  const head: Partial<DatasetDetails> = said('Pokus s pšenicí');
  datasetRows.change(TRIAL, undefined, head, by);
  return world;
}

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));

test('the table of a dataset speaks the language of its reader; its file keeps what was written', async () => {
  const { user } = await renderApp(`/cs/datasets/${TRIAL}/data`, { world: await czechTrial(), config: EVERYBODY });
  await heading('Pokus s pšenicí');
  const table = await tableOf(TABLE);
  expect(table.getByRole('link', { name: 'Výška rostliny' })).toHaveAttribute('href', `/cs/descriptors/${HEIGHT}`);
  expect(table.getAllByText('1 · Vzpřímený')).not.toHaveLength(0);
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Uložit jako CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = new TextDecoder().decode(await files[0]?.arrayBuffer());
  expect(text).toContain('Plant height (cm)');
  expect(text).not.toContain('Vzpřímený');
});

test.each([
  ['observations', 'Tvar trsu'],
  ['overview', '1 · Vzpřímený'],
  ['analyze', 'Výška rostliny (cm)'],
  ['', 'Tvar trsu'],
])('so does its page %j', async (tab, text) => {
  await renderApp(`/cs/datasets/${TRIAL}${tab && `/${tab}`}`, { world: await czechTrial(), config: EVERYBODY });
  await heading('Pokus s pšenicí');
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(screen.queryByText('Plant height')).toBeNull();
});

test('so does what was observed of an accession', async () => {
  const world = await czechTrial();
  await renderApp(`/cs/a/${accessionUuid('CZE122', 'W 4', 'Triticum')}`, { world, config: EVERYBODY });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Pokus s pšenicí' }).length).toBeGreaterThan(1));
  expect(await screen.findByRole('link', { name: 'Tvar trsu' })).toBeVisible();
  expect(screen.getByText('2 · Rozložitý')).toBeVisible();
});

test('so do the datasets that a descriptor is in, and its coding table; the original is one click away', async () => {
  const { user } = await renderApp(`/cs/descriptors/${HABIT}`, { world: await czechTrial(), config: EVERYBODY });
  await heading('Tvar trsu');
  expect(await screen.findByRole('link', { name: 'Pokus s pšenicí' })).toBeVisible();
  const table = within(screen.getByRole('region', { name: 'Tabulka kódů' }));
  expect(table.getByText('Vzpřímený')).toBeVisible();
  expect(table.getByText('Erect')).not.toBeVisible();
  await user.click(table.getByText(/^Původní znění/));
  expect(table.getByText('Erect')).toBeVisible();
});

describe('meanings of codes', () => {
  let world: World;

  test('are translated beside the coding table, and seen by readers in the table of the dataset', async () => {
    world = await czechTrial({ state: 'DRAFT', translations: {} });
    const { user } = await renderApp(`/dashboard/descriptors/${HABIT}/edit/translations`, { as: 'admin', world });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'cs');
    const [first, second] = ['1', '2'].map((code) =>
      screen.getByRole('textbox', { name: `Meaning in this language: Czech: ${code}` }),
    );
    expect(screen.getByRole('row', { name: /^1 Erect/ })).toBeVisible();
    await user.type(first as HTMLElement, 'Vzpřímený');
    await user.click(second as HTMLElement);
    await user.paste('é'.repeat(501));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be 500 characters or less')).toBeVisible();
    expect(second).toBeInvalid();
    await user.clear(second as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(screen.getByRole('option', { name: 'Czech: in part' })).toBeInTheDocument();
    closeApp();
    world.catalogue.descriptors.change(HABIT, undefined, { state: 'PUBLISHED' }, by);
    await renderApp(`/cs/datasets/${TRIAL}/data`, { world, config: EVERYBODY });
    const table = await tableOf(TABLE);
    expect(table.getAllByText('1 · Vzpřímený')).not.toHaveLength(0);
    expect(table.getAllByText('2 · <i>Spreading</i>')).not.toHaveLength(0);
  });
});

test('a translation that is older than its source says so, and may stand', async () => {
  const cs = { title: 'Tvar trsu', terms: { '1': 'Vzpřímený' }, from: { title: 'Habit', terms: { '1': 'Upright' } } };
  const world = await czechTrial({ state: 'DRAFT', translations: { cs } });
  const { user } = await renderApp(`/dashboard/descriptors/${HABIT}/edit/translations`, { as: 'admin', world });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'cs');
  expect(screen.getByRole('option', { name: 'Czech: outdated' })).toBeInTheDocument();
  expect(screen.getByText('Habit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'It still fits: Title in this language: Czech' }));
  expect(screen.queryByText('Habit')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Meaning in this language: Czech: 1' }), ' trs');
  expect(screen.queryByText('Upright')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect((await world.catalogue.descriptors.one(HABIT))?.translations).toEqual({
    cs: {
      title: 'Tvar trsu',
      terms: { '1': 'Vzpřímený trs' },
      from: { title: 'Growth habit', terms: { '1': 'Erect' } },
    },
  });
});
