import * as fc from 'fast-check';
import { AI_EDIT_MAX, EDIT_ACTIONS } from '@/contract/ai/ai';
import type { ApiError } from '@/contract/entity';
import { testApi } from '../../rules/world/api.fixture';
import { runs } from '../../../test/harness/runs';

const api = testApi({ accessions: 5, settings: { ai: true } });
let token = '';
beforeAll(async () => {
  token = await api.token('user@example.org');
});

const send = (body: object, by: string | undefined = token) => api.call('POST /ai/edit', { token: by, body });
const editedBy = async (body: object) => ((await (await send(body)).json()) as { text: string }).text;

test.each([
  ['correct', 'en', 'It keeps the the seed , mostly.', 'It keeps the seed, mostly.'],
  ['correct', 'fr', 'Qui garde ces graines ?', 'Qui garde ces graines ?'],
  ['shorten', 'en', 'Seed (of any kind) is kept here.', 'Seed is kept here.'],
  ['simplify', 'cs', 'Semeno je zde.', 'Semeno je zde.'],
])('%s in %s', async (action, language, text, expected) => {
  expect(await editedBy({ text, action, language })).toBe(expected);
});

test.each([
  ['nobody', {}, undefined, 401, 'unauthorized'],
  ['no text', { text: ' ' }, 'own', 400, 'bad_request'],
  ['another action', { action: 'delete' }, 'own', 400, 'bad_request'],
  ['a long text', { text: 'x'.repeat(AI_EDIT_MAX + 1) }, 'own', 413, 'payload_too_large'],
  ['no answer', { text: 'trigger 500' }, 'own', 500, 'no_answer'],
  ['a service that is away', { text: 'trigger 503' }, 'own', 503, 'unavailable'],
  ['one that takes too long', { text: 'trigger 504' }, 'own', 504, 'too_slow'],
])('%s', async (_, more, by, status, error) => {
  const body = { text: 'seed', action: 'correct', ...more };
  const response = by ? await send(body) : await api.call('POST /ai/edit', { body });
  expect([response.status, ((await response.json()) as ApiError).error]).toEqual([status, error]);
});

test('no terms are asked for: whoever asks says which text is sent', async () => {
  const other = await api.token('content@example.org');
  expect((await send({ text: 'the the seed', action: 'correct', language: 'en' }, other)).status).toBe(200);
});

test('markup survives whatever is done to the words around it', async () => {
  const markup = fc.constantFrom('`x  y`', '[a](/b "c  d")', '![p](/q)', '<b>', '</b>', 'https://example.org/a,b');
  const word = fc.constantFrom('seed', 'the the', 'utilise', ' , ', '\n\n', ' (aside) ', 'very ');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(markup, word), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...EDIT_ACTIONS),
      async (parts, action) => {
        const text = `Seed ${parts.join(' ')}`;
        const edited = await editedBy({ text, action, language: 'en' });
        for (const kept of ['`x  y`', '[a](/b "c  d")', '![p](/q)', 'https://example.org/a,b'])
          expect(edited.split(kept).length).toBe(text.split(kept).length);
      },
    ),
    { seed: 41, numRuns: runs(150) },
  );
});
