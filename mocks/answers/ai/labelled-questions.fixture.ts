import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** A question as somebody asks it, and exactly the filter that is meant. */
export interface LabelledQuestion {
  language: 'en' | 'es' | 'fr' | 'pt-BR';
  message: string;
  /** Lists compare as sets. */
  filter: AccessionFilter;
  /** Words that no filter can say: all of them must be told of as not understood. */
  left: string[];
}

type Plain = Record<string, unknown>;
type Part = AccessionFilter | string;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(first: Plain, second: Plain): Plain {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const known = result[key];
    if (Array.isArray(known) && Array.isArray(value)) result[key] = [...(known as unknown[]), ...(value as unknown[])];
    else result[key] = isPlain(known) && isPlain(value) ? merged(known, value) : value;
  }
  return result;
}

/** Parts that are texts are words that no filter can say. */
const asker =
  (language: LabelledQuestion['language']) =>
  (message: string, ...parts: Part[]): LabelledQuestion => ({
    language,
    message,
    filter: parts.filter((part) => typeof part !== 'string').reduce<Plain>((all, part) => merged(all, { ...part }), {}),
    left: parts.filter((part) => typeof part === 'string'),
  });

const crop = (...names: string[]) => ({ crop: names });
const origin = (...codes: string[]) => ({ countryOfOrigin: { code3: codes } });
const region = (...codes: string[]) => ({ countryOfOrigin: { region: codes } });
const holder = (...codes: string[]) => ({ institute: { code: codes } });
const heldIn = (...codes: string[]) => ({ institute: { country: { code3: codes } } });
const heldWithin = (...codes: string[]) => ({ institute: { country: { region: codes } } });
const genus = (...names: string[]) => ({ taxonomy: { genus: names } });
const species = (...names: string[]) => ({ taxonomy: { genusSpecies: names } });
const years = (from: number | undefined, to?: number) => ({
  coll: { collDate: { ...(from && { ge: `${from}-01-01` }), ...(to && { le: `${to}-12-31` }) } },
});
const acquired = (from: number | undefined, to?: number) => ({
  acquisitionDate: { ...(from && { ge: `${from}-01-01` }), ...(to && { le: `${to}-12-31` }) },
});
const above = (ge: number) => ({ geo: { elevation: { ge } } });
const below = (le: number) => ({ geo: { elevation: { le } } });
const north = (ge: number) => ({ geo: { latitude: { ge } } });
const south = (le: number) => ({ geo: { latitude: { le } } });
const east = (ge: number) => ({ geo: { longitude: { ge } } });
const west = (le: number) => ({ geo: { longitude: { le } } });
const status = (...codes: number[]) => ({ sampStat: codes });
const [wild, landrace, line, cultivar] = [status(100), status(300), status(410), status(500)];
const not = (NOT: AccessionFilter) => ({ NOT });
const available = { available: true };
const images = { images: true };
const svalbard = { sgsv: true };
const data = { hasDataset: true };

const [en, es, fr, pt] = [asker('en'), asker('es'), asker('fr'), asker('pt-BR')];

/** Written by hand before the grammar that reads them, thirty a language. */
// oxfmt-ignore
export const LABELLED_QUESTIONS: readonly LabelledQuestion[] = [
  en('Show me wheat landraces from Mexico.', crop('wheat'), landrace, origin('MEX')),
  en('I am looking for barley from Ethiopia collected above 2,000 m', crop('barley'), origin('ETH'), above(2000)),
  en('Which rice accessions are held at IRRI?', crop('rice'), holder('PHL001')),
  en('wild relatives of tomato from Peru or Ecuador', wild, crop('tomato'), origin('PER', 'ECU')),
  en('Do you have chickpeas collected before 1980?', crop('chickpea'), years(undefined, 1979)),
  en('Please find maize without hybrids', crop('maize'), not(status(412))),
  en('Potatoes from South America that are available', crop('potato'), region('005'), available),
  en('breeding lines of sorghum held in India', line, crop('sorghum'), heldIn('IND')),
  en('beans with pictures', crop('beans'), images),
  en('Lentils from Syria, duplicated in Svalbard', crop('lentil'), origin('SYR'), svalbard),
  en('wheat with trait data', crop('wheat'), data),
  en('barley collected north of 40 degrees', crop('barley'), north(40)),
  en('Triticum dicoccoides from Israel and Turkey', species('Triticum dicoccoides'), origin('ISR', 'TUR')),
  en('Give me everything from West Africa except rice', region('011'), not(crop('rice'))),
  en('I need modern wheat cultivars from France', status(500), crop('wheat'), origin('FRA')),
  en('cowpea collected between 1970 and 1985 in Nigeria', crop('cowpea'), years(1970, 1985), origin('NGA')),
  en('Can I see sorghum or pearl millet from Niger?', crop('sorghum', 'pearlmillet'), origin('NER')),
  en('wheat from Iran held in Germany or the Netherlands', crop('wheat'), origin('IRN'), heldIn('DEU', 'NLD')),
  en('oats that are not from Europe', crop('oat'), not(region('150'))),
  en('coffee from Ethiopia with coordinates', crop('coffee'), origin('ETH'), { geo: { referenced: true } }),
  en('drought tolerant wheat from Syria', crop('wheat'), origin('SYR'), 'drought tolerant'),
  en('rice from Asia collected below 100 metres', crop('rice'), region('142'), below(100)),
  en('cassava in the multilateral system at CIAT', crop('cassava'), { mlsStatus: true }, holder('COL003')),
  en('wheat and barley from the Middle East collected since 1990', crop('wheat', 'barley'), region('145'), years(1990)),
  en('What do you have from Georgia that ICARDA keeps?', origin('GEO'), holder('LBN002')),
  en('Could you show me mutants of pea, please?', status(421), crop('pea')),
  en('lupins with sweet taste from Portugal', crop('lupin'), origin('PRT'), 'sweet taste'),
  en('Vicia faba landraces from Morocco without images', species('Vicia faba'), landrace, origin('MAR'), not(images)),
  en('sunflowers collected in the 1980s, west of 100°W', crop('sunflower'), years(1980, 1989), west(-100)),
  en('How many sesame samples from Sudan are in long-term storage?', crop('sesame'), origin('SDN'), { storage: [13] }),

  es('Muéstrame variedades locales de maíz de México', landrace, crop('maize'), origin('MEX')),
  es('Busco papas silvestres de Bolivia por encima de 3.500 m', crop('potato'), wild, origin('BOL'), above(3500)),
  es('¿Qué accesiones de trigo conserva el CIMMYT?', crop('wheat'), holder('MEX002')),
  es('frijoles de Guatemala o Honduras con fotos', crop('beans'), origin('GTM', 'HND'), images),
  es('cebada recolectada antes de 1970', crop('barley'), years(undefined, 1969)),
  es('Quisiera tomates de Ecuador que estén disponibles', crop('tomato'), origin('ECU'), available),
  es('quinua de los Andes sin cultivares', crop('quinoa'), region('005'), not(cultivar)),
  es('arroz conservado en Colombia', crop('rice'), heldIn('COL')),
  es('garbanzos de España o Portugal, duplicados en Svalbard', crop('chickpea'), origin('ESP', 'PRT'), svalbard),
  es('sorgo de África occidental con datos', crop('sorghum'), region('011'), data),
  es('Por favor, muestre lentejas recolectadas entre 1960 y 1980', crop('lentil'), years(1960, 1980)),
  es('trigo al norte de 45 grados', crop('wheat'), north(45)),
  es('todo lo que hay de Cuba excepto caña de azúcar', origin('CUB'), not(crop('sugarcane'))),
  es('Solanum pennellii de Perú', species('Solanum pennellii'), origin('PER')),
  es('líneas de mejoramiento de arroz de Brasil', line, crop('rice'), origin('BRA')),
  es('maní que no sea de Estados Unidos', crop('groundnut'), not(origin('USA'))),
  es('trigo resistente a la sequía de Túnez', crop('wheat'), origin('TUN'), 'resistente a la sequía'),
  es('pimientos de América Central recolectados desde 1995', crop('pepper'), region('013'), years(1995)),
  es('yuca en el CIAT por debajo de 500 metros', crop('cassava'), holder('COL003'), below(500)),
  es('¿Tienen camotes de Papúa Nueva Guinea in vitro?', crop('sweetpotato'), origin('PNG'), { storage: [30] }),
  es('cebada o avena de Etiopía', crop('barley', 'oat'), origin('ETH')),
  es('girasoles silvestres al sur de 35°N', crop('sunflower'), wild, south(35)),
  es('habas de Siria que conserva ICARDA', crop('fababean'), origin('SYR'), holder('LBN002')),
  es('Necesito híbridos de maíz de Argentina', status(412), crop('maize'), origin('ARG')),
  es('algodón recolectado en los años 1980 en Perú', crop('cotton'), years(1980, 1989), origin('PER')),
  es('trigo de Italia con sabor dulce', crop('wheat'), origin('ITA'), 'sabor dulce'),
  es('cacao de Ecuador con coordenadas', crop('cacao'), origin('ECU'), { geo: { referenced: true } }),
  es('variedades locales de Marruecos que se conservan en Europa', landrace, origin('MAR'), heldWithin('150')),
  es('Dame cebada adquirida después de 2005', crop('barley'), acquired(2006)),
  es('arroz y maíz de Filipinas sin imágenes', crop('rice', 'maize'), origin('PHL'), not(images)),

  fr('Montre-moi les variétés locales de blé de Tunisie', landrace, crop('wheat'), origin('TUN')),
  fr('Je cherche de l’orge d’Éthiopie au-dessus de 2 000 m', crop('barley'), origin('ETH'), above(2000)),
  fr('Quelles accessions de riz sont conservées à l’IRRI ?', crop('rice'), holder('PHL001')),
  fr('des tomates sauvages du Pérou ou du Chili', crop('tomato'), wild, origin('PER', 'CHL')),
  fr('pois chiches collectés avant 1975', crop('chickpea'), years(undefined, 1974)),
  fr('maïs sans hybrides, s’il vous plaît', crop('maize'), not(status(412))),
  fr('pommes de terre de Bolivie disponibles', crop('potato'), origin('BOL'), available),
  fr('sorgho conservé au Kenya', crop('sorghum'), heldIn('KEN')),
  fr('haricots du Mexique avec photos', crop('beans'), origin('MEX'), images),
  fr('lentilles de Syrie dupliquées au Svalbard', crop('lentil'), origin('SYR'), svalbard),
  fr('blé avec données de caractérisation', crop('wheat'), data),
  fr('avoine au nord de 50 degrés', crop('oat'), north(50)),
  fr('Donnez-moi tout ce qui vient d’Afrique de l’Ouest sauf le riz', region('011'), not(crop('rice'))),
  fr('niébé du Niger et du Bénin collecté entre 1980 et 1990', crop('cowpea'), origin('NER', 'BEN'), years(1980, 1990)),
  fr('Aegilops tauschii d’Iran', species('Aegilops tauschii'), origin('IRN')),
  fr('lignées de sélection de blé de France', line, crop('wheat'), origin('FRA')),
  fr('arachide qui ne vient pas d’Inde', crop('groundnut'), not(origin('IND'))),
  fr('blé résistant à la rouille du Maroc', crop('wheat'), origin('MAR'), 'résistant à la rouille'),
  fr('piments d’Amérique centrale depuis 2000', crop('pepper'), region('013'), years(2000)),
  fr('manioc à l’IITA', crop('cassava'), holder('NGA039')),
  fr('Avez-vous des bananiers in vitro ?', crop('banana'), { storage: [30] }),
  fr('orge ou avoine de Finlande', crop('barley', 'oat'), origin('FIN')),
  fr('tournesol à l’ouest de 100°O', crop('sunflower'), west(-100)),
  fr('fèves de Syrie à l’ICARDA', crop('fababean'), origin('SYR'), holder('LBN002')),
  fr('riz d’Asie au-dessous de 50 mètres', crop('rice'), region('142'), below(50)),
  fr('coton collecté dans les années 1970', crop('cotton'), years(1970, 1979)),
  fr('pommes au goût sucré du Kazakhstan', crop('apple'), origin('KAZ'), 'goût sucré'),
  fr('blé d’Iran conservé en Allemagne ou aux Pays-Bas', crop('wheat'), origin('IRN'), heldIn('DEU', 'NLD')),
  fr('Oryza glaberrima géoréférencé du Mali', species('Oryza glaberrima'), { geo: { referenced: true } }, origin('MLI')),
  fr('cultivars de soja de Chine sans images', cultivar, crop('soybean'), origin('CHN'), not(images)),

  pt('Mostre variedades crioulas de milho do Brasil', landrace, crop('maize'), origin('BRA')),
  pt('Procuro batatas silvestres da Bolívia acima de 3.000 m', crop('potato'), status(100), origin('BOL'), above(3000)),
  pt('Quais acessos de arroz estão conservados no IRRI?', crop('rice'), holder('PHL001')),
  pt('feijão da Colômbia ou do Peru com fotos', crop('beans'), origin('COL', 'PER'), images),
  pt('cevada coletada antes de 1985', crop('barley'), years(undefined, 1984)),
  pt('Por favor, encontre mandioca disponível', crop('cassava'), available),
  pt('milho sem híbridos', crop('maize'), not(status(412))),
  pt('soja conservada no Brasil', crop('soybean'), heldIn('BRA')),
  pt('lentilhas da Síria duplicadas em Svalbard', crop('lentil'), origin('SYR'), svalbard),
  pt('trigo com dados de avaliação', crop('wheat'), data),
  pt('aveia ao norte de 55 graus', crop('oat'), north(55)),
  pt('Quero tudo da África Ocidental, exceto arroz', region('011'), not(crop('rice'))),
  pt('amendoim do Paraguai ou da Argentina coletado desde 1980', crop('groundnut'), origin('PRY', 'ARG'), years(1980)),
  pt('Hordeum spontaneum de Israel', species('Hordeum spontaneum'), origin('ISR')),
  pt('linhagens de sorgo do Sudão', line, crop('sorghum'), origin('SDN')),
  pt('trigo que não seja da China', crop('wheat'), not(origin('CHN'))),
  pt('trigo tolerante à seca da Austrália', crop('wheat'), origin('AUS'), 'tolerante à seca'),
  pt('pimentas da América Central coletadas entre 1990 e 2000', crop('pepper'), region('013'), years(1990, 2000)),
  pt('caupi no IITA', crop('cowpea'), holder('NGA039')),
  pt('Vocês têm batata-doce in vitro?', crop('sweetpotato'), { storage: [30] }),
  pt('cevada ou aveia da Etiópia', crop('barley', 'oat'), origin('ETH')),
  pt('girassol a leste de 20 graus', crop('sunflower'), east(20)),
  pt('favas do Egito que o ICARDA conserva', crop('fababean'), origin('EGY'), holder('LBN002')),
  pt('arroz da Ásia abaixo de 200 metros', crop('rice'), region('142'), below(200)),
  pt('algodão coletado nos anos 1960', crop('cotton'), years(1960, 1969)),
  pt('maçãs com sabor doce do Cazaquistão', crop('apple'), origin('KAZ'), 'sabor doce'),
  pt('acessos de Portugal conservados na Alemanha', origin('PRT'), heldIn('DEU')),
  pt('Preciso de café da Etiópia com coordenadas', crop('coffee'), origin('ETH'), { geo: { referenced: true } }),
  pt('Glycine da Coreia do Sul', genus('Glycine'), origin('KOR')),
  pt('trigo e centeio da Polônia sem imagens', crop('wheat', 'rye'), origin('POL'), not(images)),
];

const between = (ge: number, le: number) => ({ geo: { elevation: { ge, le } } });

/** Fifteen more a language, as other people would ask, written when the grammar was there and before it was tried on them. */
// oxfmt-ignore
export const LATER_QUESTIONS: readonly LabelledQuestion[] = [
  en('Got any peanuts from Bolivia?', crop('groundnut'), origin('BOL')),
  en('List all Phaseolus lunatus that were collected in Peru after 1990', species('Phaseolus lunatus'), origin('PER'), years(1991)),
  en('Which genebanks in Kenya hold finger millet?', heldIn('KEN'), crop('fingermillet')),
  en('Is there any wild rice from Australia found higher than 500 m?', wild, crop('rice'), origin('AUS'), above(500)),
  en('Soybeans originating in Japan, but no breeding lines', crop('soybean'), origin('JPN'), not(line)),
  en('lentil landraces from Turkey or Iran collected no later than 1985', crop('lentil'), landrace, origin('TUR', 'IRN'), years(undefined, 1985)),
  en('Yams kept at IITA with photos', crop('yam'), holder('NGA039'), images),
  en('Do any genebanks in Brazil hold cacao from Peru?', heldIn('BRA'), crop('cacao'), origin('PER')),
  en('Cotton from anywhere in Africa apart from Egypt', crop('cotton'), region('002'), not(origin('EGY'))),
  en('Solanum tuberosum from between 3000 and 4000 meters', species('Solanum tuberosum'), between(3000, 4000)),

  es('¿Qué hay de maní boliviano?', crop('groundnut'), origin('BOL')),
  es('Enséñame cultivares de arroz de Cuba', cultivar, crop('rice'), origin('CUB')),
  es('¿Me podrían pasar lupinos de Chile recolectados hasta 1990?', crop('lupin'), origin('CHL'), years(undefined, 1990)),
  es('Quiero saber si tienen yuca de Paraguay o Brasil', crop('cassava'), origin('PRY', 'BRA')),
  es('Todas las accesiones de Capsicum chinense con fotografías', species('Capsicum chinense'), images),
  es('papas del Perú entre 3.000 y 4.000 metros', crop('potato'), origin('PER'), between(3000, 4000)),
  es('algodón silvestre mexicano', crop('cotton'), wild, origin('MEX')),
  es('cebada de la India que no esté en Alemania', crop('barley'), origin('IND'), not(heldIn('DEU'))),
  es('bancos de germoplasma de España con habas', heldIn('ESP'), crop('fababean')),
  es('café arábica de Etiopía', crop('coffee'), origin('ETH'), 'arábica'),

  fr('Y a-t-il du mil du Sénégal ?', crop('pearlmillet'), origin('SEN')),
  fr('Je voudrais bien des variétés locales de sorgho malien', landrace, crop('sorghum'), origin('MLI')),
  fr('Auriez-vous des pois d’Afghanistan collectés après 1960 ?', crop('pea'), origin('AFG'), years(1961)),
  fr('Peut-on obtenir du coton égyptien ?', crop('cotton'), origin('EGY')),
  fr('blés d’Espagne ou d’Italie avec coordonnées', crop('wheat'), origin('ESP', 'ITA'), { geo: { referenced: true } }),
  fr('toutes les accessions de Vitis vinifera de Géorgie', species('Vitis vinifera'), origin('GEO')),
  fr('pommes de terre entre 2 500 et 3 500 m au Pérou', crop('potato'), between(2500, 3500), origin('PER')),
  fr('riz africain hors Madagascar', crop('rice'), region('002'), not(origin('MDG'))),
  fr('orge d’hiver de Hongrie', crop('barley'), origin('HUN'), 'hiver'),
  fr('Qu’avez-vous comme manioc du Ghana avec images ?', crop('cassava'), origin('GHA'), images),

  pt('Tem arroz selvagem da Tailândia?', crop('rice'), wild, origin('THA')),
  pt('Me mostra os milhos crioulos do México', crop('maize'), landrace, origin('MEX')),
  pt('Gostaria de ver soja chinesa coletada depois de 1975', crop('soybean'), origin('CHN'), years(1976)),
  pt('mandioca da Nigéria que não esteja no IITA', crop('cassava'), origin('NGA'), not(holder('NGA039'))),
  pt('bancos de germoplasma do Japão com batata-doce', heldIn('JPN'), crop('sweetpotato')),
  pt('Manihot esculenta do Paraguai com fotografias', species('Manihot esculenta'), origin('PRY'), images),
  pt('feijão africano sem dados', crop('beans'), region('002'), not(data)),
  pt('trigo entre 1.000 e 2.000 metros na Turquia', crop('wheat'), between(1000, 2000), origin('TUR')),
  pt('cultivares de cevada da Dinamarca disponíveis', cultivar, crop('barley'), origin('DNK'), available),
  pt('café robusta da Uganda', crop('coffee'), origin('UGA'), 'robusta'),


  // Twenty that were written after what the forty had shown was mended.
  en('Would it be possible to get Ugandan bananas?', crop('banana'), origin('UGA')),
  en('peas not collected before 1975', crop('pea'), years(1975)),
  en('I’d like sweet potatoes from Papua New Guinea that are kept in vitro', crop('sweetpotato'), origin('PNG'), { storage: [30] }),
  en('flax held at genebanks in Canada', crop('flax'), heldIn('CAN')),
  en('Asian rice aside from India, with images', crop('rice'), not(origin('IND')), images),
  es('¿Sería posible conseguir bananos ugandeses?', crop('banana'), origin('UGA')),
  es('arvejas peruanas anteriores a 1980', crop('pea'), origin('PER'), years(undefined, 1979)),
  es('sésamo de Sudán que se conserve en Etiopía', crop('sesame'), origin('SDN'), heldIn('ETH')),
  es('mostradme maíces colombianos por encima de 2.000 m', crop('maize'), origin('COL'), above(2000)),
  es('avena canadiense sin coordenadas', crop('oat'), origin('CAN'), not({ geo: { referenced: true } })),
  fr('Serait-il possible d’avoir des bananes ougandaises ?', crop('banana'), origin('UGA')),
  fr('seigle polonais collecté avant 1960', crop('rye'), origin('POL'), years(undefined, 1959)),
  fr('sésame du Soudan conservé en Éthiopie', crop('sesame'), origin('SDN'), heldIn('ETH')),
  fr('lentilles à part celles de Syrie', crop('lentil'), not(origin('SYR'))),
  fr('vignes sauvages géorgiennes', crop('grape'), wild, origin('GEO')),
  pt('Seria possível obter bananas ugandenses?', crop('banana'), origin('UGA')),
  pt('ervilhas francesas anteriores a 1980', crop('pea'), origin('FRA'), years(undefined, 1979)),
  pt('gergelim do Sudão que esteja na Etiópia', crop('sesame'), origin('SDN'), heldIn('ETH')),
  pt('lentilhas que não vêm da Síria', crop('lentil'), not(origin('SYR'))),
  pt('centeio polonês com coordenadas', crop('rye'), origin('POL'), { geo: { referenced: true } }),
];
