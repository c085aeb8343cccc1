import { screen, waitFor, within } from '@testing-library/react';
import { instead } from '../../../mocks/adapters/scenarios';
import type { TranslateRequest } from '@/contract/ai/ai';
import { closeApp } from '../../../test/harness/close-app';
import { emptyWorld } from '../../../test/harness/empty-world';
import { held } from '../../../test/harness/settled';
import { box, open, press, texts } from './article-editing.fixture';

const BODY = 'Ask **{{name}}** for *Zea mays*.';
const files = async () => ({ ...(await texts()), 'en/about.md': `---\ntitle: About us\n---\n\n${BODY}\n` });

/** The words in capitals, as a machine that leaves marks alone. */
const shouted = async ({ text }: TranslateRequest) => text.toUpperCase();

const config = { PUBLIC_LANGUAGES: 'all', MACHINE_TRANSLATION: 'true' };
const worldWith = (translate?: (asked: TranslateRequest) => Promise<string>) =>
  emptyWorld({ texts: files, settings: { translate } });
const FRENCH = '/admin/content/about/fr/edit/';
const suggest = (part: string) =>
  screen.findByRole('button', { name: `Suggest translation: ${part} in this language: French` });

test('a suggested translation keeps what must survive, and is marked until it is saved', async () => {
  const { user, world } = await open(FRENCH, { world: worldWith(shouted), config });
  await user.click(await suggest('Text'));
  const text = await box('Text in this language: French');
  await waitFor(() => expect(text).toHaveValue('ASK **{{name}}** FOR *Zea mays*.'));
  expect(screen.getByText('Machine translation: check it before you save')).toBeVisible();
  await user.type(text, ' Merci.');
  expect(screen.getByText('Machine translation: check it before you save')).toBeVisible();
  await user.click(press('Publish'));
  await waitFor(() => expect(screen.queryByText(/^Machine translation/)).not.toBeInTheDocument());
  expect(text).toHaveValue('ASK **{{name}}** FOR *Zea mays*. Merci.');
  const shown = await world.content.articles.allPublic();
  expect(shown.find(({ slug }) => slug === 'about')?.translations?.fr?.body).toBe(
    'ASK **{{name}}** FOR *Zea mays*. Merci.',
  );
});

test('what was typed comes back', async () => {
  const { user } = await open(FRENCH, { world: worldWith(shouted), config });
  const title = await box('Title in this language: French');
  await user.type(title, 'À propos');
  await user.click(await suggest('Title'));
  await waitFor(() => expect(title).toHaveValue('ABOUT US'));
  await user.click(screen.getByRole('button', { name: 'Undo: Title in this language: French' }));
  expect(title).toHaveValue('À propos');
  expect(screen.queryByText(/^Machine translation/)).not.toBeInTheDocument();
});

test('a page that is loaded again still says that a machine wrote it', async () => {
  const { user } = await open(FRENCH, { world: worldWith(shouted), config });
  await user.click(await suggest('Title'));
  await screen.findByText(/^Machine translation/);
  const kept = Object.entries(sessionStorage);
  closeApp();
  for (const [key, text] of kept) sessionStorage.setItem(key, String(text));
  await open(FRENCH, { world: worldWith(shouted), config });
  const title = await box('Title in this language: French');
  await waitFor(() => expect(title).toHaveValue('ABOUT US'));
  expect(await screen.findByText(/^Machine translation/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByText(/^Machine translation/)).not.toBeInTheDocument());
});

test('a translation that lost a placeholder is refused', async () => {
  const world = worldWith(async ({ text }) => text.replace('⟦2⟧', ''));
  const { user } = await open(FRENCH, { world, config });
  await user.click(await suggest('Text'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The suggested translation lost a placeholder/);
  expect(await box('Text in this language: French')).toHaveValue('');
});

test.each([
  [413, 'The original is too long to be translated at once. Translate it in parts.'],
  [500, 'The service could not translate this text. Translate it yourself.'],
  [503, 'Machine translation is currently unavailable. Please check back later.'],
  [504, 'Machine translation took too long. Please try again.'],
])('a service that fails with %i says so beside the text', async (status, words) => {
  const { user } = await open(FRENCH, {
    world: worldWith(shouted),
    config,
    handlers: [instead('POST /translate', () => Response.json({ error: 'x' }, { status }))],
  });
  await user.click(await suggest('Title'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await box('Title in this language: French')).toHaveValue('');
});

test('one that thinks too long is left', async () => {
  const { handler } = held('POST /translate');
  const { user } = await open(FRENCH, { world: worldWith(shouted), config, handlers: [handler] });
  await user.click(await suggest('Title'));
  expect(await screen.findByText('Translating …')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel: Title in this language: French' }));
  await suggest('Title');
  expect(screen.queryByText('Translating …')).not.toBeInTheDocument();
});

test.each<[string, string, typeof shouted | undefined]>([
  ['the portal', '', shouted],
  ['the server', 'true', undefined],
])('without the word of %s there is no trace of it', async (_, flag, translate) => {
  await open(FRENCH, { world: worldWith(translate), config: { ...config, MACHINE_TRANSLATION: flag } });
  await box('Title in this language: French');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: /^Suggest translation/ })).not.toBeInTheDocument();
  expect(main.queryByText(/translation service/)).not.toBeInTheDocument();
});
