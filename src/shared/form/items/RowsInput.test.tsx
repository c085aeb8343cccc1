import { screen, waitFor, within } from '@testing-library/react';
import type { FieldDefinition } from '../fields/field-definition';
import { box, button, open, save, sent } from '../fields/form-fields.fixture';

const people: FieldDefinition = {
  kind: 'rows',
  name: 'people',
  most: 4,
  fields: [
    { kind: 'text', name: 'name', required: true },
    { kind: 'text', name: 'mail', required: true },
  ],
};
const rows = () =>
  within(screen.getByRole('table', { name: 'Creators' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    );

test('rows are typed, added by Enter, moved, removed and put back', async () => {
  const { user } = await open([people]);
  await user.click(button('Add: Creators'));
  await waitFor(() => expect(box('Name, row 1')).toHaveFocus());
  await user.keyboard('1{Tab}absent{Enter}');
  await waitFor(() => expect(box('Name, row 2')).toHaveFocus());
  await user.keyboard('2{Tab}present');
  await user.click(button('Move up: 2. 2 present'));
  expect(rows()).toEqual([
    ['2', 'present'],
    ['1', 'absent'],
  ]);
  await waitFor(() => expect(button('Move up: 1. 2 present')).toHaveFocus());
  await user.click(button('Remove: 1. 2 present'));
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(rows()).toHaveLength(2);
  await user.click(box('Mail, row 2'));
  await user.keyboard('{Enter}');
  await user.click(button('Save'));
  // What is empty is named at its row.
  await waitFor(() => expect(box('Name, row 3')).toHaveAccessibleDescription('Required'));
  expect(box('Mail, row 3')).toHaveAccessibleDescription('Required');
  await waitFor(() => expect(box('Name, row 3')).toHaveFocus());
  await user.keyboard('3{Tab}many');
  await save(user);
  expect(sent()).toEqual({
    people: [
      { name: '2', mail: 'present' },
      { name: '1', mail: 'absent' },
      { name: '3', mail: 'many' },
    ],
  });
});

test('a paste fills rows from where it is pasted, tells what it left out, and is undone', async () => {
  const before = { people: [{ name: '0', mail: 'none' }, { name: '1', mail: 'few' }] }; // oxfmt-ignore
  const { user } = await open([people], before);
  await user.click(box('Name, row 2'));
  await user.paste('1 = some\nunclear\n2 = many\n3 = all\n4 = more');
  expect(rows()).toEqual([
    ['0', 'none'],
    ['1', 'some'],
    ['2', 'many'],
    ['3', 'all'],
  ]);
  const said = screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  expect(said).toHaveTextContent('3 rows filled in.');
  expect(said).toHaveTextContent('2 lines were not understood:Line 2: unclearLine 5: 4 more');
  expect(button('Add: Creators')).toBeDisabled();
  await user.click(button('Undo'));
  expect(rows()).toEqual([
    ['0', 'none'],
    ['1', 'few'],
  ]);
});

test('of lines that a paste left out five are named, and the rest is counted', async () => {
  const { user } = await open([people], { people: [{ name: '0', mail: 'none' }] });
  await user.click(box('Name, row 1'));
  await user.paste(['1 = some', ...Array.from({ length: 7 }, (_, at) => `unclear${at}`)].join('\n'));
  const said = screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  const left = within(said as HTMLElement);
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 2: unclear0',
    'Line 3: unclear1',
    'Line 4: unclear2',
    'Line 5: unclear3',
    'Line 6: unclear4',
  ]);
  expect(said).toHaveTextContent('7 lines were not understood');
  expect(said).toHaveTextContent('and 2 more lines');
});

test('one word is pasted into its cell as anywhere', async () => {
  const { user } = await open([people], { people: [{ name: '0', mail: '' }] });
  await user.click(box('Mail, row 1'));
  await user.paste('none at all\n');
  expect(rows()).toEqual([['0', 'none at all']]);
});
