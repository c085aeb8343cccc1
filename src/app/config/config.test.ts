import { readConfig } from './config';

it.each([
  [undefined, { API_URL: '', SANDBOX: false, PUBLIC_LANGUAGES: 'en,es,fr,pt-BR' }],
  ['no object', { API_URL: '' }],
  [null, { API_URL: '' }],
  [
    { API_URL: 'https://api.example.org', SANDBOX: 'true', MACHINE_TRANSLATION: 'no' },
    { API_URL: 'https://api.example.org', SANDBOX: true, MACHINE_TRANSLATION: false },
  ],
  [{ SANDBOX: true }, { SANDBOX: true }],
  // What is empty or of another kind leaves the usual value.
  [
    { SUPPORT_EMAIL: '', PUBLIC_LANGUAGES: 7 },
    { SUPPORT_EMAIL: 'support@example.org', PUBLIC_LANGUAGES: 'en,es,fr,pt-BR' },
  ],
])('%j', (given, expected) => expect(readConfig(given)).toMatchObject(expected));

it('ignores what it does not know', () =>
  expect(readConfig({ toString: 'x', OTHER: 'y' })).not.toHaveProperty('OTHER'));
