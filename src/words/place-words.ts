import { ENABLED_LANGUAGES } from '@/contract/constants';
import { countryCode2 } from '@/mcpd/country-codes';

/** What people call countries beside the names that browsers know, and their adjectives; folded forms are found too. */
// oxfmt-ignore
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CSK: 'czechoslovakia,československo,checoslovaquia,tchécoslovaquie,tchecoslováquia,checoslováquia,تشيكوسلوفاكيا,체코슬로바키아,チェコスロバキア', SUN: 'soviet union,ussr,unión soviética,urss,union soviétique,sovětský svaz,união soviética,الاتحاد السوفيتي,소련,ソ連', YUG: 'yugoslavia,jugoslávie,yougoslavie,iugoslávia,يوغوسلافيا,유고슬라비아,ユーゴスラビア', DDR: 'east germany',
  AFG: 'afghan', ARG: 'argentine,argentinian', ARM: 'armenian', AUS: 'australian', AZE: 'azerbaijani', BOL: 'bolivian', BRA: 'brazilian,brasileño,brésilien,brasileiro',
  BGR: 'bulgarian', CAN: 'canadian', CHL: 'chilean', CHN: 'chinese,prc', CIV: 'ivory coast,costa de marfil,costa do marfim,pobřeží slonoviny,ساحل العاج', COD: 'dr congo,drc,zaire,rdc,rd congo,congo kinshasa,república democrática del congo,république démocratique du congo,república democrática do congo,democratic republic of the congo', COL: 'colombian', CUB: 'cuban',
  CZE: 'czech,czech republic,česká republika,české,český,česká,république tchèque,república checa,chequia,república tcheca,tchéquie', DEU: 'german', ECU: 'ecuadorian', EGY: 'egyptian', ESP: 'spanish,español', ETH: '에디오피아,ethiopian,etíope,éthiopien,etiopský,abyssinia',
  FRA: 'french,français', GBR: 'uk,great britain,british,england,grande bretagne,gran bretaña,grã bretanha', GEO: 'georgian', GRC: 'greek', GTM: 'guatemalan', HUN: 'hungarian,المجر', IND: 'indian', IDN: 'indonesian',
  IRN: 'iranian,persia,persian,perse,pérsia', IRQ: 'iraqi', ISR: 'israeli', ITA: 'italian', JPN: 'japanese', JOR: 'jordanian', KAZ: 'kazakh', KEN: 'kenyan', KOR: 'south korea,korean,republic of korea,한국,남한',
  LBN: 'lebanese', MAR: 'moroccan', MEX: 'mexican,mexicano', MLI: 'malian', MMR: 'burma,birmania,birmanie,birmânia', NER: 'nigerien', NGA: 'nigerian', NLD: 'holland,dutch,hollande,holanda', NPL: 'nepalese,nepali', PAK: 'pakistani',
  PER: 'peruvian,peruano', PHL: 'filipino,philippine', POL: 'polish', PRK: 'north korea', PRT: 'portuguese', RUS: 'russian,russian federation,federación de rusia,fédération de russie,federação russa', SDN: 'sudanese', SEN: 'senegalese',
  SYR: 'سورية,syrian,sirio,syrien,syrský,syrian arab republic', THA: 'thai', TUN: 'tunisian', TUR: 'turkey,turkish,turco,turc,터키,turquia', TZA: 'tanzanian', UGA: 'ugandan', UKR: 'ukrainian',
  URY: 'uruguayan', USA: 'us,usa,american,united states of america,ee uu,eeuu,eua,états unis,spojené státy,états unis d amérique,estados unidos de américa,estados unidos da américa,u s a', UZB: 'uzbek', VEN: 'venezuelan', VNM: 'vietnamese,viet nam', YEM: 'yemeni', ZAF: 'south african', ZMB: 'zambian', ZWE: 'zimbabwean',
  LAO: 'laos', BFA: 'burkina', PNG: 'png', ARE: 'uae,emirates,emiratos árabes,émirats,emirados árabes', BIH: 'bosnia,bosnie,bósnia', TTO: 'trinidad,trinité et tobago', TLS: 'east timor,timor oriental', CPV: 'cabo verde,cape verde,cap vert', COG: 'congo brazzaville', GNB: 'guinea bissau', TCD: 'chade', BEN: 'dahomey', LKA: 'ceylon,ceilán,ceylan,ceilão', KHM: 'kampuchea',
  SWZ: 'swaziland',
  MKD: 'macedonia,macédoine,macedônia',
};

/** Adjectives of countries in English, where not above, Spanish, French and Portuguese, of the masculine. */
// oxfmt-ignore
const ADJECTIVES: Readonly<Record<string, string>> = {
  AFG: 'afgano,afghan,afegão', ARG: 'argentino,argentin', ARM: 'armenio,arménien,armênio', AUS: 'australiano,australien', AZE: 'azerbaiyano,azerbaïdjanais', BEN: 'beninés,béninois,beninese', BFA: 'burkinabé,burkinabe', BGR: 'búlgaro,bulgare', BOL: 'boliviano,bolivien', BRA: 'brasileño,brésilien,brasileiro',
  CAN: 'canadiense,canadien,canadense', CHL: 'chileno,chilien', CHN: 'chino,chinois,chinês', CIV: 'marfileño,ivoirien,marfinense,ivorian', CMR: 'camerunés,camerounais,camaronês,cameroonian', COL: 'colombiano,colombien', CUB: 'cubano,cubain', CZE: 'checo,tchèque,tcheco', DEU: 'alemán,allemand,alemão', DNK: 'danés,danois,dinamarquês,danish', DZA: 'argelino,algérien,algerian',
  ECU: 'ecuatoriano,équatorien,equatoriano', EGY: 'egipcio,égyptien,egípcio', ESP: 'español,espagnol,espanhol', ETH: 'etíope,éthiopien', FRA: 'francés,français,francês', GBR: 'británico,britannique,inglés,anglais,inglês', GEO: 'georgiano,géorgien', GHA: 'ghanés,ghanéen,ganês,ghanaian', GRC: 'griego,grec,grego', GTM: 'guatemalteco,guatémaltèque',
  HND: 'hondureño,hondurien,honduran', HUN: 'húngaro,hongrois', IDN: 'indonesio,indonésien,indonésio', IND: 'indio,indien,indiano,hindú', IRN: 'iraní,iranien,iraniano', IRQ: 'iraquí,irakien,iraquiano', ISR: 'israelí,israélien,israelense', ITA: 'italiano,italien', JOR: 'jordano,jordanien,jordaniano', JPN: 'japonés,japonais,japonês', KAZ: 'kazajo,kazakh,cazaque', KEN: 'keniano,kényan,queniano', KOR: 'coreano,coréen',
  LBN: 'libanés,libanais,libanês', MAR: 'marroquí,marocain,marroquino', MDG: 'malgache,malagasy', MEX: 'mexicano,mexicain', MLI: 'maliense,malien,malinês', MOZ: 'mozambiqueño,mozambicain,moçambicano,mozambican', NER: 'nigerino,nigérien', NGA: 'nigeriano,nigérian', NLD: 'neerlandés,holandés,néerlandais,hollandais,holandês', NPL: 'nepalés,népalais,nepalês',
  PAK: 'pakistaní,pakistanais,paquistanês', PER: 'peruano,péruvien', PHL: 'filipino,philippin,filipina', POL: 'polaco,polonais,polonês', PRT: 'portugués,portugais,português', PRY: 'paraguayo,paraguayen,paraguaio,paraguayan', ROU: 'rumano,roumain,romeno,romanian', RUS: 'ruso,russe,russo', SDN: 'sudanés,soudanais,sudanês', SEN: 'senegalés,sénégalais,senegalês', SYR: 'sirio,syrien,sírio',
  THA: 'tailandés,thaïlandais,tailandês', TUN: 'tunecino,tunisien,tunisiano', TUR: 'turco,turc', UGA: 'ugandés,ougandais,ugandense', UKR: 'ucraniano,ukrainien', URY: 'uruguayo,uruguayen,uruguaio', USA: 'estadounidense,américain,estadunidense', UZB: 'uzbeko,ouzbek', VEN: 'venezolano,vénézuélien,venezuelano', VNM: 'vietnamita,vietnamien', YEM: 'yemení,yéménite,iemenita', ZAF: 'sudafricano,sud africain,sul africano', ZMB: 'zambiano,zambien',
  ALB: 'albanian,albanés,albanais,albanês', AGO: 'angolan,angoleño,angolais,angolano', AUT: 'austrian,austriaco,austríaco,autrichien', BEL: 'belgian,belga,belge', BGD: 'bangladeshi,bangladesí,bangladais,bengalês', BLR: 'belarusian,bielorruso,biélorusse,bielorrusso', BTN: 'bhutanese,butanés,bhoutanais,butanês', BWA: 'botswanan,botsuano,botswanais', BDI: 'burundian,burundés,burundais',
  CHE: 'swiss,suizo,suisse,suíço', TCD: 'chadian,chadiano,tchadien', COD: 'congolese,congoleño,congolais,congolês', CRI: 'costa rican,costarricense,costaricien,costa riquenho', HRV: 'croatian,croata,croate', CYP: 'cypriot,chipriota,chypriote,cipriota', SLV: 'salvadoran,salvadoreño,salvadorien,salvadorenho', ERI: 'eritrean,eritreo,érythréen,eritreu', EST: 'estonian,estonio,estonien,estoniano',
  FIN: 'finnish,finlandés,finlandais,finlandês', GAB: 'gabonese,gabonés,gabonais,gabonês', GMB: 'gambian,gambiano,gambien', GIN: 'guinean,guineano,guinéen', GUY: 'guyanese,guyanés,guyanien', HTI: 'haitian,haitiano,haïtien', ISL: 'icelandic,islandés,islandais,islandês', IRL: 'irish,irlandés,irlandais,irlandês', JAM: 'jamaican,jamaicano,jamaïcain',
  KHM: 'cambodian,camboyano,cambodgien,cambojano', KGZ: 'kyrgyz,kirguís,kirghiz,quirguiz', LAO: 'laotian,laosiano,laotien', LVA: 'latvian,letón,letton,letão', LBR: 'liberian,liberiano,libérien', LBY: 'libyan,libio,libyen,líbio', LTU: 'lithuanian,lituano,lituanien', LUX: 'luxembourgish,luxemburgués,luxembourgeois,luxemburguês', MKD: 'macedonian,macedonio,macédonien,macedônio',
  MWI: 'malawian,malauí,malawien,malauiano', MYS: 'malaysian,malasio,malaisien,malaio', MLT: 'maltese,maltés,maltais,maltês', MRT: 'mauritanian,mauritano,mauritanien', MDA: 'moldovan,moldavo,moldave', MNG: 'mongolian,mongol', MNE: 'montenegrin,montenegrino,monténégrin', NAM: 'namibian,namibio,namibien', NZL: 'neozelandés,néo zélandais,neozelandês',
  NIC: 'nicaraguan,nicaragüense,nicaraguayen,nicaraguense', NOR: 'norwegian,noruego,norvégien,norueguês', OMN: 'omani,omaní,omanais', PAN: 'panamanian,panameño,panaméen,panamenho', RWA: 'rwandan,ruandés,rwandais,ruandês', SAU: 'saudi arabian,saudí,saoudien,saudita', SRB: 'serbian,serbio,serbe,sérvio', SVK: 'slovak,slovakian,eslovaco,slovaque', SVN: 'slovenian,esloveno,slovène',
  SOM: 'somali,somalí,somalien', LKA: 'sri lankan,esrilanqués,sri lankais', SUR: 'surinamese,surinamés,surinamais', SWE: 'swedish,sueco,suédois', TJK: 'tajik,tayiko,tadjik,tadjique', TGO: 'togolese,togolés,togolais,togolês', TKM: 'turkmen,turcomano,turkmène', TZA: 'tanzano,tanzanien,tanzaniano', MMR: 'burmese,birmano,birman,birmanês',
  BIH: 'bosnian,bosnio,bosnien,bósnio', TWN: 'taiwanese,taiwanés,taïwanais,taiwanês', ZWE: 'zimbabuense,zimbabwéen,zimbabuano', SLE: 'sierra leonean,sierraleonés,sierra léonais', PRI: 'puerto rican,puertorriqueño,portoricain,porto riquenho', PNG: 'papuan,papú,papouan',
  DOM: 'dominican,dominicano,dominicain', CPV: 'cape verdean,caboverdiano,cap verdien,cabo verdiano', PSE: 'palestinian,palestino,palestinien', FJI: 'fijian,fiyiano,fidjien,fijiano', MUS: 'mauritian,mauriciano,mauricien', LSO: 'basotho', SWZ: 'swazi', ARE: 'emirati,emiratí,émirien', GNB: 'bissau guinean,bissau guineano,bissau guinéen', BLZ: 'belizean,beliceño,bélizien,belizenho',
  TTO: 'trinidadian,trinitense,trinidadien', BRB: 'barbadian,barbadense,barbadien', COM: 'comorian,comorense,comorien', WSM: 'samoan,samoano', TLS: 'timorese,timorense,timorais', KWT: 'kuwaiti,kuwaití,koweïtien,kuwaitiano', QAT: 'qatari,catarí,qatarien,catariano', SGP: 'singaporean,singapurense,singapourien', GNQ: 'equatorial guinean,ecuatoguineano,équato guinéen,guinéu equatoriano', XKX: 'kosovar',
};

/** Endings of the masculine and what the feminine has in their place; all others are alike, or differ by a last `e`. */
const FEMININES: readonly [RegExp, string][] = [
  [/ão$/, 'ã'],
  [/o$/, 'a'],
  [/[éê]s$/, 'esa'],
  [/án$/, 'ana'],
  [/ón$/, 'ona'],
  [/ol$/, 'ola'],
  [/([ao]i)s$/, '$1se'],
  [/en$/, 'enne'],
  [/(c)$/, '$1que'],
  [/([ndtl])$/, '$1e'],
];

function withFeminine(adjective: string): string[] {
  const [ending, by] = FEMININES.find(([pattern]) => pattern.test(adjective)) ?? [];
  const plural = /[éê]s$/.test(adjective)
    ? [adjective.replace(/.s$/, 'eses')]
    : adjective.endsWith('ão')
      ? [adjective.replace(/ão$/, 'ães')]
      : [];
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

/** Of "Mianmar (Birmânia)" the first name is one by itself. */
const namesIn = (code: string, languages: readonly string[]): string[] =>
  languages.map((language) => nameIn(language, code)).flatMap((name) => [name, name.replace(/ \(.*$/, '')]);

/** What a country is called in some languages of the portal. */
export function officialNames(code3: string, languages: readonly string[] = ENABLED_LANGUAGES): string[] {
  const code2 = countryCode2(code3);
  return code2 ? namesIn(code2, languages) : [];
}

/** What is said of who and what is from there: "etíope", "etíopes". */
export const demonyms = (code3: string): string[] => (ADJECTIVES[code3]?.split(',') ?? []).flatMap(withFeminine);

/** What else people call it, with adjectives that are no `demonyms`. */
export const otherNames = (code3: string): string[] => OTHER_NAMES[code3]?.split(',') ?? [];

/** Names of a country by ISO 3166-1 alpha-3, in all languages of the portal. */
export const countryNames = (code3: string): string[] => [
  ...otherNames(code3),
  ...demonyms(code3),
  ...officialNames(code3),
];

/** Names of a region by M49 code, in all languages of the portal. */
export const regionNames = (isoCode: string): string[] => [
  ...(OTHER_REGIONS[isoCode]?.split(',') ?? []),
  ...namesIn(isoCode, ENABLED_LANGUAGES),
];
