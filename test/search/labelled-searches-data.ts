import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Language } from '@/contract/constants';

/** A search as somebody types it into the one box, and the filter that is meant. */
export interface LabelledSearch {
  language: Language;
  q: string;
  /** Codes and lists of them compare as sets. */
  filter: AccessionFilter;
  /** Title of a descriptor: the words that name the trait are offered, not in the filter. */
  trait?: string;
}

type Part = AccessionFilter & { trait?: string };
type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function joined(first: unknown, second: unknown): unknown {
  if (first === undefined) return second;
  if (Array.isArray(first) && Array.isArray(second)) return [...(first as unknown[]), ...(second as unknown[])];
  if (typeof first === 'string' && typeof second === 'string') return `${first} ${second}`;
  if (isPlain(first) && isPlain(second)) return merged(first, second);
  return second;
}

/** Lists grow, texts join by a space in their order, filters within filters merge. */
function merged(first: Plain, second: Plain): Plain {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) result[key] = joined(result[key], value);
  return result;
}

function s(language: Language, q: string, ...parts: Part[]): LabelledSearch {
  const { trait: title, ...filter }: Part = parts.reduce<Plain>((all, part) => merged(all, { ...part }), {});
  return { language, q, filter, ...(title !== undefined && { trait: title }) };
}

const crop = (...names: string[]): Part => ({ crop: names });
const origin = (...codes: string[]): Part => ({ countryOfOrigin: { code3: codes } });
const region = (...codes: string[]): Part => ({ countryOfOrigin: { region: codes } });
const inst = (...codes: string[]): Part => ({ institute: { code: codes } });
const net = (...shortNames: string[]): Part => ({ networks: shortNames });
const genus = (...names: string[]): Part => ({ taxonomy: { genus: names } });
const species = (...names: string[]): Part => ({ taxonomy: { genusSpecies: names } });
const text = (words: string): Part => ({ _text: words });
const trait = (title: string): Part => ({ trait: title });
const not = (part: AccessionFilter): Part => ({ NOT: part });

const since = (year: number): Part => ({ coll: { collDate: { ge: `${year}-01-01` } } });
const until = (year: number): Part => ({ coll: { collDate: { le: `${year}-12-31` } } });
const before = (year: number): Part => until(year - 1);
const years = (from: number, to: number): Part => ({ coll: { collDate: { ge: `${from}-01-01`, le: `${to}-12-31` } } });
const above = (metres: number): Part => ({ geo: { elevation: { ge: metres } } });
const below = (metres: number): Part => ({ geo: { elevation: { le: metres } } });

const status = (...codes: number[]): Part => ({ sampStat: codes });
const wild = status(100);
const weedy = status(200);
const landrace = status(300);
const breeding = status(400);
const line = status(410);
const hybrid = status(412);
const inbred = status(414);
const mutant = status(421);
const stock = status(420);
const cultivar = status(500);

const stored = (...codes: number[]): Part => ({ storage: codes });
const seeds = stored(10);
const longTerm = stored(13);
const field = stored(20);
const vitro = stored(30);
const cryo = stored(40);

const available: Part = { available: true };
const images: Part = { images: true };
const svalbard: Part = { sgsv: true };
const mls: Part = { mlsStatus: true };
const located: Part = { geo: { referenced: true } };
const historic: Part = { historic: true };
const genotyped: Part = { genotyped: true };

const DROUGHT = trait('Drought susceptibility');
const HEIGHT = trait('Plant height');
const LATE_BLIGHT = trait('Late blight of the leaves');

/** Written by hand, without a look at the words that the search knows. */
// oxfmt-ignore
export const LABELLED_SEARCHES: readonly LabelledSearch[] = [
  // English
  s('en', 'drought tolerant wheat landraces Syria', crop('wheat'), landrace, origin('SYR'), DROUGHT),
  s('en', 'landrace', landrace),
  s('en', 'wild wheat', wild, crop('wheat')),
  s('en', 'plant height', HEIGHT),
  s('en', 'wheat landraces from turkey collected before 1970', crop('wheat'), landrace, origin('TUR'), before(1970)),
  s('en', 'barley ethiopia above 2000 m', crop('barley'), origin('ETH'), above(2000)),
  s('en', 'criollo corn mexico', landrace, crop('maize'), origin('MEX')),
  s('en', 'wild peanuts bolivia', wild, crop('groundnut'), origin('BOL')),
  s('en', 'Triticum aestivum', species('Triticum aestivum')),
  s('en', 'hordeum', genus('Hordeum')),
  s('en', 'aegilops tauschii iran', species('Aegilops tauschii'), origin('IRN')),
  s('en', 'CZE122', inst('CZE122')),
  s('en', 'oats in CZE122', crop('oat'), inst('CZE122')),
  s('en', 'ETH sorghum', origin('ETH'), crop('sorghum')),
  s('en', 'TUR', origin('TUR')),
  s('en', 'wheet landrace afganistan', crop('wheat'), landrace, origin('AFG')),
  s('en', 'barely cultivars germany', crop('barley'), cultivar, origin('DEU')),
  s('en', 'sorgum landrases sudan', crop('sorghum'), landrace, origin('SDN')),
  s('en', 'egplant wild relatives', crop('eggplant'), wild),
  s('en', 'potatos peru not hybrid', crop('potato'), origin('PER'), not(hybrid)),
  s('en', 'mazie guatemala', crop('maize'), origin('GTM')),
  s('en', 'available rice', available, crop('rice')),
  s('en', 'seeds of cowpea from Nigeria available', crop('cowpea'), origin('NGA'), available),
  s('en', 'chick peas india since 1990', crop('chickpea'), origin('IND'), since(1990)),
  s('en', '"Kanred" wheat', text('Kanred'), crop('wheat')),
  s('en', '"Norin 10"', text('Norin 10')),
  s('en', 'koshihikari rice japan', text('koshihikari'), crop('rice'), origin('JPN')),
  s('en', 'IR64', text('IR64')),
  s('en', 'ICC 4958', text('ICC 4958')),
  s('en', 'wild tomatoes galapagos', wild, crop('tomato'), text('galapagos')),
  s('en', 'tomatoes between 1980 and 1990', crop('tomato'), years(1980, 1990)),
  s('en', 'barley 1950-1960', crop('barley'), years(1950, 1960)),
  s('en', 'beans collected in the 1970s', crop('beans'), years(1970, 1979)),
  s('en', 'rice laos after 2000', crop('rice'), origin('LAO'), since(2001)),
  s('en', 'lentils below 500 m jordan', crop('lentil'), below(500), origin('JOR')),
  s('en', 'sweet potatoes papua new guinea in vitro', crop('sweetpotato'), origin('PNG'), vitro),
  s('en', 'banana cryopreserved', crop('banana'), cryo),
  s('en', 'cassava at CIAT', crop('cassava'), inst('COL003')),
  s('en', 'cimmyt maize landraces', inst('MEX002'), crop('maize'), landrace),
  s('en', 'CGIAR yams', net('CGIAR'), crop('yam')),
  s('en', 'oats finland EURISCO', crop('oat'), origin('FIN'), net('EURISCO')),
  s('en', 'apples with photos', crop('apple'), images),
  s('en', 'beans in svalbard', crop('beans'), svalbard),
  s('en', 'genotyped rice accessions', genotyped, crop('rice')),
  s('en', 'broad beans morocco MLS', crop('fababean'), origin('MAR'), mls),
  s('en', 'georeferenced wild barley israel', located, wild, crop('barley'), origin('ISR')),
  s('en', 'rice west africa', crop('rice'), region('011')),
  s('en', 'aubergines south asia', crop('eggplant'), region('034')),
  s('en', 'oat breeding lines', crop('oat'), line),
  s('en', 'breeding material wheat ukraine', breeding, crop('wheat'), origin('UKR')),
  s('en', 'pea mutants', crop('pea'), mutant),
  s('en', 'tomato genetic stocks', crop('tomato'), stock),
  s('en', 'maize inbred lines', crop('maize'), inbred),
  s('en', 'hybrids of sunflower', hybrid, crop('sunflower')),
  s('en', 'modern wheat varieties france', cultivar, crop('wheat'), origin('FRA')),
  s('en', 'weedy rice thailand', weedy, crop('rice'), origin('THA')),
  s('en', 'vavilov institute rye', inst('RUS001'), crop('rye')),
  s('en', 'VIR pea', inst('RUS001'), crop('pea')),
  s('en', 'golden delicious apples', text('golden delicious'), crop('apple')),
  s('en', 'brandywine', text('brandywine')),
  s('en', 'kalanamak rice uttar pradesh', text('kalanamak'), crop('rice'), text('uttar pradesh')),
  s('en', 'wheat landraces of the fertile crescent', crop('wheat'), landrace, text('fertile crescent')),
  s('en', 'hot peppers bolivia', crop('pepper'), origin('BOL')),
  s('en', 'pigeon pea kenya collected in 1985', crop('pigeonpea'), origin('KEN'), years(1985, 1985)),
  s('en', 'pennisetum glaucum niger', species('Pennisetum glaucum'), origin('NER')),
  s('en', 'solanum pennellii', species('Solanum pennellii')),
  s('en', 'malus sieversii kazakstan', species('Malus sieversii'), origin('KAZ')),
  s('en', 'Ethiopian barley landraces with coordinates', origin('ETH'), crop('barley'), landrace, located),
  s('en', 'wheat not from china', crop('wheat'), not(origin('CHN'))),
  s('en', 'landraces from nepal but not rice', landrace, origin('NPL'), not(crop('rice'))),
  s('en', 'yams ghana or benin', crop('yam'), origin('GHA', 'BEN')),
  s('en', 'wheat and barley from iraq and iran', crop('wheat', 'barley'), origin('IRQ', 'IRN')),
  s('en', 'wild or landrace oats', status(100, 300), crop('oat')),
  s('en', 'historic potato accessions chile', historic, crop('potato'), origin('CHL')),
  s('en', 'apple kazakhstan field collection', crop('apple'), origin('KAZ'), field),
  s('en', 'long term storage grass pea', longTerm, crop('grasspea')),
  s('en', 'seed collection cassava', seeds, crop('cassava')),
  s('en', 'wheat resistant to yellow rust', crop('wheat'), trait('Yellow rust')),
  s('en', 'late blight resistant potatoes', crop('potato'), LATE_BLIGHT),
  s('en', 'soybeans oil content', crop('soybean'), trait('Oil content of the seed')),
  s('en', 'days to flowering chickpea', crop('chickpea'), trait('Days to flowering')),
  s('en', 'fruit weight tomato landraces spain', crop('tomato'), landrace, origin('ESP'), trait('Fruit weight')),
  s('en', 'traditional varieties of maize above 3000 m peru', landrace, crop('maize'), above(3000), origin('PER')),
  s('en', 'farmers varieties of sorghum burkina faso', landrace, crop('sorghum'), origin('BFA')),
  s('en', 'Czechoslovakia barley', origin('CSK'), crop('barley')),
  s('en', 'IPK peas', inst('DEU146'), crop('pea')),
  s('en', 'John Innes Centre wheat', inst('GBR247'), crop('wheat')),
  s('en', 'world vegetable center eggplant', inst('TWN001'), crop('eggplant')),
  s('en', 'international rice research institute', inst('PHL001')),
  s('en', 'SAMPSTAT 300 sorghum', landrace, crop('sorghum')),
  s('en', 'origcty SYR', origin('SYR')),
  s('en', 'instcode DEU146 barley', inst('DEU146'), crop('barley')),
  s('en', 'durum wheat tunisia', crop('wheat'), origin('TUN')),
  s('en', 'crop wild relatives lebanon', wild, origin('LBN')),
  s('en', 'wheat nepal over 2500 metres', crop('wheat'), origin('NPL'), above(2500)),
  s('en', 'sorghum between 1000 and 1500 m', crop('sorghum'), above(1000), below(1500)),
  s('en', 'trigo mexico', crop('wheat'), origin('MEX')),
  s('en', 'where can i get seeds of wild sunflower from the USA', wild, crop('sunflower'), origin('USA')),

  // Spanish
  s('es', 'Siria', origin('SYR')),
  s('es', 'trigo de Siria', crop('wheat'), origin('SYR')),
  s('es', 'maíz criollo méxico', crop('maize'), landrace, origin('MEX')),
  s('es', 'maices de oaxaca', crop('maize'), text('oaxaca')),
  s('es', 'papa silvestre bolivia más de 3500 m', crop('potato'), wild, origin('BOL'), above(3500)),
  s('es', 'frijoles silvestres', crop('beans'), wild),
  s('es', 'variedades locales de tomate españa', landrace, crop('tomato'), origin('ESP')),
  s('es', 'cebada etiopia antes de 1970', crop('barley'), origin('ETH'), before(1970)),
  s('es', 'garbanzos disponibles', crop('chickpea'), available),
  s('es', 'maíz sin híbridos', crop('maize'), not(hybrid)),
  s('es', 'trigo duro túnez', crop('wheat'), origin('TUN')),
  s('es', 'yuca in vitro colombia', crop('cassava'), vitro, origin('COL')),
  s('es', 'camote desde 1990', crop('sweetpotato'), since(1990)),
  s('es', 'cacahuates', crop('groundnut')),
  s('es', 'maní américa del sur', crop('groundnut'), region('005')),
  s('es', 'arroz filipinas entre 1970 y 1980', crop('rice'), origin('PHL'), years(1970, 1980)),
  s('es', 'altura de planta', HEIGHT),
  s('es', 'trigo tolerante a la sequía', crop('wheat'), DROUGHT),
  s('es', 'papas con resistencia al tizón tardío', crop('potato'), LATE_BLIGHT),
  s('es', 'lentejas turquia por debajo de 1000 m', crop('lentil'), origin('TUR'), below(1000)),
  s('es', 'trgio marruecos', crop('wheat'), origin('MAR')),
  s('es', 'cevada siria', crop('barley'), origin('SYR')),
  s('es', 'plátanos con fotos', crop('banana'), images),
  s('es', 'ajies del ecuador', crop('pepper'), origin('ECU')),
  s('es', 'ñame costa de marfil', crop('yam'), origin('CIV')),
  s('es', 'variedades tradicionales de centeno de Portugal', landrace, crop('rye'), origin('PRT')),
  s('es', 'zea diploperennis', species('Zea diploperennis')),
  s('es', 'ESP004 garbanzo', inst('ESP004'), crop('chickpea')),
  s('es', 'líneas de mejoramiento trigo CIMMYT', line, crop('wheat'), inst('MEX002')),
  s('es', '"Flor de Mayo" frijol', text('Flor de Mayo'), crop('beans')),
  s('es', 'tuxpeño maíz', text('tuxpeño'), crop('maize')),
  s('es', 'sorgo que no sea de la India', crop('sorghum'), not(origin('IND'))),
  s('es', 'girasol cultivares mejorados argentina', crop('sunflower'), cultivar, origin('ARG')),
  s('es', 'cebada en svalbard', crop('barley'), svalbard),
  s('es', 'manzanas colección de campo', crop('apple'), field),
  s('es', 'habas egipto georreferenciadas', crop('fababean'), origin('EGY'), located),
  s('es', 'caupí áfrica occidental', crop('cowpea'), region('011')),
  s('es', 'tomates mutantes', crop('tomato'), mutant),
  s('es', 'trigo y cebada de irán', crop('wheat', 'barley'), origin('IRN')),
  s('es', 'guisantes recolectados en 1985', crop('pea'), years(1985, 1985)),
  s('es', 'Solanum tuberosum chile', species('Solanum tuberosum'), origin('CHL')),
  s('es', 'wheat landrace afganistan', crop('wheat'), landrace, origin('AFG')),
  s('es', 'centro internacional de la papa', inst('PER001')),

  // French
  s('fr', 'Éthiopie', origin('ETH')),
  s('fr', 'ethiopie orge', origin('ETH'), crop('barley')),
  s('fr', 'blé dur algérie', crop('wheat'), origin('DZA')),
  s('fr', 'variétés locales de blé tendre', landrace, crop('wheat')),
  s('fr', 'orge du maroc avant 1970', crop('barley'), origin('MAR'), before(1970)),
  s('fr', "riz d'afrique de l'ouest", crop('rice'), region('011')),
  s('fr', 'maïs non hybride', crop('maize'), not(hybrid)),
  s('fr', 'pois chiche disponible', crop('chickpea'), available),
  s('fr', 'niébé du sénégal', crop('cowpea'), origin('SEN')),
  s('fr', 'ble sauvage turquie', crop('wheat'), wild, origin('TUR')),
  s('fr', 'sorgho mali depuis 1980', crop('sorghum'), origin('MLI'), since(1980)),
  s('fr', 'petit mil niger', crop('pearlmillet'), origin('NER')),
  s('fr', 'arachides burkina faso', crop('groundnut'), origin('BFA')),
  s('fr', 'tomates sauvages pérou', crop('tomato'), wild, origin('PER')),
  s('fr', 'hauteur de la plante', HEIGHT),
  s('fr', 'sorgho tolérant à la sécheresse', crop('sorghum'), DROUGHT),
  s('fr', 'pommes de terre bolivie au-dessus de 3000 m', crop('potato'), origin('BOL'), above(3000)),
  s('fr', 'manioc in vitro', crop('cassava'), vitro),
  s('fr', 'ignames du bénin et du togo', crop('yam'), origin('BEN', 'TGO')),
  s('fr', 'bananes cryoconservées', crop('banana'), cryo),
  s('fr', 'haricots entre 1970 et 1985', crop('beans'), years(1970, 1985)),
  s('fr', 'poivrons hongrie', crop('pepper'), origin('HUN')),
  s('fr', 'pommier avec images', crop('apple'), images),
  s('fr', 'tournesol russie jusqu’en 1980', crop('sunflower'), origin('RUS'), until(1980)),
  s('fr', 'seigle variétés améliorées finlande', crop('rye'), cultivar, origin('FIN')),
  s('fr', 'Triticum monococcum syrie', species('Triticum monococcum'), origin('SYR')),
  s('fr', 'CHE001 blé', inst('CHE001'), crop('wheat')),
  s('fr', 'maïs Agroscope', crop('maize'), inst('CHE001')),
  s('fr', 'blé sauf turquie', crop('wheat'), not(origin('TUR'))),
  s('fr', 'tomate "Marmande"', crop('tomato'), text('Marmande')),
  s('fr', 'feverole tunisie', crop('fababean'), origin('TUN')),
  s('fr', 'lignées de sélection de soja', line, crop('soybean')),
  s('fr', "mutants d'orge", mutant, crop('barley')),
  s('fr', 'sorhgo soudan', crop('sorghum'), origin('SDN')),
  s('fr', 'orge éthipoie', crop('barley'), origin('ETH')),
  s('fr', 'soja chine collecté en 1985', crop('soybean'), origin('CHN'), years(1985, 1985)),
  s('fr', 'patates douces ouganda', crop('sweetpotato'), origin('UGA')),
  s('fr', 'blé géoréférencé afghanistan', crop('wheat'), located, origin('AFG')),
  s('fr', "maïs d'europe de l'est", crop('maize'), region('151')),
  s('fr', 'riz disponible CIV033', crop('rice'), available, inst('CIV033')),
  s('fr', 'lentilles moins de 800 m', crop('lentil'), below(800)),
  s('fr', 'aegilops de chypre', genus('Aegilops'), origin('CYP')),

  // Brazilian Portuguese
  s('pt-BR', 'Brasil', origin('BRA')),
  s('pt-BR', 'milho crioulo do Brasil', crop('maize'), landrace, origin('BRA')),
  s('pt-BR', 'feijão disponível', crop('beans'), available),
  s('pt-BR', 'mandioca da amazônia', crop('cassava'), text('amazônia')),
  s('pt-BR', 'milho sem híbridos', crop('maize'), not(hybrid)),
  s('pt-BR', 'amendoim silvestre', crop('groundnut'), wild),
  s('pt-BR', 'soja china desde 1990', crop('soybean'), origin('CHN'), since(1990)),
  s('pt-BR', 'batata doce do peru', crop('sweetpotato'), origin('PER')),
  s('pt-BR', 'batata acima de 3000 m', crop('potato'), above(3000)),
  s('pt-BR', 'feijao caupi nordeste', crop('cowpea'), text('nordeste')),
  s('pt-BR', 'variedades crioulas de feijao', landrace, crop('beans')),
  s('pt-BR', 'milho tradicional portugal', crop('maize'), landrace, origin('PRT')),
  s('pt-BR', 'tomate selvagem equador', crop('tomato'), wild, origin('ECU')),
  s('pt-BR', 'pimentas da bolivia', crop('pepper'), origin('BOL')),
  s('pt-BR', 'altura da planta', HEIGHT),
  s('pt-BR', 'arroz tolerante à seca', crop('rice'), DROUGHT),
  s('pt-BR', 'cevada etiópia antes de 1970', crop('barley'), origin('ETH'), before(1970)),
  s('pt-BR', 'BRA003 arroz', inst('BRA003'), crop('rice')),
  s('pt-BR', 'soja da Embrapa', crop('soybean'), inst('BRA003')),
  s('pt-BR', 'trigo entre 1980 e 1990', crop('wheat'), years(1980, 1990)),
  s('pt-BR', 'banana in vitro filipinas', crop('banana'), vitro, origin('PHL')),
  s('pt-BR', 'maçã com fotos', crop('apple'), images),
  s('pt-BR', 'sorgo sudão', crop('sorghum'), origin('SDN')),
  s('pt-BR', 'lentilhas da siria', crop('lentil'), origin('SYR')),
  s('pt-BR', 'grão de bico índia', crop('chickpea'), origin('IND')),
  s('pt-BR', 'ervilha abaixo de 500 m', crop('pea'), below(500)),
  s('pt-BR', 'inhame nigéria e gana', crop('yam'), origin('NGA', 'GHA')),
  s('pt-BR', 'cevada mutante', crop('barley'), mutant),
  s('pt-BR', 'girassol cultivares melhoradas argentina', crop('sunflower'), cultivar, origin('ARG')),
  s('pt-BR', '"Carioca" feijão', text('Carioca'), crop('beans')),
  s('pt-BR', 'Arachis hypogaea bolívia', species('Arachis hypogaea'), origin('BOL')),
  s('pt-BR', 'arachis pintoi', species('Arachis pintoi')),
  s('pt-BR', 'feijão américa latina', crop('beans'), region('419')),
  s('pt-BR', 'feijão que não é do méxico', crop('beans'), not(origin('MEX'))),
  s('pt-BR', 'fiejão colombia', crop('beans'), origin('COL')),
  s('pt-BR', 'mlho paraguai', crop('maize'), origin('PRY')),
  s('pt-BR', 'centeio da europa', crop('rye'), region('150')),
  s('pt-BR', 'fava coletada em 1985', crop('fababean'), years(1985, 1985)),
  s('pt-BR', 'trigo georreferenciado marrocos', crop('wheat'), located, origin('MAR')),
  s('pt-BR', 'cevada em svalbard', crop('barley'), svalbard),

  // Czech
  s('cs', 'pšenice ze Sýrie', crop('wheat'), origin('SYR')),
  s('cs', 'psenice etiopie', crop('wheat'), origin('ETH')),
  s('cs', 'krajové odrůdy ječmene', landrace, crop('barley')),
  s('cs', 'planá pšenice', wild, crop('wheat')),
  s('cs', 'jecmen turecko pred 1970', crop('barley'), origin('TUR'), before(1970)),
  s('cs', 'brambory z Peru', crop('potato'), origin('PER')),
  s('cs', 'dostupný oves', available, crop('oat')),
  s('cs', 'žito nad 1000 m', crop('rye'), above(1000)),
  s('cs', 'rajče bez hybridů', crop('tomato'), not(hybrid)),
  s('cs', 'hrách od roku 1990', crop('pea'), since(1990)),
  s('cs', 'CZE122 pšenice', inst('CZE122'), crop('wheat')),
  s('cs', 'HBROD', inst('CZE027')),
  s('cs', 'kukuřice mexiko tradiční odrůdy', crop('maize'), origin('MEX'), landrace),
  s('cs', 'čočka mezi 1980 a 1990', crop('lentil'), years(1980, 1990)),
  s('cs', 'fazol jižní amerika', crop('beans'), region('005')),
  s('cs', 'sója čína', crop('soybean'), origin('CHN')),
  s('cs', 'výška rostliny', HEIGHT),
  s('cs', 'pšenice odolná suchu', crop('wheat'), DROUGHT),
  s('cs', 'ječmen padlí', crop('barley'), trait('Powdery mildew')),
  s('cs', 'šlechtitelské linie pšenice', line, crop('wheat')),
  s('cs', 'mutanti ječmene', mutant, crop('barley')),
  s('cs', 'ječmen česká republika', crop('barley'), origin('CZE')),
  s('cs', 'oves Československo', crop('oat'), origin('CSK')),
  s('cs', 'slunečnice s obrázky', crop('sunflower'), images),
  s('cs', 'jabloň polní kolekce', crop('apple'), field),
  s('cs', 'banán in vitro', crop('banana'), vitro),
  s('cs', 'bob maroko', crop('fababean'), origin('MAR')),
  s('cs', 'cizrna z Indie a Pákistánu', crop('chickpea'), origin('IND', 'PAK')),
  s('cs', 'rýže filipíny', crop('rice'), origin('PHL')),
  s('cs', 'Hordeum vulgare nepál', species('Hordeum vulgare'), origin('NPL')),
  s('cs', 'Aegilops', genus('Aegilops')),
  s('cs', '"Valtický" ječmen', text('Valtický'), crop('barley')),
  s('cs', 'Bezostaja 1', text('Bezostaja 1')),
  s('cs', 'pšenice kromě Turecka', crop('wheat'), not(origin('TUR'))),
  s('cs', 'lilek asie', crop('eggplant'), region('142')),
  s('cs', 'jčemen egypt', crop('barley'), origin('EGY')),
  s('cs', 'pšenise írán', crop('wheat'), origin('IRN')),
  s('cs', 'šlechtěné odrůdy pšenice rusko', cultivar, crop('wheat'), origin('RUS')),
  s('cs', 'plevelné žito', weedy, crop('rye')),
  s('cs', 'čirok súdán pod 500 m', crop('sorghum'), origin('SDN'), below(500)),

  // Arabic
  s('ar', 'سوريا', origin('SYR')),
  s('ar', 'قمح من سوريا', crop('wheat'), origin('SYR')),
  s('ar', 'شعير بري', crop('barley'), wild),
  s('ar', 'سلالات محلية من الشعير', landrace, crop('barley')),
  s('ar', 'صنف تقليدي', landrace),
  s('ar', 'حمص المغرب', crop('chickpea'), origin('MAR')),
  s('ar', 'عدس الأردن قبل 1970', crop('lentil'), origin('JOR'), before(1970)),
  s('ar', 'ذرة المكسيك', crop('maize'), origin('MEX')),
  s('ar', 'أرز متاح', crop('rice'), available),
  s('ar', 'ذرة رفيعة السودان', crop('sorghum'), origin('SDN')),
  s('ar', 'دخن النيجر', crop('pearlmillet'), origin('NER')),
  s('ar', 'الفول في مصر', crop('fababean'), origin('EGY')),
  s('ar', 'فول سوداني الهند', crop('groundnut'), origin('IND')),
  s('ar', 'بطاطس بيرو فوق 3000 متر', crop('potato'), origin('PER'), above(3000)),
  s('ar', 'طماطم غير هجين', crop('tomato'), not(hybrid)),
  s('ar', 'قمح إثيوبيا منذ 1990', crop('wheat'), origin('ETH'), since(1990)),
  s('ar', 'قمح اثيوبيا', crop('wheat'), origin('ETH')),
  s('ar', 'شعير بين 1980 و 1990', crop('barley'), years(1980, 1990)),
  s('ar', 'لوبيا نيجيريا', crop('cowpea'), origin('NGA')),
  s('ar', 'كاسافا in vitro', crop('cassava'), vitro),
  s('ar', 'تفاح مع صور', crop('apple'), images),
  s('ar', 'ارتفاع النبات', HEIGHT),
  s('ar', 'قمح مقاوم للجفاف', crop('wheat'), DROUGHT),
  s('ar', 'أصناف محسنة من الأرز', cultivar, crop('rice')),
  s('ar', 'Triticum aestivum تركيا', species('Triticum aestivum'), origin('TUR')),
  s('ar', 'ICARDA عدس', inst('LBN002'), crop('lentil')),
  s('ar', 'شعير شمال أفريقيا', crop('barley'), region('015')),
  s('ar', 'غرب آسيا عدس', region('145'), crop('lentil')),
  s('ar', 'بازلاء اليونان', crop('pea'), origin('GRC')),
  s('ar', 'عباد الشمس روسيا', crop('sunflower'), origin('RUS')),
  s('ar', 'فلفل المجر', crop('pepper'), origin('HUN')),
  s('ar', 'قمح العراق وسوريا', crop('wheat'), origin('IRQ', 'SYR')),
  s('ar', 'شعير ليبيا تحت 500 متر', crop('barley'), origin('LBY'), below(500)),
  s('ar', 'شعير سورية', crop('barley'), origin('SYR')),
  s('ar', 'شعيير الأردن', crop('barley'), origin('JOR')),
  s('ar', 'باذجنان مصر', crop('eggplant'), origin('EGY')),
  s('ar', 'قمح "حوراني"', crop('wheat'), text('حوراني')),
  s('ar', 'قمح ليس من تركيا', crop('wheat'), not(origin('TUR'))),
  s('ar', 'بندورة برية', crop('tomato'), wild),
  s('ar', 'مجموعة حقلية موز', field, crop('banana')),

  // Korean
  s('ko', '재래종', landrace),
  s('ko', '한국 재래종 벼', origin('KOR'), landrace, crop('rice')),
  s('ko', '시리아 밀', origin('SYR'), crop('wheat')),
  s('ko', '야생 밀', wild, crop('wheat')),
  s('ko', '일본의 야생 콩', origin('JPN'), wild, crop('soybean')),
  s('ko', '에티오피아의 보리', origin('ETH'), crop('barley')),
  s('ko', '에디오피아 보리 재래종', origin('ETH'), crop('barley'), landrace),
  s('ko', '분양 가능한 벼', available, crop('rice')),
  s('ko', '보리 1990년 이후', crop('barley'), since(1990)),
  s('ko', '1970년 이전 콩', until(1970), crop('soybean')),
  s('ko', '벼 1980년부터 1990년까지', crop('rice'), years(1980, 1990)),
  s('ko', '해발 2000m 이상 감자', above(2000), crop('potato')),
  s('ko', '렌즈콩 500m 이하', crop('lentil'), below(500)),
  s('ko', '옥수수 멕시코', crop('maize'), origin('MEX')),
  s('ko', '옥수소 과테말라', crop('maize'), origin('GTM')),
  s('ko', '옥수수 교잡종 제외', crop('maize'), not(hybrid)),
  s('ko', '볼리비아 땅콩', origin('BOL'), crop('groundnut')),
  s('ko', '고추 헝가리', crop('pepper'), origin('HUN')),
  s('ko', '고구마 기내보존', crop('sweetpotato'), vitro),
  s('ko', '사과 사진', crop('apple'), images),
  s('ko', '초장', HEIGHT),
  s('ko', '가뭄에 강한 밀', crop('wheat'), DROUGHT),
  s('ko', 'KOR011 고추', inst('KOR011'), crop('pepper')),
  s('ko', 'RDA 보리', inst('KOR011'), crop('barley')),
  s('ko', 'Glycine soja 한국', species('Glycine soja'), origin('KOR')),
  s('ko', 'oryza', genus('Oryza')),
  s('ko', '아프리카 수수', region('002'), crop('sorghum')),
  s('ko', '동남아시아 벼', region('035'), crop('rice')),
  s('ko', '감자 페루 칠레', crop('potato'), origin('PER', 'CHL')),
  s('ko', '해바리기 러시아', crop('sunflower'), origin('RUS')),
  s('ko', '호밀 폴란드', crop('rye'), origin('POL')),
  s('ko', '완두 돌연변이체', crop('pea'), mutant),
  s('ko', '밀 육성계통', crop('wheat'), line),
  s('ko', '일본 벼 육성품종', origin('JPN'), crop('rice'), cultivar),
  s('ko', '"서리태" 콩', text('서리태'), crop('soybean')),
  s('ko', '토마토 이탈리아', crop('tomato'), origin('ITA')),
  s('ko', '가지 인도', crop('eggplant'), origin('IND')),
  s('ko', '스발바르 보리', svalbard, crop('barley')),
  s('ko', '나이지리아 동부 재래종', origin('NGA'), crop('cowpea'), landrace),
  s('ko', '터키 밀', origin('TUR'), crop('wheat')),
  s('ko', '이집트와 모로코의 잠두', origin('EGY', 'MAR'), crop('fababean')),
  s('ko', '우즈베키스탄에서 수집된 밀', origin('UZB'), crop('wheat')),

  // Japanese
  s('ja', '在来種', landrace),
  s('ja', '日本の在来種 稲', origin('JPN'), landrace, crop('rice')),
  s('ja', 'シリア 小麦', origin('SYR'), crop('wheat')),
  s('ja', 'シリアのコムギ在来種', origin('SYR'), crop('wheat'), landrace),
  s('ja', '野生 大麦', wild, crop('barley')),
  s('ja', 'エチオピアからのオオムギ', origin('ETH'), crop('barley')),
  s('ja', '利用可能な稲', available, crop('rice')),
  s('ja', 'ダイズ 配布可能', crop('soybean'), available),
  s('ja', 'イネ 1990年以降', crop('rice'), since(1990)),
  s('ja', '1970年より前 大豆', before(1970), crop('soybean')),
  s('ja', '1980年から1990年 トウモロコシ', years(1980, 1990), crop('maize')),
  s('ja', 'アフガニスタン 小麦 1985年', origin('AFG'), crop('wheat'), years(1985, 1985)),
  s('ja', '標高2000m以上 ジャガイモ', above(2000), crop('potato')),
  s('ja', 'レンズマメ 500m以下', crop('lentil'), below(500)),
  s('ja', 'メキシコ トウモロコシ 在来種', origin('MEX'), crop('maize'), landrace),
  s('ja', '雑種を除く トマト', not(hybrid), crop('tomato')),
  s('ja', '草丈', HEIGHT),
  s('ja', '乾燥に強い小麦', crop('wheat'), DROUGHT),
  s('ja', 'いもち病抵抗性 イネ', crop('rice'), trait('Leaf blast')),
  s('ja', 'サツマイモ 試験管内保存', crop('sweetpotato'), vitro),
  s('ja', 'リンゴ 画像あり', crop('apple'), images),
  s('ja', 'バナナ 超低温保存', crop('banana'), cryo),
  s('ja', 'ボリビアのラッカセイ', origin('BOL'), crop('groundnut')),
  s('ja', 'JPN183 大麦', inst('JPN183'), crop('barley')),
  s('ja', 'NARO 小麦', inst('JPN183'), crop('wheat')),
  s('ja', 'Triticum aestivum トルコ', species('Triticum aestivum'), origin('TUR')),
  s('ja', 'glycine soja', species('Glycine soja')),
  s('ja', '東南アジア イネ', region('035'), crop('rice')),
  s('ja', 'モロコシ アフリカ', crop('sorghum'), region('002')),
  s('ja', 'キャッサバ コロンビア', crop('cassava'), origin('COL')),
  s('ja', 'ナス インド', crop('eggplant'), origin('IND')),
  s('ja', '「コシヒカリ」 イネ', text('コシヒカリ'), crop('rice')),
  s('ja', '大豆 "丹波黒"', crop('soybean'), text('丹波黒')),
  s('ja', 'オオムギ 突然変異体', crop('barley'), mutant),
  s('ja', '韓国 イネ 改良品種', origin('KOR'), crop('rice'), cultivar),
  s('ja', 'ペルーとボリビアのジャガイモ', origin('PER', 'BOL'), crop('potato')),
  s('ja', 'とうもろこし ペルー', crop('maize'), origin('PER')),
  s('ja', 'トウモロコツ ブラジル', crop('maize'), origin('BRA')),
  s('ja', 'エチピオア 大麦', origin('ETH'), crop('barley')),
  s('ja', '中国以外 大豆', not(origin('CHN')), crop('soybean')),
  s('ja', 'リンゴ 圃場保存', crop('apple'), field),
];
