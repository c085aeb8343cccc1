import { makeWorld } from '../world/world';
import { readMessage } from './read-message';
import { filterOfCriteria } from './reading/criteria';
import { replyTo } from './replies';

const world = makeWorld({ accessions: 60 });

async function read(message: string, language: string) {
  const { criteria, notUnderstood, corrected } = await readMessage(world, message, [], language);
  return { filter: filterOfCriteria(criteria), notUnderstood, corrected: corrected.map(({ typed }) => typed) };
}

test('a long word with one letter wrong is read as the only name that it can be, and told of', async () => {
  expect(await read('chickpeas from Ethopia', 'en')).toEqual({
    filter: { crop: ['chickpea'], countryOfOrigin: { code3: ['ETH'] } },
    notUnderstood: [],
    corrected: ['Ethopia'],
  });
  expect(await read('garbansos de Turquía', 'es')).toEqual({
    filter: { crop: ['chickpea'], countryOfOrigin: { code3: ['TUR'] } },
    notUnderstood: [],
    corrected: ['garbansos'],
  });
});

// Words of traits that are one letter from a name, short words, and what follows a refusal.
test.each([
  ['es', 'maíz de suelos', ['suelos']],
  ['fr', 'maïs à tige courte', ['tige courte']],
  ['en', 'romaine maize', ['romaine']],
  ['en', 'maize or wheet', ['wheet']],
  ['en', 'maize not from Ethopia', ['not', 'Ethopia']],
])('%s: nothing is guessed of %s', async (language, message, notUnderstood) => {
  expect(await read(message, language)).toEqual({ filter: { crop: ['maize'] }, notUnderstood, corrected: [] });
});

test.each([
  ['es', 'maíz del este de Turquía', 'este'],
  ['es', 'maíz del sur de Turquía', 'sur'],
])('%s: which part of a country is told of in %s', async (language, message, side) => {
  expect(await read(message, language)).toEqual({
    filter: { crop: ['maize'], countryOfOrigin: { code3: ['TUR'] } },
    notUnderstood: [side],
    corrected: [],
  });
});

test('the answer says what was taken for what, as text', () => {
  const corrected = [{ typed: 'Eth*opia', name: 'Ethiopia' }];
  expect(replyTo('en', { count: 3, isAnew: false, isPartial: false, corrected })).toContain(
    'Spelling corrected: Eth opia → Ethiopia.',
  );
});
