import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { makeWorld } from '../world/world';
import { readMessage, type ReadMessage } from './read-message';
import { filterOfCriteria } from './reading/criteria';
import { isPlainSpeech } from './reading/plain-speech';

const world = makeWorld({ accessions: 60 });

/** The last message of a conversation. */
async function after(messages: readonly string[], language = 'en'): Promise<ReadMessage & { filter: AccessionFilter }> {
  let read: ReadMessage = { criteria: [], notUnderstood: [], isUnderstood: false, isAnew: false };
  for (const message of messages) read = await readMessage(world, message, read.criteria, language);
  return { ...read, filter: filterOfCriteria(read.criteria) };
}

const WHEAT = { crop: ['wheat'] };
const MEX = { countryOfOrigin: { code3: ['MEX'] } };
const HIGH = { geo: { elevation: { ge: 2000 } } };
const NOT_MEX = { NOT: MEX };

// A message narrows or changes what the ones before asked for.
test.each<[messages: string[], filter: AccessionFilter]>([
  [['wheat from Mexico', 'only those above 2,000 m'], { ...WHEAT, ...MEX, ...HIGH }],
  [['wheat from Mexico', 'also barley'], { crop: ['wheat', 'barley'], ...MEX }],
  [['wheat from Mexico', 'and Peru'], { ...WHEAT, countryOfOrigin: { code3: ['MEX', 'PER'] } }],
  [['wheat from Mexico', 'barley'], { crop: ['barley'], ...MEX }],
  [['wheat from Mexico', 'barley instead of wheat'], { crop: ['barley'], ...MEX, NOT: WHEAT }],
  [['wheat from Mexico or Peru', 'without Mexico'], { ...WHEAT, countryOfOrigin: { code3: ['PER'] } }],
  [['wheat from Mexico', 'exclude Mexico'], { ...WHEAT, ...NOT_MEX }],
  [['wheat not from Mexico', 'from Mexico'], { ...WHEAT, ...MEX }],
  [['wheat with pictures', 'without pictures'], { ...WHEAT, NOT: { images: true } }],
  [['wheat above 1000 m', 'below 3000 m', 'above 2000 m'], { ...WHEAT, geo: { elevation: { ge: 2000, le: 3000 } } }],
  [['wheat from Mexico', 'start over', 'above 2,000 m'], HIGH],
  [['wheat from Mexico', 'something else'], { ...WHEAT, ...MEX }],
])('%j', async (messages, filter) => {
  expect((await after(messages)).filter).toEqual(filter);
});

// What no filter can say is told of, and not guessed.
test.each<[message: string, filter: AccessionFilter, notUnderstood: string[]]>([
  ['rice or with pictures', { crop: ['rice'] }, ['pictures']],
  ['wheat from Mexico or barley from Peru', { ...WHEAT, ...MEX }, ['barley', 'Peru']],
  ['wheat collected before 1970 or after 2000', { ...WHEAT, coll: { collDate: { le: '1969-12-31' } } }, ['after 2000']],
  ['wheat, drought tolerant, "Kanred"', WHEAT, ['drought tolerant', 'Kanred']],
  ['wheet', {}, ['wheet']],
  ['north of 40° E', {}, ['north of 40°']],
  ['show us the wheat', WHEAT, []],
  ['oats held in German genebanks', { crop: ['oat'], institute: { country: { code3: ['DEU'] } } }, []],
  [
    'rice without pictures or coordinates',
    { crop: ['rice'], NOT: { images: true }, AND: { NOT: { geo: { referenced: true } } } },
    [],
  ],
])('%s', async (message, filter, notUnderstood) => {
  expect(await after([message])).toMatchObject({ filter, notUnderstood });
});

test.each(['수집한'.repeat(600) + '힣', 'not '.repeat(500), 'wheat or '.repeat(220), 'a,'.repeat(1_000)])(
  'a message that repeats itself is read to its end: %.12s',
  async (message) => {
    expect(await after([message])).toHaveProperty('isAnew', false);
  },
);

test('no word of asking is one that parts, bounds or refuses', () => {
  const others =
    'not,no,non,without,except,sin,excepto,salvo,sans,sauf,pas,hors,sem,exceto,não,and,or,y,o,e,et,de,do,da,a,en,em,in,at,entre,between,antes,después,avant,après,depois,por,más,plus,mais';
  expect(others.split(',').filter(isPlainSpeech)).toEqual([]);
});

test.each([
  ['wheat collected no later than 1985', { le: '1985-12-31' }],
  ['wheat not collected before 1975', { ge: '1975-01-01' }],
  ['trigo recolectado no antes de 1970', { ge: '1970-01-01' }],
  ['blé collecté au plus tard en 1990', { le: '1990-12-31' }],
  ['trigo coletado não depois de 2001', { le: '2001-12-31' }],
])('%s is a bound, and no refusal', async (message, collDate) => {
  const { criteria, notUnderstood } = await readMessage(world, message, [], 'en');
  expect(filterOfCriteria(criteria)).toEqual({ crop: ['wheat'], coll: { collDate } });
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['maize that is not in Mexico', 'MEX'],
  ['maíz que no está en México', 'MEX'],
  ['maïs qui ne se trouve pas au Mexique', 'MEX'],
  ['milho que não esteja na Colômbia', 'COL'],
])('%s is about where it is kept', async (message, code) => {
  const { criteria } = await readMessage(world, message, [], 'en');
  expect(filterOfCriteria(criteria)).toEqual({
    crop: ['maize'],
    NOT: { institute: { country: { code3: [code] } } },
  });
});
