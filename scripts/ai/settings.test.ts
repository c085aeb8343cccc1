import { AI_HELP, aiSettings } from './settings';

const MODEL = { AI_MODEL_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' };

test('a model of this machine needs two words', () => {
  expect(aiSettings([], MODEL)).toMatchObject({
    model: { url: 'http://localhost:11434/v1', name: 'small' },
    patience: 60_000,
    origins: ['http://localhost:8080'],
    accounts: false,
    translate: false,
  });
  expect(aiSettings(['--translate'], MODEL)).toMatchObject({ translate: true });
  expect(aiSettings(['--accounts'], MODEL)).toMatchObject({ accounts: true });
  expect(aiSettings(['--help'], {})).toBeUndefined();
  expect(AI_HELP).toContain('AI_MODEL_KEY');
});

test.each<[string, string[], Record<string, string>]>([
  ['no model', [], {}],
  ['no address', [], { ...MODEL, AI_MODEL_URL: 'localhost' }],
  ['a password in the address', [], { ...MODEL, AI_MODEL_URL: 'https://a:sk-secret@b.org' }],
  ['a key that others could read', [], { ...MODEL, AI_MODEL_URL: 'http://b.org/v1', AI_MODEL_KEY: 'sk-secret' }],
  ['no time', [], { ...MODEL, AI_MODEL_SECONDS: 'soon' }],
  ['an account for a server', ['--translate', '--accounts'], MODEL],
  ['an unknown word', ['--speak'], MODEL],
])('%s is refused in a sentence without the key', (_, words, environment) => {
  expect(() => aiSettings(words, environment)).toThrow(/^(?!.*sk-secret).+\.$/);
});
