import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayDamaged } from './damaged-demo';

afterEach(() => document.body.replaceChildren());

test.each([
  ['en', /^What this browser has kept of the demo cannot be read/],
  ['pt-BR', /^O que este navegador guardou/],
])('a demo whose storage is damaged says so in %s, and begins anew', async (language, said) => {
  document.documentElement.lang = language;
  const removed: string[] = [];
  const names = ['level-js-pgr-portal-demo/accounts', 'another', 'level-js-pgr-portal-demo/changes/demo-20000'];
  const storage = {
    databases: async () => names.map((name) => ({ name })),
    deleteDatabase: (name: string) => removed.push(name),
  };
  const begin = jest.fn();
  sayDamaged('pgr-portal-demo', storage, begin);
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(removed).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  expect(removed).toEqual([names[0], names[2]]);
});
