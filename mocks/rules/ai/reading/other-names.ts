/** What cities are called elsewhere. */
const OTHER_CITIES: Readonly<Record<string, string>> = {
  Praha: 'Prague,Praga',
  Beijing: 'Pekín,Pékin,Pequim',
  'Sankt-Peterburg': 'St Petersburg,Saint Petersburg,San Petersburgo,Saint-Pétersbourg,São Petersburgo',
  Leuven: 'Louvain,Lovaina',
  Zaragoza: 'Saragosse',
  València: 'Valencia,Valence',
  İzmir: 'Izmir',
  'New Delhi': 'Delhi,Nueva Delhi,Nova Délhi',
  Bakı: 'Baku,Bakú,Bakou',
};

export const cityNames = (city: string): string[] => {
  const [name = city] = city.split(',');
  return [name, ...(OTHER_CITIES[name]?.split(',') ?? [])];
};

/** Of regions, as M49 and people call them beside the names that browsers know. */
// oxfmt-ignore
export const OTHER_REGIONS: Readonly<Record<string, string>> = {
  '015': 'North African,northern African,África septentrional,norte de África,África del Norte,Afrique septentrionale,Afrique du Nord,nord de l’Afrique,África Setentrional,Norte da África,África do Norte,norteafricano,norteafricana,nord-africain,nord-africaine',
  '014': 'East African,eastern African,África oriental,este de África,Afrique orientale,África Oriental,África do Leste,leste da África',
  '017': 'Central African,África central,África del centro,Afrique centrale,Afrique du Centre,África Central',
  '018': 'Southern African,África austral,África meridional,Afrique australe,Afrique méridionale,sul da África,sur de África',
  '011': 'West African,western African,África occidental,oeste de África,Afrique occidentale,África Ocidental,oeste da África,África do Oeste',
  '202': 'sub-saharan Africa,sub-saharan African,África subsahariana,África al sur del Sahara,Afrique subsaharienne,Afrique sub-saharienne,África Subsaariana,África ao sul do Saara',
  '013': 'Central American,América Central,Centroamérica,centroamericano,centroamericana,Amérique centrale,centro-americano,centro-americana',
  '005': 'South American,Sudamérica,Suramérica,América del Sur,América do Sul,Amérique du Sud',
  '021': 'norteamericano,norteamericana,nord-américain,nord-américaine,norte-americano,norte-americana,North American,América del Norte,América do Norte,Amérique du Nord,Amérique septentrionale',
  '419': 'Latin American,latinoamericano,latinoamericana,América Latina,América Latina y el Caribe,América Latina e Caribe,Amérique latine,latino-américain,latino-américaine,latino-americano,latino-americana',
  '029': 'caribeño,caribeña,caribéen,caribéenne,caribenho,caribenha,Caribbean,West Indies,el Caribe,Antillas,Caraïbes,Antilles,Caribe',
  '143': 'centroasiático,centroasiática,centro-asiático,centro-asiática,Central Asian,Asia central,Asie centrale,Ásia Central',
  '030': 'East Asian,eastern Asian,Far Eastern,Asia oriental,Asia del Este,este de Asia,Extremo Oriente,Lejano Oriente,Asie orientale,Asie de l’Est,Extrême-Orient,Ásia Oriental,leste da Ásia,leste asiático',
  '035': 'Southeast Asian,South-East Asia,south-eastern Asian,Asia sudoriental,Sudeste Asiático,sudeste de Asia,Asia del sudeste,sureste asiático,Asie du Sud-Est,sud-est asiatique,sud-est de l’Asie,sudeste da Ásia,Ásia do Sudeste',
  '034': 'South Asian,southern Asian,Asia meridional,Asia del Sur,sur de Asia,sur asiático,Asie méridionale,Asie du Sud,Ásia Meridional,sul da Ásia,Ásia do Sul,sul asiático',
  '145': 'Western Asian,West Asia,Middle Eastern,Near Eastern,Asia occidental,Oriente Próximo,Próximo Oriente,Medio Oriente,Asie occidentale,Asie de l’Ouest,Moyen-Orient,Proche-Orient,Ásia Ocidental,Oriente Próximo',
  '151': 'Eastern European,Europa oriental,Europa del Este,este de Europa,Europe orientale,Europe de l’Est,Europa Oriental,leste europeu,Leste da Europa',
  '154': 'Northern European,Europa septentrional,Europa del Norte,norte de Europa,Europe septentrionale,Europe du Nord,Europa Setentrional,norte da Europa',
  '039': 'Southern European,Europa meridional,Europa del Sur,sur de Europa,Europe méridionale,Europe du Sud,sul da Europa',
  '155': 'Western European,Europa occidental,Europe occidentale,Europe de l’Ouest,Europa Ocidental',
  '009': 'Oceanian,Pacific islands,the Pacific,Oceanía,islas del Pacífico,Pacífico,Océanie,îles du Pacifique,Oceania,ilhas do Pacífico',
};

/** Of international centres, whose names are translated. */
// oxfmt-ignore
export const OTHER_INSTITUTES: Readonly<Record<string, string>> = {
  PER001: 'International Potato Center,International Potato Centre,Centre international de la pomme de terre,Centro Internacional da Batata',
  MEX002: 'International Maize and Wheat Improvement Center,International Maize and Wheat Improvement Centre,Centre international d’amélioration du maïs et du blé,Centro Internacional de Melhoramento de Milho e Trigo',
  COL003: 'International Center for Tropical Agriculture,International Centre for Tropical Agriculture,Centre international d’agriculture tropicale,Alliance Bioversity CIAT',
  PHL001: 'Instituto Internacional de Investigación del Arroz,Institut international de recherche sur le riz,Instituto Internacional de Pesquisa do Arroz',
  LBN002: 'Centro Internacional de Investigación Agrícola en Zonas Áridas,Centre international de recherche agricole dans les zones arides',
  NGA039: 'Instituto Internacional de Agricultura Tropical,Institut international d’agriculture tropicale',
  IND002: 'Institut international de recherche sur les cultures des zones tropicales semi-arides',
  CIV033: 'Centre du riz pour l’Afrique,Africa Rice,WARDA,ADRAO',
  RUS001: 'Vavilov Institute,Instituto Vavilov,Institut Vavilov',
  GBR004: 'Kew,Kew Gardens,Millennium Seed Bank',
  BRA003: 'Embrapa',
  TWN001: 'AVRDC,World Vegetable Centre,Centro Mundial de Verduras,Centro Mundial de Hortalizas,Centre mondial des légumes,Centro Mundial de Vegetais,Centro Mundial de Hortaliças',
  SWE054: 'Nordic genebank,Nordic Gene Bank,Centro Nórdico de Recursos Genéticos,Centre nordique de ressources génétiques,banco nórdico,banque nordique',
  USA029: 'National Small Grains Collection',
  USA004: 'US Potato Genebank,NRSP-6',
  DEU146: 'Leibniz Institute,Instituto Leibniz,Institut Leibniz',
  NLD037: 'Centro de Recursos Genéticos de los Países Bajos,Centre de ressources génétiques des Pays-Bas',
  IND001: 'Indian genebank',
  BEL084: 'International Transit Centre,International Transit Center,Bioversity,Bioversity International,Centro de Tránsito,Centro Internacional de Tránsito,Centre de transit,Centre international de transit,Centro de Trânsito,Centro Internacional de Trânsito',
};
