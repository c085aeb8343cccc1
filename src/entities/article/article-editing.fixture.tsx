import { screen, within } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { renderApp } from '../../../test/harness/harness';

const file = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

export const texts = () =>
  Promise.resolve({
    'en/about.md': file('About us', 'We keep lists.'),
    'cs/about.md': file('O nás', 'Vedeme seznamy.'),
    'en/terms.md': file('Terms of use', 'A sampel.'),
  });

export const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld({ texts }), config: { PUBLIC_LANGUAGES: 'all' }, as: 'content', ...options });
export const press = (name: string) => screen.getByRole('button', { name });
export const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const badge = (name: string) => within(screen.getByRole('main')).findByText(name);
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
