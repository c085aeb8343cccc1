import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { makeWorld } from '../world/world';
import { readMessage } from './read-message';
import { filterOfCriteria } from './reading/criteria';

const world = makeWorld({ accessions: 60, clock: { now: () => Date.UTC(2025, 5, 1) } });

const MAIZE = { crop: ['maize'] };
const from = (...code3: string[]) => ({ countryOfOrigin: { code3 } });
const elevation = (bounds: object) => ({ geo: { elevation: bounds } });
const collected = (from_: string, to?: string) => ({
  coll: { collDate: { ...(from_ && { ge: `${from_}-01-01` }), ...(to && { le: `${to}-12-31` }) } },
});

test.each<[language: string, message: string, filter: AccessionFilter]>([
  // Two words written as one, and signs for "and".
  ['en', 'US-held Mexican maize', { ...MAIZE, ...from('MEX'), institute: { country: { code3: ['USA'] } } }],
  ['en', 'non-hybrid maize', { ...MAIZE, NOT: { sampStat: [412] } }],
  ['en', 'unphotographed maize', { ...MAIZE, NOT: { images: true } }],
  ['en', 'maize & rye + oats', { crop: ['maize', 'rye', 'oat'] }],
  // What is refused twice is asked for, and some refusals refuse nothing.
  ['en', 'nothing but landraces of maize', { ...MAIZE, sampStat: [300] }],
  ['en', 'Niger or Mali, it doesn’t matter which, maize', { ...from('NER', 'MLI'), ...MAIZE }],
  ['fr', 'n’importe quel maïs du Pérou', { ...MAIZE, ...from('PER') }],
  ['es', 'Nada de arroz: quiero maíz', { ...MAIZE, NOT: { crop: ['rice'] } }],
  // The other bound, and no refusal of the first one.
  ['es', 'maíz a no más de 800 metros', { ...MAIZE, ...elevation({ le: 800 }) }],
  ['es', 'maíz en altitudes que superen los 2000 metros', { ...MAIZE, ...elevation({ ge: 2000 }) }],
  ['fr', 'maïs au-delà de 1500 mètres', { ...MAIZE, ...elevation({ ge: 1500 }) }],
  ['en', 'maize between two and three thousand metres', { ...MAIZE, ...elevation({ ge: 2000, le: 3000 }) }],
  ['pt-BR', 'milho ao norte do paralelo 50', { ...MAIZE, geo: { latitude: { ge: 50 } } }],
  // Years and decades behind every article.
  ['pt-BR', 'milho coletado antes dos anos 80', { ...MAIZE, ...collected('', '1979') }],
  ['es', 'maíz recolectado en los ochenta', { ...MAIZE, ...collected('1980', '1989') }],
  ['en', 'maize from the year 1985', { ...MAIZE, ...collected('1985', '1985') }],
  ['fr', 'maïs du 19e siècle', { ...MAIZE, ...collected('1801', '1900') }],
  // Plurals; who is from somewhere keeps nothing there.
  ['es', '¿Qué maíces filipinos conserva el IRRI?', { ...MAIZE, ...from('PHL'), institute: { code: ['PHL001'] } }],
  ['en', 'chilies from Peru', { crop: ['pepper'], ...from('PER') }],
  // A word of one language in another: read by the words around it.
  ['en', 'Soy agricultor y busco el maíz del Perú', { ...MAIZE, ...from('PER') }],
  ['en', 'soy from China', { crop: ['soybean'], ...from('CHN') }],
  // Who gave and who was given.
  ['pt-BR', 'O que o ICARDA doou ao CIMMYT?', { donorCode: ['LBN002'], institute: { code: ['MEX002'] } }],
  ['en', 'What did ICARDA give to CIMMYT?', { donorCode: ['LBN002'], institute: { code: ['MEX002'] } }],
  ['en', 'maize at CAAS', { ...MAIZE, institute: { code: ['CHN001'] } }],
  ['fr', 'maïs détenus par l’Australian Grains Genebank', { ...MAIZE, institute: { code: ['AUS165'] } }],
  ['pt-BR', 'milho, com exceção das variedades melhoradas', { ...MAIZE, NOT: { sampStat: [500] } }],
  ['fr', 'maïs qui ne sont pas disponibles', { ...MAIZE, available: false }],
  ['fr', 'vieilles variétés locales de maïs', { ...MAIZE, sampStat: [300] }],
  ['en', 'Cucumis melo', { taxonomy: { genusSpecies: ['Cucumis melo'] } }],
])('%s: %s', async (language, message, filter) => {
  const { criteria, notUnderstood } = await readMessage(world, message, [], language);
  expect({ filter: filterOfCriteria(criteria), notUnderstood }).toEqual({ filter, notUnderstood: [] });
});
