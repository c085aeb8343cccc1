import { useState, type ReactElement } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import form from '../../../locales/en/form.json';
import grid from '../../../locales/en/text-grid.json';
import { LanguageRouter } from '@/app/language/LanguageRouter';
import { failure } from '@/shared/api/failure';
import { rejected } from '@/shared/api/rejected.fixture';
import { apiStore, withStore } from '../../../test/harness/api-store';
import type { GridItem, GridText } from './grid-text';
import { TextGrid } from './TextGrid';

const texts = i18next.createInstance();
void texts.use(initReactI18next).init({ lng: 'en', resources: { en: { form, 'text-grid': grid } }, initAsync: false });
const Around = withStore(apiStore(), texts);

const draw = (grown: ReactElement) =>
  render(
    <Around>
      <LanguageRouter permitted={['en']} settled>
        {grown}
      </LanguageRouter>
    </Around>,
  );

const text = (name: string, more: Partial<GridText> = {}): GridText => ({
  name,
  label: name,
  source: `Source of ${name}`,
  text: '',
  state: 'missing',
  max: 20,
  long: false,
  ...more,
});

const items = (count: number): GridItem[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `k${at}`,
    title: `Item ${at}`,
    language: 'en',
    texts: [text('title'), text('name')],
  }));

/** Keeps what is saved, but for what is called `wrong`. */
function Kept({ begin, sent }: { begin: GridItem[]; sent: string[] }) {
  const [all, setAll] = useState(begin);
  return (
    <TextGrid
      label="Texts"
      items={all}
      language={{ code: 'ar', name: 'Arabic' }}
      save={async (key, name, now) => {
        sent.push(`${key}.${name}=${now}`);
        if (now === 'wrong') await rejected(failure(400, '', { [`texts.${name}`]: 'pattern' }));
        const kept = (item: GridItem): GridText[] =>
          item.texts.map((each) => (each.name === name ? text(name, { text: now, state: 'done' }) : each));
        setAll((before) => before.map((item) => (item.key === key ? { ...item, texts: kept(item) } : item)));
      }}
    />
  );
}

const cell = (item: number, label = 'title') =>
  screen.getByRole('textbox', { name: `Item ${item}, ${label} (Arabic)` });

test('many texts are typed by the keyboard alone; the one that fails is named, the others are kept', async () => {
  const sent: string[] = [];
  draw(<Kept begin={items(8)} sent={sent} />);
  const user = userEvent.setup();
  await user.click(cell(0));
  for (let at = 0; at < 16; at += 1) await user.keyboard(at === 5 ? 'wrong{Enter}' : `t${at}{Enter}`);
  await waitFor(() => expect(sent).toHaveLength(16));
  await screen.findByText('1 text was not saved. The reason is beside it.');
  expect(new Set(sent).size).toBe(16);
  expect(cell(2, 'name')).toHaveValue('wrong');
  expect(cell(2, 'name')).toBeInvalid();
  expect(cell(2, 'name')).toHaveAccessibleDescription(/Missing.*Invalid pattern/);
  expect(screen.getAllByText('Done')).toHaveLength(15);
  expect(cell(7, 'name')).toHaveFocus();
  // What it says is mended in place.
  await user.click(cell(2, 'name'));
  await user.clear(cell(2, 'name'));
  await user.keyboard('right{Enter}');
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(16));
  expect(screen.queryByText(/not saved/)).toBeNull();
});

test('arrows, Shift+Enter and Tab lead from cell to cell, Escape gives back, and what stays the same is not sent', async () => {
  const sent: string[] = [];
  draw(<Kept begin={items(2)} sent={sent} />);
  const user = userEvent.setup();
  await user.click(cell(0));
  await user.keyboard('{ArrowDown}');
  expect(cell(0, 'name')).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(cell(1)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}');
  expect(cell(0)).toHaveFocus();
  await user.keyboard('typed{Escape}');
  expect(cell(0)).toHaveValue('');
  await user.keyboard('  {Enter}');
  expect(cell(0)).toHaveValue('');
  expect(sent).toEqual([]);
});

test('a column of cells is pasted downwards, and what found no cell is counted', async () => {
  const sent: string[] = [];
  draw(<Kept begin={items(2)} sent={sent} />);
  const user = userEvent.setup();
  await user.click(cell(0, 'name'));
  await user.paste('one\tbeside\r\n"two\nlines"\r\nthis text is much too long\r\nfour\r\n');
  await screen.findByText('Must be 20 characters or less');
  await waitFor(() => expect(sent).toEqual(['k0.name=one', 'k1.title=two lines']));
  expect(cell(1, 'name')).toHaveValue('this text is much too long');
  expect(screen.getByRole('status')).toHaveTextContent('1 text was not saved');
  expect(screen.getByRole('status')).toHaveTextContent('1 pasted text found no cell.');
});

test('a text that is outdated says what it was made from, and can be said to be right still', async () => {
  const sent: string[] = [];
  const old = { ...items(1)[0], texts: [text('title', { text: 'قديم', state: 'outdated', was: 'Old source' })] };
  draw(<Kept begin={[old as GridItem]} sent={sent} />);
  const user = userEvent.setup();
  expect(cell(0)).toHaveAttribute('dir', 'rtl');
  expect(cell(0)).toHaveAccessibleDescription(/Outdated.*Old source/);
  await user.click(screen.getByRole('button', { name: 'It still fits: Item 0, title (Arabic)' }));
  await waitFor(() => expect(sent).toEqual(['k0.title=قديم']));
  expect(await screen.findByText('Done')).toBeVisible();
});

test('in a long text Enter begins a line, and Ctrl+Enter leads on', async () => {
  const sent: string[] = [];
  const long = { ...items(1)[0], texts: [text('body', { long: true }), text('title')] };
  draw(<Kept begin={[long as GridItem]} sent={sent} />);
  const user = userEvent.setup();
  await user.click(cell(0, 'body'));
  await user.keyboard('a{Enter}b{Control>}{Enter}{/Control}');
  expect(cell(0)).toHaveFocus();
  await waitFor(() => expect(sent).toEqual(['k0.body=a\nb']));
  expect(within(screen.getByRole('table')).getAllByRole('rowheader').length).toBeGreaterThan(1);
});
