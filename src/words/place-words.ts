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

/** Of regions by M49 code. */
// oxfmt-ignore
const OTHER_REGIONS: Readonly<Record<string, string>> = {
  '002': 'african,africano,africain', '142': 'asian', '150': 'european', '145': 'middle east,near east,oriente medio,cercano oriente,proche orient,moyen orient,blízký východ,oriente médio,الشرق الأوسط,중동,中東',
  '005': 'south american,andes,américa del sur,sur américa,amérique du sud,jižní amerika,남미',
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
  return [...(OTHER_NAMES[code3]?.split(',') ?? []), ...(code2 ? inAll(code2) : [])];
}

/** Names of a region by M49 code, in all languages of the portal. */
export const regionNames = (isoCode: string): string[] => [
  ...(OTHER_REGIONS[isoCode]?.split(',') ?? []),
  ...inAll(isoCode),
];
