import { ENABLED_LANGUAGES } from '@/contract/constants';
import { countryCode2 } from '@/mcpd/country-codes';

/** What people call countries beside the names that browsers know, and their adjectives; folded forms are found too. */
// prettier-ignore
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AFG: 'afghan', ARG: 'argentine,argentinian', ARM: 'armenian', AUS: 'australian', AZE: 'azerbaijani', BOL: 'bolivian', BRA: 'brazilian,brasileño,brésilien,brasileiro',
  BGR: 'bulgarian', CAN: 'canadian', CHL: 'chilean', CHN: 'chinese,prc', CIV: 'ivory coast', COD: 'dr congo,drc,zaire', COL: 'colombian', CUB: 'cuban',
  CZE: 'czech,czech republic,česká republika,české,český,česká', DEU: 'german', ECU: 'ecuadorian', EGY: 'egyptian', ESP: 'spanish,español', ETH: 'ethiopian,etíope,éthiopien,etiopský,abyssinia',
  FRA: 'french,français', GBR: 'uk,great britain,british,england', GEO: 'georgian', GRC: 'greek', GTM: 'guatemalan', HUN: 'hungarian', IND: 'indian', IDN: 'indonesian',
  IRN: 'iranian,persia,persian', IRQ: 'iraqi', ISR: 'israeli', ITA: 'italian', JPN: 'japanese', JOR: 'jordanian', KAZ: 'kazakh', KEN: 'kenyan', KOR: 'south korea,korean,republic of korea',
  LBN: 'lebanese', MAR: 'moroccan', MEX: 'mexican,mexicano', MLI: 'malian', MMR: 'burma', NER: 'nigerien', NGA: 'nigerian', NLD: 'holland,dutch', NPL: 'nepalese,nepali', PAK: 'pakistani',
  PER: 'peruvian,peruano', PHL: 'filipino,philippine', POL: 'polish', PRK: 'north korea', PRT: 'portuguese', RUS: 'russian,russian federation', SDN: 'sudanese', SEN: 'senegalese',
  SYR: 'syrian,sirio,syrien,syrský,syrian arab republic', THA: 'thai', TUN: 'tunisian', TUR: 'turkey,turkish,turco,turc', TZA: 'tanzanian', UGA: 'ugandan', UKR: 'ukrainian',
  URY: 'uruguayan', USA: 'us,usa,american,united states of america,ee uu,eeuu,eua,états unis,spojené státy', UZB: 'uzbek', VEN: 'venezuelan', VNM: 'vietnamese', YEM: 'yemeni', ZAF: 'south african', ZMB: 'zambian', ZWE: 'zimbabwean',
};

/** Of regions by M49 code. */
// prettier-ignore
const OTHER_REGIONS: Readonly<Record<string, string>> = {
  '002': 'african,africano,africain', '142': 'asian', '150': 'european', '145': 'middle east,near east,oriente medio,cercano oriente,proche orient,moyen orient,blízký východ,oriente médio,الشرق الأوسط,중동,中東',
  '005': 'south american,andes', '419': 'latin america,latin american,latinoamérica', '019': 'americas,america', '015': 'north africa,maghreb', '035': 'south-east asia,southeast asia',
};

const inAll = (code: string): string[] =>
  ENABLED_LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '',
  );

/** Names of a country by ISO 3166-1 alpha-3, in all languages of the portal, with its codes. */
export function countryNames(code3: string): string[] {
  const code2 = countryCode2(code3);
  return [code3, ...(OTHER_NAMES[code3]?.split(',') ?? []), ...(code2 ? inAll(code2) : [])];
}

/** Names of a region by M49 code, in all languages of the portal. */
export const regionNames = (isoCode: string): string[] => [
  ...(OTHER_REGIONS[isoCode]?.split(',') ?? []),
  ...inAll(isoCode),
];
