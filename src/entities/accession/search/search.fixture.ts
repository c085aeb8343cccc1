import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';

export const SUGGEST = 'http://localhost/api/v2/acn/suggest';

const world = smallWorld();

export const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world, ...options });

export const box = () => screen.findByRole('combobox', { name: /^Search/ });

export const understood = () => screen.findByRole('region', { name: 'What your words were understood as' });

/** What the chips say that is sought. */
export const chips = async () =>
  within(await understood())
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => !/^(Search|Clear|or) /.test(text));

/** The words in the address. */
export const asked = () => new URLSearchParams(window.location.search).get('q');
