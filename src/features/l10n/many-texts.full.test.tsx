import { screen, waitFor, within } from '@testing-library/react';
import { plainText } from '@/contract/control-characters';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { sampled } from '../../../test/samples/sampled';
import { renderApp } from '../../../test/harness/harness';
import { expectNothingRuns } from '../../../test/harness/nothing-runs';
import { runs } from '../../../test/harness/runs';
import { smallWorld } from '../../../test/harness/small-world';
import { readXliff, writeXliff } from './elsewhere/xliff';

const CELLS = runs(100);

const cellsIn = (language: string) =>
  screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`\\(${language}\\)$`) });

test('many texts are translated by the keyboard: all reach the API but for one, which is named', async () => {
  const world = smallWorld();
  await world.crops.all();
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa&size=100', { world, as: 'translator' });
  const [first] = await cellsIn('Persian');
  const all = await cellsIn('Persian');
  const changed = 'barley';
  world.crops.change(changed, undefined, { translations: { fa: { name: 'جو' } } }, { by: undefined });
  (first as HTMLElement).focus();
  const typed: string[] = [];
  for (let at = 0; at < CELLS; at += 1) {
    expect(all[at]).toHaveFocus();
    typed.push(`${at}`);
    // One text has lines.
    await user.keyboard(`${at}{Control>}{Enter}{/Control}`);
  }
  const conflict = await screen.findByText(/^Somebody else changed this in the meantime/);
  const named = all.slice(0, CELLS).filter((cell) => cell.getAttribute('aria-invalid') === 'true');
  expect(named.map((cell) => cell.getAttribute('aria-label'))).toEqual(['Barley, Name (Persian)']);
  expect(named[0]).toHaveAccessibleDescription(expect.stringContaining(conflict.textContent ?? ''));
  const kept = () =>
    world.crops.rows().flatMap(({ translations: { fa = {} } = {} }) => [fa.name ?? [], fa.otherNames ?? []].flat());
  const [refused] = named;
  await waitFor(() =>
    expect(kept().toSorted()).toEqual([...typed.filter((text) => text !== refused?.value), 'جو'].toSorted()),
  );
});

test('hostile texts are kept as they were pasted, and none of them runs', async () => {
  const world = smallWorld();
  await world.crops.all();
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa&size=100', { world, as: 'translator' });
  const all = await cellsIn('Persian');
  const fitting = HOSTILE_TEXTS.filter((text) => text.trim().length <= 200 && plainText(text).trim() !== '');
  const pasted = sampled(fitting.slice(0, all.length), CELLS);
  await user.click(all[0] as HTMLElement);
  await user.paste(pasted.map((text) => `"${text.replaceAll('"', '""')}"`).join('\r\n'));
  const shown = (text: string) => plainText(text.replaceAll(/[\r\n\t]+/g, ' ')).trim();
  const kept = () =>
    world.crops.rows().flatMap(({ translations: { fa = {} } = {} }) => [fa.name ?? [], fa.otherNames ?? []].flat());
  await waitFor(() => expect(kept()).toHaveLength(pasted.length));
  const lined = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/g, ' ');
  expect(kept().map(lined).toSorted()).toEqual(pasted.map((text) => lined(shown(text))).toSorted());
  expectNothingRuns();
});

const unitOf = (target: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fa"><file id="f" original="rice"><unit id="u" name="name"><segment><source>Rice</source><target>${target}</target></segment></unit></file></xliff>`;

test('two hundred hostile texts in files are texts, or the file is none', async () => {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa', { world: smallWorld(), as: 'translator' });
  await user.click(await screen.findByRole('button', { name: 'Translate in a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText('The file, or rows with their column names');
  for (const text of HOSTILE_TEXTS) {
    const carried = { language: 'fa', key: 'rice', text: 'name', source: 'Rice', translation: text };
    const [read] = readXliff(writeXliff([carried], 'en', 'fa')) ?? [];
    expect(read?.translation).toBe(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
    // As nobody writes it: with the text as markup.
    expect(() => readXliff(unitOf(text))).not.toThrow();
  }
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 10 === 0)) {
    await user.clear(box);
    await user.click(box);
    await user.paste(unitOf(text));
    expectNothingRuns();
    await user.clear(box);
    await user.paste(
      writeXliff([{ language: 'fa', key: 'rice', text: 'name', source: 'Rice', translation: text }], 'en', 'fa'),
    );
    // One that is too long is told by its line.
    const read = () =>
      dialog.queryByText(/texts? will change/) ?? dialog.queryByRole('table', { name: 'Report by line' });
    await waitFor(() => expect(read()).not.toBeNull());
    expectNothingRuns();
  }
});
