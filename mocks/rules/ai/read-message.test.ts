import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { makeWorld } from '../world/world';
import { readMessage, type ReadMessage } from './read-message';
import { filterOfCriteria } from './reading/criteria';
import { isPlainSpeech } from './reading/asking-words';

const world = makeWorld({ accessions: 60, clock: { now: () => Date.UTC(2025, 5, 1) } });

/** The last message of a conversation. */
async function after(messages: readonly string[], language = 'en'): Promise<ReadMessage & { filter: AccessionFilter }> {
  let read: ReadMessage = { criteria: [], notUnderstood: [], corrected: [], isUnderstood: false, isAnew: false };
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
  ['north of 40° E', {}, ['north of 40° E']],
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

test.each([
  '수집한'.repeat(600) + '힣',
  'not '.repeat(500),
  'wheat or '.repeat(220),
  'a,'.repeat(1_000),
  'de la '.repeat(330),
  'given by CIP '.repeat(150),
  'mil y '.repeat(330),
])('a message that repeats itself is read to its end: %.12s', async (message) => {
  expect(await after([message])).toHaveProperty('isAnew', false);
});

test('no word of asking is one that parts, bounds or refuses', () => {
  const others =
    'not,no,non,without,except,sin,excepto,salvo,sans,sauf,pas,hors,sem,exceto,não,and,or,y,o,e,et,de,do,da,a,en,em,in,at,entre,between,antes,después,avant,après,depois,por,más,plus,mais';
  for (const language of ['en', 'es', 'fr', 'pt-BR'])
    expect(others.split(',').filter((word) => isPlainSpeech(word, [language]))).toEqual([]);
});

// A word that asks for nothing in one language may mean something in another one.
test.each([
  ['en', 'rice for hay', ['hay']],
  ['en', 'hay barley', ['hay']],
  ['en', 'soy, India', []],
  ['en', 'wheat growing by the sea', ['sea']],
  ['en', 'maize with a par value', ['par value']],
  ['en', 'Is there any rice', []],
  ['en', 'Hay trigo', []],
  ['en', 'dame trigo', []],
  ['es', 'hay trigo', []],
  ['es', 'is there any wheat for hay', ['hay']],
  ['es', 'arroz para use', ['use']],
  ['fr', 'blé on the farm', []],
  ['pt-BR', 'feijão ou milho', []],
  ['cs', 'pšenice z Itálie', []],
  ['cs', 'wheat for hay', ['hay']],
] as const)('%s, %s: told of is %j', async (language, message, told) => {
  expect((await after([message], language)).notUnderstood).toEqual(told);
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

const collected = (from: number | undefined, to?: number) => ({
  coll: { collDate: { ...(from && { ge: `${from}-01-01` }), ...(to && { le: `${to}-12-31` }) } },
});
const elevation = (bounds: object) => ({ geo: { elevation: bounds } });

test.each<[language: string, message: string, filter: AccessionFilter]>([
  // What an institute or a place is to an accession.
  ['en', 'sorghum bred by ICRISAT', { crop: ['sorghum'], breederCode: ['IND002'] }],
  ['es', 'arroz desarrollado por el CIAT', { crop: ['rice'], breederCode: ['COL003'] }],
  ['fr', 'blé amélioré par le CIMMYT', { crop: ['wheat'], breederCode: ['MEX002'] }],
  ['pt-BR', 'trigo desenvolvido pela Embrapa', { crop: ['wheat'], breederCode: ['BRA003'] }],
  ['en', 'barley safety duplicated at ICARDA', { crop: ['barley'], duplSite: ['LBN002'] }],
  [
    'en',
    'sorghum, origin: Niger, holder: USA',
    { crop: ['sorghum'], countryOfOrigin: { code3: ['NER'] }, institute: { country: { code3: ['USA'] } } },
  ],
  ['en', 'potatoes held outside Peru', { crop: ['potato'], NOT: { institute: { country: { code3: ['PER'] } } } }],
  [
    'es',
    'cebada adquirida por el IPK antes de 1960',
    { crop: ['barley'], institute: { code: ['DEU146'] }, acquisitionDate: { le: '1959-12-31' } },
  ],
  ['pt-BR', 'acessos doados ao CIAT pelo CENARGEN', { institute: { code: ['COL003'] }, donorCode: ['BRA003'] }],
  [
    'fr',
    'orge que l’IRRI a obtenue du Vietnam',
    { crop: ['barley'], institute: { code: ['PHL001'] }, countryOfOrigin: { code3: ['VNM'] } },
  ],
  [
    'en',
    'lentils received in 1995 from CIP',
    { crop: ['lentil'], donorCode: ['PER001'], acquisitionDate: { ge: '1995-01-01', le: '1995-12-31' } },
  ],
  // Names of which each word alone would ask for nothing.
  ['en', 'genetic stocks of maize', { crop: ['maize'], sampStat: [420] }],
  ['fr', 'collection de base de blé', { ...WHEAT, storage: [13] }],
  // An institute by a part of its name, by its city, by the country of genebanks; a place that is only its own.
  ['en', 'wheat at the Australian Grains Genebank', { ...WHEAT, institute: { code: ['AUS165'] } }],
  ['en', 'wheat at Plant Gene Resources of Canada', { ...WHEAT, institute: { code: ['CAN004'] } }],
  ['en', 'wheat in Saskatoon', { ...WHEAT, institute: { code: ['CAN004'] } }],
  ['en', 'barley from the Gatersleben genebank', { crop: ['barley'], institute: { code: ['DEU146'] } }],
  ['es', 'trigo del banco alemán', { ...WHEAT, institute: { country: { code3: ['DEU'] } } }],
  ['pt-BR', 'arroz do IRRI nas Filipinas', { crop: ['rice'], institute: { code: ['PHL001'] } }],
  // As a form would say it, and with other signs.
  [
    'en',
    'crop = barley; country = Libya; status = landrace',
    { crop: ['barley'], countryOfOrigin: { code3: ['LBY'] }, sampStat: [300] },
  ],
  [
    'fr',
    'espèce : Oryza rufipogon // pays : Laos',
    { taxonomy: { genusSpecies: ['Oryza rufipogon'] }, countryOfOrigin: { code3: ['LAO'] } },
  ],
  ['en', 'rye from us', { crop: ['rye'], countryOfOrigin: { code3: ['USA'] } }],
  ['en', 'Please tell us about rye', { crop: ['rye'] }],
  ['pt-BR', 'O que o AfricaRice recebeu do IRRI?', { institute: { code: ['CIV033'] }, donorCode: ['PHL001'] }],
  // What is not wanted, said before or behind.
  ['en', 'everything but rice', { NOT: { crop: ['rice'] } }],
  ['es', 'todo menos maíz', { NOT: { crop: ['maize'] } }],
  ['en', 'maize, hybrids excluded', { crop: ['maize'], NOT: { sampStat: [412] } }],
  [
    'en',
    'rice, mutants and hybrids excluded',
    { crop: ['rice'], NOT: { sampStat: [421] }, AND: { NOT: { sampStat: [412] } } },
  ],
  ['pt-BR', 'inhames nunca fotografados', { crop: ['yam'], NOT: { images: true } }],
  ['es', 'trigo que no provenga ni de China', { crop: ['wheat'], NOT: { countryOfOrigin: { code3: ['CHN'] } } }],
  ['pt-BR', 'Tire os híbridos e me mostre o girassol', { crop: ['sunflower'], NOT: { sampStat: [412] } }],
  ['es', 'Quítame los mutantes de cebada', { crop: ['barley'], NOT: { sampStat: [421] } }],
  ['es', 'Olvídate del maíz y enséñame sorgo', { crop: ['sorghum'], NOT: { crop: ['maize'] } }],
  ['en', 'nothing newer than 1970, oats', { crop: ['oat'], ...collected(undefined, 1970) }],
  // Signs, limits and either side of them.
  [
    'en',
    'genus: Vicia, altitude>3000, year >= 1990',
    { taxonomy: { genus: ['Vicia'] }, ...elevation({ ge: 3000 }), ...collected(1990) },
  ],
  ['fr', 'orge, altitude maximale : 500 m', { crop: ['barley'], ...elevation({ le: 500 }) }],
  ['en', 'oats at altitudes of at least 2 km', { crop: ['oat'], ...elevation({ ge: 2000 }) }],
  ['en', 'wheat collected in or before 1960', { ...WHEAT, ...collected(undefined, 1960) }],
  ['es', 'trigo, a más tardar 1965', { ...WHEAT, ...collected(undefined, 1965) }],
  // Numbers in words, in feet, from this year back.
  ['en', 'potatoes above 9,000 feet', { crop: ['potato'], ...elevation({ ge: 2743 }) }],
  ['es', 'papas por encima de tres mil quinientos metros', { crop: ['potato'], ...elevation({ ge: 3500 }) }],
  ['fr', 'orge à plus de deux mille mètres', { crop: ['barley'], ...elevation({ ge: 2000 }) }],
  ['en', 'wheat collected over the last ten years', { ...WHEAT, ...collected(2015) }],
  ['fr', 'blé collecté il y a plus de 40 ans', { ...WHEAT, ...collected(undefined, 1985) }],
  ['pt-BR', 'trigo coletado no século XX', { ...WHEAT, ...collected(1901, 2000) }],
  ['en', 'wheat from 1985', { ...WHEAT, ...collected(1985, 1985) }],
  ['es', 'trigo de 1954 para atrás', { ...WHEAT, ...collected(undefined, 1954) }],
  ['en', 'wheat collected from 1985', { ...WHEAT, ...collected(1985) }],
  ['es', 'arroz entre los paralelos 10 y 20 norte', { crop: ['rice'], geo: { latitude: { ge: 10, le: 20 } } }],
  ['pt-BR', 'trigo coletado entre os anos 70 e 80', { ...WHEAT, ...collected(1970, 1989) }],
  // How it is kept stands between "kept" and where.
  [
    'fr',
    'pommes conservées in vitro en Océanie',
    { crop: ['apple'], storage: [30], institute: { country: { region: ['009'] } } },
  ],
  // What begins with a capital is a genus or a country, where a crop is called so, too.
  ['pt-BR', 'Manihot selvagem', { taxonomy: { genus: ['Manihot'] }, sampStat: [100] }],
  ['es', 'trigo de Chile', { ...WHEAT, countryOfOrigin: { code3: ['CHL'] } }],
  ['es', 'chile de México', { crop: ['pepper'], ...MEX }],
  // Names of several words, some of them small; plurals.
  ['es', 'lino de los Países Bajos', { crop: ['flax'], countryOfOrigin: { code3: ['NLD'] } }],
  ['pt-BR', 'feijões alemães', { crop: ['beans'], countryOfOrigin: { code3: ['DEU'] } }],
  [
    'es',
    'Capsicum pubescens, Bolivia',
    { taxonomy: { genusSpecies: ['Capsicum pubescens'] }, countryOfOrigin: { code3: ['BOL'] } },
  ],
])('%s: %s', async (language, message, filter) => {
  const { criteria, notUnderstood } = await readMessage(world, message, [], language);
  expect({ filter: filterOfCriteria(criteria), notUnderstood }).toEqual({ filter, notUnderstood: [] });
});

test.each([
  ['barley collected by ILRI', ['ILRI']],
  ['barley that was bred in Kenya', ['Kenya']],
  ['winter barley', ['winter']],
  ['peach coloured barley', ['peach', 'coloured']],
  ['barley duplicates somewhere', ['duplicates']],
  ['barley lines', ['lines']],
  ['barley that was donated', ['donated']],
  ['barley of banques de gènes', []],
  ['barley, hops', ['hops']],
  ['barley sent by India', ['India']],
  ['barley without any passport', ['without any', 'passport']],
])('of %s is said what no filter can say', async (message, notUnderstood) => {
  const read = await readMessage(world, message, [], 'en');
  expect({ filter: filterOfCriteria(read.criteria), notUnderstood: read.notUnderstood }).toEqual({
    filter: { crop: ['barley'] },
    notUnderstood,
  });
});
