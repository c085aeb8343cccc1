import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure } from '@/shared/api/failure';
import type { UploadPicture } from './field-definition';
import { box, button, open, save, sent } from './form-fields.fixture';

// Of several lines, where `box` tells of one.
const text = () => box('Description') as unknown as HTMLTextAreaElement;
const select = (words: string) =>
  act(() => {
    const from = text().value.indexOf(words);
    text().focus();
    text().setSelectionRange(from, from + words.length);
  });
const bar = () => within(screen.getByRole('toolbar', { name: 'Description: Formatting' }));
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('markdown is seen as it will be read', async () => {
  const { user } = await open([{ kind: 'markdown', name: 'text' }]);
  await user.type(box('Description'), 'All bold words');
  select('bold');
  await user.keyboard('{Control>}b{/Control}');
  expect(text()).toHaveFocus();
  expect(text().value.slice(text().selectionStart, text().selectionEnd)).toBe('bold');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
  await user.click(screen.getByRole('tab', { name: 'Write' }));
  expect(box('Description')).toHaveValue('All **bold** words');
  await user.click(bar().getByRole('button', { name: 'Bold' }));
  await save(user);
  expect(sent()).toEqual({ text: 'All bold words' });
});

test('buttons say their keys, and are one stop with arrows between them', async () => {
  const { user } = await open([{ kind: 'markdown', name: 'text' }]);
  expect(bar().getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bold', 'Italic', 'Heading', 'Link', 'List', 'Numbered list', 'Quote', 'Code',
  ]); // oxfmt-ignore
  expect(button('Link')).toHaveAccessibleDescription('Link (Ctrl+K)');
  await user.click(screen.getByRole('tab', { name: 'Write' }));
  await user.tab();
  expect(button('Bold')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(button('Link')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(button('Quote')).toHaveFocus();
  await user.tab();
  expect(text()).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('Quote')).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(text()).toHaveFocus();
  expect(text()).toHaveValue('****');
  await user.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
  expect(text()).toHaveValue('- ****');
});

test('a link, a table and a picture of a page are written and seen', async () => {
  const { user } = await open([{ kind: 'markdown', name: 'text', page: true }]);
  await user.type(text(), 'See here');
  select('here');
  await user.keyboard('{Control>}k{/Control}');
  await user.paste('https://example.org/a');
  act(() => text().setSelectionRange(text().value.length, text().value.length));
  await user.click(button('Table'));
  await user.keyboard('Crop');
  act(() => text().setSelectionRange(text().value.length, text().value.length));
  await user.paste('\n\n');
  await user.click(button('Picture'));
  await user.keyboard('A field');
  expect(status()).toContain('Only pictures from this portal’s files are shown');
  select('/repository/');
  await user.paste('/repository/field.jpg');
  expect(status()).toBe('');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('link', { name: 'here' })).toHaveAttribute('href', 'https://example.org/a');
  expect(screen.getByRole('columnheader', { name: 'Crop' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A field' })).toBeVisible();
});

test.each([
  [true, '![A field](https://evil.example/x.png)', /Only pictures .* https:\/\/evil\.example\/x\.png/],
  [true, '![](/repository/field.jpg)', /Say what the picture \/repository\/field\.jpg shows/],
  [false, '![A field](/repository/field.jpg)', /Pictures are not shown in this text/],
  [true, '![A field](/repository/field.jpg)', /^$/],
])('pictures of a page (%s): %s', async (page, value, said) => {
  await open([{ kind: 'markdown', name: 'text', page }], { text: value });
  expect(status()).toMatch(said);
});

test('a picture that is pasted says what it shows in the language of the text, and is uploaded then', async () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const upload = jest.fn<Promise<string>, Parameters<UploadPicture>>(async () => '/repository/image/1');
  upload.mockRejectedValueOnce(failure(400, 'No picture of this kind'));
  const useUploadPicture = () => upload;
  const { user } = await open([{ kind: 'markdown', name: 'text', page: true, language: 'ar', useUploadPicture }]);
  await user.click(text());
  await user.paste('Two ears: ');
  const files = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.txt', { type: 'text/plain' })];
  fireEvent.paste(text(), { clipboardData: { files, types: ['Files'] } });
  const words = await screen.findByRole('textbox', { name: /^What the picture shows, in Arabic/ });
  expect([words.getAttribute('lang'), words.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  const add = screen.getByRole('button', { name: 'Add picture' });
  expect(add).toBeDisabled();
  await user.type(words, 'سنابل [[2]');
  await user.click(add);
  expect(await screen.findByText('No picture of this kind')).toBeVisible();
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload).toHaveBeenLastCalledWith(expect.any(File), expect.objectContaining({ words: 'سنابل [2]' }));
  expect(text()).toHaveValue('Two ears: ![سنابل \\[2\\]](/repository/image/1)');
});

test('where there is room, what it becomes stands beside the text', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const { user } = await open([{ kind: 'markdown', name: 'text' }]);
  expect(screen.queryByRole('tab')).toBeNull();
  await user.type(text(), 'So *it is*');
  const preview = within(screen.getByRole('group', { name: 'Description: Preview' }));
  expect((await preview.findByText('it is')).tagName).toBe('EM');
});
