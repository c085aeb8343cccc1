import { screen, waitFor, within } from '@testing-library/react';
import fields from '../../../../locales/en/fields.json';
import { box, button, open, save, sent, source } from './form-fields.fixture';

test('texts have labels, help, marks and limits, and stand in groups', async () => {
  const { user } = await open([
    { kind: 'text', name: 'title', required: true, max: 10 },
    { kind: 'longText', name: 'abstract', group: 'more' },
    { kind: 'checkbox', name: 'open', group: 'more' },
  ]);
  expect(screen.getByText('Fields marked with * are required.')).toBeVisible();
  expect(box('Title')).toBeRequired();
  expect(box('Title')).toHaveAccessibleDescription('As it will be cited');
  expect(within(screen.getByRole('group', { name: 'More' })).getByRole('textbox')).toBe(box('Abstract'));
  await user.click(button('Save'));
  await waitFor(() => expect(box('Title')).toHaveFocus());
  expect(box('Title')).toHaveAccessibleDescription('Required');
  await user.keyboard('Nine char');
  expect(box('Title')).toHaveAccessibleDescription('Characters: 9 of 10');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await save(user);
  expect(sent()).toEqual({ title: 'Nine char', abstract: null, open: true });
});

test('codes are written in capitals when they are left', async () => {
  const { user } = await open([{ kind: 'text', name: 'code', format: 'wiewsCode' }]);
  await user.type(box('Institute'), 'cze122');
  await user.tab();
  expect(box('Institute')).toHaveValue('CZE122');
  await user.clear(box('Institute'));
  await user.type(box('Institute'), 'cze');
  await user.tab();
  await waitFor(() => expect(box('Institute')).toHaveAccessibleDescription('Invalid WIEWS code format'));
});

test('numbers keep what was typed and say what is wrong with it', async () => {
  const { user } = await open([{ kind: 'number', name: 'height', min: 0, max: 9 }]);
  for (const [typed, words] of [
    ['1,5', 'Number expected'],
    ['-1', 'Must not be below 0'],
    ['9.5', 'Must not be above 9'],
  ] as const) {
    await user.clear(box('Height'));
    await user.type(box('Height'), typed);
    await user.tab();
    await waitFor(() => expect(box('Height')).toHaveAccessibleDescription(words));
    expect(box('Height')).toHaveValue(typed);
  }
  await user.clear(box('Height'));
  await user.type(box('Height'), '1.5');
  await save(user);
  expect(sent()).toEqual({ height: 1.5 });
});

test('a day is chosen in the input of the browser, or taken back', async () => {
  const { user } = await open([{ kind: 'day', name: 'date' }], { date: '2024-02-29' });
  const day = screen.getByLabelText('Date');
  expect(day).toHaveAttribute('type', 'date');
  expect(day).toHaveValue('2024-02-29');
  await user.clear(day);
  await save(user);
  expect(sent()).toEqual({ date: null });
});

test('one of few is chosen from a list, or by its button', async () => {
  const values = ['CORE', 'TRAIT'];
  const { user } = await open([
    { kind: 'select', name: 'kind', values, text: 'thing:kinds' },
    { kind: 'radio', name: 'size', values, text: 'thing:kinds', required: true },
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'For a trait');
  await user.click(button('Save'));
  const group = screen.getByRole('radiogroup', { name: 'Size (Required)' });
  await waitFor(() => expect(group).toHaveFocus());
  expect(group).toHaveAccessibleDescription('Required');
  await user.tab();
  await user.keyboard(' ');
  await save(user);
  expect(sent()).toEqual({ kind: 'TRAIT', size: 'CORE' });
});

test('lists of texts lose blanks and duplicates, and say so', async () => {
  const { user } = await open([{ kind: 'texts', name: 'codes', format: 'wiewsCode' }], { codes: ['CZE122'] });
  await user.type(box('Institutes'), '{Enter}{Enter}cze122{Enter}BAD');
  await user.tab();
  await waitFor(() => expect(box('Institutes')).toHaveAccessibleDescription('Line 2: Invalid WIEWS code format'));
  await user.type(box('Institutes'), '{Backspace}{Backspace}{Backspace}CZE122');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('1 duplicate was left out.');
  expect(box('Institutes')).toHaveValue('CZE122');
  await save(user);
  expect(sent()).toEqual({ codes: ['CZE122'] });
});

test('Enter before the search is done takes nothing of what was shown before', async () => {
  const { user } = await open([{ kind: 'relation', name: 'crop', source }]);
  const combo = screen.getByRole('combobox', { name: 'Crop' });
  await user.click(combo);
  await screen.findAllByRole('option');
  await user.keyboard('ry{Enter}');
  expect(combo).toHaveValue('ry');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(combo).toHaveValue('Rye');
});

test('other items are found by typing and chosen by keyboard', async () => {
  const { user } = await open([
    { kind: 'relation', name: 'crop', source },
    { kind: 'relation', name: 'crops', source, many: true, required: true },
    { kind: 'relation', name: 'owner', source, key: 'uuid' },
  ]);
  const combo = (name: string) => screen.getByRole('combobox', { name });
  await user.click(button('Save'));
  await waitFor(() => expect(combo('Crops')).toHaveFocus());
  await user.type(combo('Crop'), 'ba');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(combo('Crop')).toHaveValue('Barley');
  for (const typed of ['whe', 'ry', 'barl']) {
    await user.type(combo('Crops'), typed);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
  }
  await user.keyboard('{Backspace}');
  await user.type(combo('Crops'), 'fail');
  await waitFor(() => expect(combo('Crops')).toHaveAccessibleDescription(fields.search.failed));
  await user.type(combo('Owner'), 'rye');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await save(user);
  expect(sent()).toEqual({ crop: 'B', crops: ['W', 'R'], owner: { uuid: 'R' } });
});
