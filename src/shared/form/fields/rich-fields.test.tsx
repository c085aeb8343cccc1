import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import form from '../../../../locales/en/form.json';
import { failure } from '@/shared/api/failure';
import type { FieldDefinition, Upload } from './field-definition';
import { box, button, open, save, sent, source } from './form-fields.fixture';

const people: FieldDefinition = {
  kind: 'items',
  name: 'people',
  one: 'thing:person',
  most: 3,
  advised: 2,
  fields: [
    { kind: 'text', name: 'name', required: true },
    { kind: 'text', name: 'mail', format: 'email' },
  ],
};
const named = (...names: string[]) => ({ people: names.map((name) => ({ name, mail: '' })) });

test('items are added, moved, removed and put back by keyboard', async () => {
  const { user } = await open([people], named('Ann', 'Bob'));
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
  await user.click(button('Add: Creators'));
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Name' })[2]).toHaveFocus());
  expect(button('Add: Creators')).toBeDisabled();
  expect(screen.getByText('This editor is advised for at most 2 items.')).toBeVisible();
  expect(screen.getByText('3. Creator')).toBeVisible();
  await user.keyboard('Cem');
  expect(screen.getByText('3. Cem')).toBeVisible();
  await user.click(button('Move up: 3. Cem'));
  expect(names()).toEqual(['Ann', 'Cem', 'Bob']);
  await waitFor(() => expect(button('Move up: 2. Cem')).toHaveFocus());
  expect(screen.getByText('3. Cem: place 2 of 3')).toBeInTheDocument();
  await user.keyboard('{Enter}{Enter}');
  expect(names()).toEqual(['Cem', 'Ann', 'Bob']);
  await user.click(button('Remove: 2. Ann'));
  expect(names()).toEqual(['Cem', 'Bob']);
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Cem', 'Ann', 'Bob']);
  await save(user);
  expect(sent()).toMatchObject({ people: [{ name: 'Cem' }, { name: 'Ann' }, { name: 'Bob', mail: null }] });
});

test('what moves and removes items looks as it is where nothing can be changed', async () => {
  await open([people], named('Ann', 'Bob'));
  const fade = (name: string) => window.getComputedStyle(button(name)).opacity;
  expect(fade('Move down: 1. Ann')).not.toBe('0.35');
  // As in a fieldset of which all is disabled.
  for (const name of ['Move down: 1. Ann', 'Remove: 1. Ann']) (button(name) as HTMLButtonElement).disabled = true;
  expect(['Move down: 1. Ann', 'Remove: 1. Ann'].map(fade)).toEqual(['0.35', '0.35']);
});

test('what is wrong with an item stands beside its field, wherever the item goes', async () => {
  const many = ['a', 'b', 'c'].map((name): FieldDefinition => ({ kind: 'text', name }));
  const folded = { ...people, fields: [...people.fields, ...many] };
  const { user } = await open([folded], named('Ann', ''));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button('Save'));
  await waitFor(() => expect(box('Name')).toHaveFocus());
  expect(box('Name')).toHaveAccessibleDescription('Required');
  await user.click(button(/^Move up: 2/));
  expect(box('Name')).toHaveAccessibleDescription('Required');
  expect(box('Name')).toHaveAttribute('name', 'people[0].name');
});

test('an order is changed by buttons and by the keyboard', async () => {
  const useNames = () => (id: string) => `Item ${id}`;
  const { user } = await open([{ kind: 'order', name: 'order', useNames }], { order: ['a', 'b', 'c'] });
  const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('.name')?.textContent);
  await user.click(button('Move to the end: Item a'));
  expect(names()).toEqual(['Item b', 'Item c', 'Item a']);
  await waitFor(() => expect(button('Move to the end: Item a')).toHaveFocus());
  expect(screen.getByText('Item a: place 3 of 3')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.click(button('Move up: Item a'));
  await user.click(button('Move to the beginning: Item c'));
  expect(names()).toEqual(['Item c', 'Item b', 'Item a']);
  // Rows one below the other, as a browser lays them out.
  jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
    const top = 50 * [...(this.parentElement?.children ?? [])].indexOf(this);
    return { x: 0, y: top, top, left: 0, width: 100, height: 50, right: 100, bottom: top + 50 } as DOMRect;
  });
  act(() => button('Drag: Item b').focus());
  await user.keyboard(' ');
  expect(await screen.findByText('Picked up. Item b: place 2 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Item b: place 3 of 3')).toBeInTheDocument();
  await user.keyboard(' ');
  expect(await screen.findByText('Dropped. Item b: place 3 of 3')).toBeInTheDocument();
  await save(user);
  expect(sent()).toEqual({ order: ['c', 'a', 'b'] });
});

test('JSON says where it is wrong', async () => {
  const { user } = await open([{ kind: 'json', name: 'extras' }], { extras: { a: 1 } });
  expect(box('Extras')).toHaveValue('{\n  "a": 1\n}');
  await user.clear(box('Extras'));
  await user.click(box('Extras'));
  await user.paste('{\n  "a": }');
  await user.tab();
  await waitFor(() => expect(box('Extras')).toHaveAccessibleDescription('Valid JSON is required'));
  expect(screen.getByText('Line 2, column 8')).toBeVisible();
  await user.click(button('Go there'));
  expect(box('Extras')).toHaveFocus();
  await user.paste('2}');
  await save(user);
  expect(sent()).toEqual({ extras: { a: 2 } });
});

test('files are sent one by one, with progress, cancelling and reasons', async () => {
  const asked: { file: File; signal: AbortSignal; done: (item: unknown) => void; fail: (fault: unknown) => void }[] =
    [];
  const upload: Upload = (file, { signal, onProgress }) =>
    new Promise((done, fail) => {
      onProgress(0.5);
      signal.addEventListener('abort', () => fail(failure('CANCELLED')));
      asked.push({ file, signal, done, fail });
    });
  const nameOf = (item: unknown) => (item as { name: string }).name;
  const { user } = await open([
    { kind: 'files', name: 'files', accept: ['.csv'], largest: 10, useUpload: () => upload, nameOf },
  ]);
  const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);
  const input = screen.getByLabelText<HTMLInputElement>('Files', { selector: 'input' });
  const all = [file('a.csv'), file('b.csv'), file('c.csv'), file('d.exe'), file('e.csv', 11)];
  await userEvent.setup({ applyAccept: false }).upload(input, all);
  expect(screen.getByRole('alert')).toHaveTextContent("Some of files weren't loaded");
  expect(screen.getByText('Incorrect file type')).toBeVisible();
  expect(screen.getByText('Larger than 0.00001 MB')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'a.csv' })).toHaveAttribute('aria-valuenow', '50');
  act(() => asked[0]?.done({ name: 'a.csv' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(button('Cancel: b.csv'));
  expect(asked[1]?.signal.aborted).toBe(true);
  await waitFor(() => expect(asked).toHaveLength(3));
  act(() => asked[2]?.fail(failure(500, 'Disk full')));
  expect(await screen.findByText('Disk full')).toBeVisible();
  await user.click(button('Try again: c.csv'));
  await waitFor(() => expect(asked).toHaveLength(4));
  act(() => asked[3]?.done({ name: 'c.csv' }));
  await screen.findByRole('button', { name: 'Remove: c.csv' });
  await user.click(button('Remove: a.csv'));
  await save(user);
  expect(sent()).toEqual({ files: [{ name: 'c.csv' }] });
});

test('what was typed into items, lists and relations is put back', async () => {
  const definitions: FieldDefinition[] = [
    people,
    { kind: 'texts', name: 'codes' },
    { kind: 'number', name: 'height' },
    { kind: 'relation', name: 'crops', source, many: true },
  ];
  const item = { ...named('Ann'), codes: ['x'], height: 5, crops: [] };
  const { user, unmount } = await open(definitions, item);
  await user.type(box('Name'), 'a');
  await user.type(box('Institutes'), '{Enter}y');
  await user.type(box('Height'), 'x');
  await user.type(screen.getByRole('combobox', { name: 'Crops' }), 'rye');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  unmount();
  await open(definitions, item);
  expect(await screen.findByText(form.kept.restored)).toBeVisible();
  expect([box('Name').value, box('Institutes').value, box('Height').value]).toEqual(['Anna', 'x\ny', '5x']);
  expect(screen.getByText('Rye')).toBeVisible();
});
