import { ENABLED_LANGUAGES } from '@/contract/constants';
import { countryCode2 } from '@/mcpd/country-codes';

/** What people call countries beside the names that browsers know, and their adjectives; folded forms are found too. */
// oxfmt-ignore
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CSK: 'czechoslovakia,československo,checoslovaquia,tchécoslovaquie,tchecoslováquia,checoslováquia,تشيكوسلوفاكيا,체코슬로바키아,チェコスロバキア', SUN: 'soviet union,ussr,unión soviética,urss,union soviétique,sovětský svaz,união soviética,الاتحاد السوفيتي,소련,ソ連', YUG: 'yugoslavia,jugoslávie,yougoslavie,iugoslávia,يوغوسلافيا,유고슬라비아,ユーゴスラビア', DDR: 'east germany',
  AFG: 'afghan', ARG: 'argentine,argentinian', ARM: 'armenian', AUS: 'australian', AZE: 'azerbaijani', BOL: 'bolivian', BRA: 'brazilian,brasileño,brésilien,brasileiro',
  BGR: 'bulgarian', CAN: 'canadian', CHL: 'chilean', CHN: 'chinese,prc', CIV: 'ivory coast,costa de marfil,costa do marfim,pobřeží slonoviny,ساحل العاج', COD: 'dr congo,drc,zaire', COL: 'colombian', CUB: 'cuban',
  CZE: 'czech,czech republic,česká republika,české,český,česká', DEU: 'german', ECU: 'ecuadorian', EGY: 'egyptian', ESP: 'spanish,español', ETH: '에디오피아,ethiopian,etíope,éthiopien,etiopský,abyssinia',
  FRA: 'french,français', GBR: 'uk,great britain,british,england', GEO: 'georgian', GRC: 'greek', GTM: 'guatemalan', HUN: 'hungarian,المجر', IND: 'indian', IDN: 'indonesian',
  IRN: 'iranian,persia,persian', IRQ: 'iraqi', ISR: 'israeli', ITA: 'italian', JPN: 'japanese', JOR: 'jordanian', KAZ: 'kazakh', KEN: 'kenyan', KOR: 'south korea,korean,republic of korea,한국,남한',
  LBN: 'lebanese', MAR: 'moroccan', MEX: 'mexican,mexicano', MLI: 'malian', MMR: 'burma', NER: 'nigerien', NGA: 'nigerian', NLD: 'holland,dutch', NPL: 'nepalese,nepali', PAK: 'pakistani',
  PER: 'peruvian,peruano', PHL: 'filipino,philippine', POL: 'polish', PRK: 'north korea', PRT: 'portuguese', RUS: 'russian,russian federation', SDN: 'sudanese', SEN: 'senegalese',
  SYR: 'سورية,syrian,sirio,syrien,syrský,syrian arab republic', THA: 'thai', TUN: 'tunisian', TUR: 'turkey,turkish,turco,turc,터키,turquia', TZA: 'tanzanian', UGA: 'ugandan', UKR: 'ukrainian',
  URY: 'uruguayan', USA: 'us,usa,american,united states of america,ee uu,eeuu,eua,états unis,spojené státy', UZB: 'uzbek', VEN: 'venezuelan', VNM: 'vietnamese', YEM: 'yemeni', ZAF: 'south african', ZMB: 'zambian', ZWE: 'zimbabwean',
};

/** Adjectives of countries in Spanish, French and Portuguese, of the masculine. */
// oxfmt-ignore
const ADJECTIVES: Readonly<Record<string, string>> = {
  AFG: 'afgano,afghan,afegão', ARG: 'argentino,argentin', ARM: 'armenio,arménien,armênio', AUS: 'australiano,australien', AZE: 'azerbaiyano,azerbaïdjanais', BEN: 'beninés,béninois', BFA: 'burkinabé', BGR: 'búlgaro,bulgare', BOL: 'boliviano,bolivien', BRA: 'brasileño,brésilien,brasileiro',
  CAN: 'canadiense,canadien,canadense', CHL: 'chileno,chilien', CHN: 'chino,chinois,chinês', CIV: 'marfileño,ivoirien,marfinense', CMR: 'camerunés,camerounais,camaronês', COL: 'colombiano,colombien', CUB: 'cubano,cubain', CZE: 'checo,tchèque,tcheco', DEU: 'alemán,allemand,alemão', DNK: 'danés,danois,dinamarquês', DZA: 'argelino,algérien',
  ECU: 'ecuatoriano,équatorien,equatoriano', EGY: 'egipcio,égyptien,egípcio', ESP: 'español,espagnol,espanhol', ETH: 'etíope,éthiopien', FRA: 'francés,français,francês', GBR: 'británico,britannique,inglés,anglais,inglês', GEO: 'georgiano,géorgien', GHA: 'ghanés,ghanéen,ganês', GRC: 'griego,grec,grego', GTM: 'guatemalteco,guatémaltèque',
  HND: 'hondureño,hondurien', HUN: 'húngaro,hongrois', IDN: 'indonesio,indonésien,indonésio', IND: 'indio,indien,indiano', IRN: 'iraní,iranien,iraniano', IRQ: 'iraquí,irakien,iraquiano', ISR: 'israelí,israélien,israelense', ITA: 'italiano,italien', JOR: 'jordano,jordanien,jordaniano', JPN: 'japonés,japonais,japonês', KAZ: 'kazajo,kazakh,cazaque', KEN: 'keniano,kényan,queniano', KOR: 'coreano,coréen',
  LBN: 'libanés,libanais,libanês', MAR: 'marroquí,marocain,marroquino', MDG: 'malgache', MEX: 'mexicano,mexicain', MLI: 'maliense,malien,malinês', MOZ: 'mozambiqueño,mozambicain,moçambicano', NER: 'nigerino,nigérien', NGA: 'nigeriano,nigérian', NLD: 'neerlandés,holandés,néerlandais,hollandais,holandês', NPL: 'nepalés,népalais,nepalês',
  PAK: 'pakistaní,pakistanais,paquistanês', PER: 'peruano,péruvien', PHL: 'filipino,philippin', POL: 'polaco,polonais,polonês', PRT: 'portugués,portugais,português', PRY: 'paraguayo,paraguayen,paraguaio', ROU: 'rumano,roumain,romeno', RUS: 'ruso,russe,russo', SDN: 'sudanés,soudanais,sudanês', SEN: 'senegalés,sénégalais,senegalês', SYR: 'sirio,syrien,sírio',
  THA: 'tailandés,thaïlandais,tailandês', TUN: 'tunecino,tunisien,tunisiano', TUR: 'turco,turc', UGA: 'ugandés,ougandais,ugandense', UKR: 'ucraniano,ukrainien', URY: 'uruguayo,uruguayen,uruguaio', USA: 'estadounidense,américain,estadunidense', UZB: 'uzbeko,ouzbek', VEN: 'venezolano,vénézuélien,venezuelano', VNM: 'vietnamita,vietnamien', YEM: 'yemení,yéménite', ZAF: 'sudafricano,sud africain,sul africano', ZMB: 'zambiano,zambien',
};

/** Endings of the masculine and what the feminine has in their place; all others are alike, or differ by a last `e`. */
const FEMININES: readonly [RegExp, string][] = [
  [/o$/, 'a'],
  [/[éê]s$/, 'esa'],
  [/ão$/, 'ã'],
  [/án$/, 'ana'],
  [/([ao]i)s$/, '$1se'],
  [/(ie|ée)n$/, '$1nne'],
  [/(c)$/, '$1que'],
  [/([ndtl])$/, '$1e'],
];

function withFeminine(adjective: string): string[] {
  const [ending, by] = FEMININES.find(([pattern]) => pattern.test(adjective)) ?? [];
  const plural = /[éê]s$/.test(adjective) ? [adjective.replace(/.s$/, 'eses')] : [];
  return ending && by !== undefined ? [adjective, adjective.replace(ending, by), ...plural] : [adjective];
}

/** Of regions by M49 code. */
// oxfmt-ignore
const OTHER_REGIONS: Readonly<Record<string, string>> = {
  '002': 'african,africano,africana,africain,africaine', '142': 'asian,asiático,asiática,asiatique', '150': 'european,europeo,europea,européen,européenne,europeu,europeia', '145': 'middle east,near east,oriente medio,cercano oriente,proche orient,moyen orient,blízký východ,oriente médio,الشرق الأوسط,중동,中東',
  '005': 'south american,sudamericano,sudamericana,sud américain,sud américaine,sul americano,sul americana,andes,américa del sur,sur américa,amérique du sud,jižní amerika,남미',
  '011': 'west africa,africa occidental,afrique de l ouest,áfrica del oeste,서아프리카', '014': 'east africa,afrique de l est,áfrica del este,동아프리카', '017': 'central africa', '018': 'southern africa',
  '013': 'central america,centroamérica,중미', '021': 'north america,norteamérica', '030': 'east asia,far east', '034': 'south asia,indian subcontinent', '143': 'central asia', '039': 'south europe,mediterranean europe', '151': 'east europe', '154': 'north europe', '155': 'west europe',
 '419': 'latin america,latin american,latinoamérica', '019': 'americas,america', '015': 'north africa,maghreb', '035': 'south-east asia,southeast asia',
};

const known = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  known.set(language, names);
  return names.of(code) ?? '';
}

const inAll = (code: string): string[] => ENABLED_LANGUAGES.map((language) => nameIn(language, code));

/** Names of a country by ISO 3166-1 alpha-3, in all languages of the portal. */
export function countryNames(code3: string): string[] {
  const code2 = countryCode2(code3);
  const adjectives = (ADJECTIVES[code3]?.split(',') ?? []).flatMap(withFeminine);
  return [...(OTHER_NAMES[code3]?.split(',') ?? []), ...adjectives, ...(code2 ? inAll(code2) : [])];
}

/** Names of a region by M49 code, in all languages of the portal. */
export const regionNames = (isoCode: string): string[] => [
  ...(OTHER_REGIONS[isoCode]?.split(',') ?? []),
  ...inAll(isoCode),
];
