import type { InstituteType, MaterialForm } from '@/contract/reference/institute';

/** A genebank as the FAO WIEWS directory knows it. Coordinates are those of the place, not of the building. */
export interface InstituteRow {
  /** WIEWS code. */
  code: string;
  acronym: string;
  fullName: string;
  type: InstituteType;
  city: string;
  /** ISO 3166-1 alpha-3. */
  country: string;
  latitude: number;
  longitude: number;
  url: string | null;
  /** The code of the record that replaces this archived one. */
  newCode: string | null;
  allowMaterialRequests: boolean;
  /** Made up: nothing can be delivered to the addresses of the demo. */
  requestsEmail: string | null;
  requestForms: MaterialForm[];
}

type Row = readonly [
  code: string,
  acronym: string,
  fullName: string,
  type: InstituteType,
  city: string,
  latitude: number,
  longitude: number,
  url: string | null,
  newCode?: string,
];

/** Sources: FAO WIEWS codes as they stand in passport data of Genesys, EURISCO and GRIN; the institutes' own sites. */
// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['AUS165', 'AGG', 'Australian Grains Genebank, Agriculture Victoria', 'Governmental', 'Horsham', -36.72, 142.17, 'https://agriculture.vic.gov.au'],
  ['AUT001', 'AGES', 'AGES Linz – Austrian Agency for Health and Food Safety, Seed Collection', 'Governmental', 'Linz', 48.29, 14.31, 'https://www.genbank.at'],
  ['AUT046', 'Arche Noah', 'Arche Noah – Gesellschaft für die Erhaltung der Kulturpflanzenvielfalt und ihre Entwicklung', 'Non-governmental', 'Schiltern', 48.51, 15.63, 'https://www.arche-noah.at'],
  ['AZE015', 'GRI', 'Genetic Resources Institute of the Azerbaijan National Academy of Sciences', 'Governmental', 'Bakı', 40.38, 49.81, null],
  ['BEL084', 'Bioversity', 'Bioversity International Musa Germplasm Transit Centre, KU Leuven', 'CGIAR', 'Leuven', 50.86, 4.69, 'https://www.crop-diversity.org/mgis/'],
  ['BGR001', 'IPGR', 'Institute of Plant Genetic Resources “Konstantin Malkov”', 'Governmental', 'Sadovo', 42.15, 24.93, 'https://ipgrbg.com'],
  ['BRA003', 'CENARGEN', 'Embrapa Recursos Genéticos e Biotecnologia', 'Governmental', 'Brasília', -15.73, -47.9, 'https://www.embrapa.br/recursos-geneticos-e-biotecnologia'],
  ['CAN004', 'PGRC', 'Plant Gene Resources of Canada, Saskatoon Research and Development Centre', 'Governmental', 'Saskatoon', 52.13, -106.63, 'https://pgrc-rpc.agr.gc.ca'],
  ['CHE001', 'Agroscope', 'Agroscope Changins', 'Governmental', 'Nyon', 46.4, 6.23, 'https://www.agroscope.admin.ch'],
  ['CHN001', 'ICGR-CAAS', 'Institute of Crop Germplasm Resources, Chinese Academy of Agricultural Sciences', 'Governmental', 'Beijing', 39.96, 116.33, 'https://www.cgris.net'],
  ['CIV033', 'AfricaRice', 'Africa Rice Center', 'CGIAR', 'Bouaké', 7.88, -5.11, 'https://www.africarice.org'],
  ['COL003', 'CIAT', 'Centro Internacional de Agricultura Tropical', 'CGIAR', 'Palmira', 3.5, -76.36, 'https://alliancebioversityciat.org'],
  ['CRI001', 'CATIE', 'Centro Agronómico Tropical de Investigación y Enseñanza', 'International', 'Turrialba', 9.89, -83.65, 'https://www.catie.ac.cr'],
  ['CZE027', 'HBROD', 'Potato Research Institute Havlíčkův Brod Ltd.', 'Governmental', 'Havlíčkův Brod', 49.61, 15.58, 'https://www.vubhb.cz'],
  ['CZE122', 'CRI', 'Gene Bank, Crop Research Institute', 'Governmental', 'Praha', 50.09, 14.3, 'https://www.carc.cz'],
  ['DEU146', 'IPK', 'Genebank, Leibniz Institute of Plant Genetics and Crop Plant Research', 'Governmental', 'Gatersleben', 51.83, 11.29, 'https://www.ipk-gatersleben.de'],
  ['ESP004', 'CRF-INIA', 'Centro Nacional de Recursos Fitogenéticos, INIA-CSIC', 'Governmental', 'Alcalá de Henares', 40.51, -3.31, 'https://bancocrf.inia.es'],
  ['ESP026', 'COMAV', 'Banco de Germoplasma, Universitat Politècnica de València', 'University', 'València', 39.48, -0.34, 'https://www.comav.upv.es'],
  ['ESP027', 'BGHZ', 'Banco de Germoplasma de Hortícolas, Centro de Investigación y Tecnología Agroalimentaria de Aragón', 'Governmental', 'Zaragoza', 41.73, -0.81, 'https://www.cita-aragon.es'],
  ['ETH013', 'ILRI', 'International Livestock Research Institute', 'CGIAR', 'Addis Ababa', 9.01, 38.82, 'https://www.ilri.org'],
  ['ETH085', 'EBI', 'Ethiopian Biodiversity Institute', 'Governmental', 'Addis Ababa', 9.04, 38.77, 'https://ebi.gov.et'],
  ['FJI049', 'CePaCT', 'Centre for Pacific Crops and Trees, The Pacific Community', 'International', 'Suva', -18.1, 178.45, 'https://lrd.spc.int'],
  ['GBR004', 'RBG Kew', 'Millennium Seed Bank, Royal Botanic Gardens, Kew', 'Governmental', 'Wakehurst Place', 51.07, -0.09, 'https://www.kew.org'],
  ['GBR006', 'UKVGB', 'Warwick Crop Centre, Genetic Resources Unit', 'University', 'Wellesbourne', 52.2, -1.6, 'https://warwick.ac.uk'],
  ['GBR247', 'JIC GRU', 'Germplasm Resources Unit, John Innes Centre', 'Governmental', 'Norwich', 52.62, 1.22, 'https://www.seedstor.ac.uk'],
  ['GBR251', 'JHI', 'The James Hutton Institute', 'Governmental', 'Dundee', 56.46, -3.07, 'https://www.hutton.ac.uk'],
  ['GRC005', 'GGB', 'Greek Genebank, Hellenic Agricultural Organization – Demeter', 'Governmental', 'Thermi', 40.54, 23.0, null],
  ['HUN003', 'NBGK', 'Centre for Plant Diversity', 'Governmental', 'Tápiószele', 47.33, 19.88, 'https://www.nodik.hu'],
  ['IND001', 'NBPGR', 'National Bureau of Plant Genetic Resources', 'Governmental', 'New Delhi', 28.64, 77.15, 'http://www.nbpgr.ernet.in'],
  ['IND002', 'ICRISAT', 'International Crops Research Institute for the Semi-Arid Tropics', 'CGIAR', 'Patancheru', 17.51, 78.27, 'https://genebank.icrisat.org'],
  ['ISR002', 'IGB', 'Israel Gene Bank for Agricultural Crops, Agricultural Research Organisation, Volcani Center', 'Governmental', 'Rishon LeZion', 31.99, 34.82, 'https://igb.agri.gov.il'],
  ['JPN003', 'NIAS', 'National Institute of Agrobiological Sciences', 'Governmental', 'Tsukuba', 36.03, 140.1, null, 'JPN183'],
  ['JPN183', 'NARO', 'Research Center of Genetic Resources, National Agriculture and Food Research Organization', 'Governmental', 'Tsukuba', 36.03, 140.1, 'https://www.gene.affrc.go.jp'],
  ['KEN015', 'KARI-NGBK', 'National Genebank of Kenya, Crop Plant Genetic Resources Centre, KARI', 'Governmental', 'Kikuyu', -1.25, 36.66, null, 'KEN212'],
  ['KEN212', 'GeRRI', 'Genetic Resources Research Institute, Kenya Agricultural and Livestock Research Organization', 'Governmental', 'Kikuyu', -1.25, 36.66, 'https://www.kalro.org'],
  ['KOR011', 'RDA', 'National Agrobiodiversity Center, Rural Development Administration', 'Governmental', 'Jeonju', 35.83, 127.06, 'http://genebank.rda.go.kr'],
  ['LBN002', 'ICARDA', 'International Center for Agricultural Research in the Dry Areas', 'CGIAR', 'Terbol', 33.81, 35.98, 'https://www.icarda.org'],
  ['MEX002', 'CIMMYT', 'Centro Internacional de Mejoramiento de Maíz y Trigo', 'CGIAR', 'Texcoco', 19.53, -98.85, 'https://www.cimmyt.org'],
  ['NGA039', 'IITA', 'International Institute of Tropical Agriculture', 'CGIAR', 'Ibadan', 7.5, 3.9, 'https://my.iita.org/accession2/'],
  ['NLD037', 'CGN', 'Centre for Genetic Resources, the Netherlands', 'Governmental', 'Wageningen', 51.98, 5.66, 'https://www.wur.nl/cgn'],
  ['NOR051', 'SGSV', 'Svalbard Global Seed Vault', 'International', 'Longyearbyen', 78.24, 15.49, 'https://www.seedvault.no'],
  ['PAK001', 'PGRI', 'Plant Genetic Resources Institute, National Agricultural Research Centre', 'Governmental', 'Islamabad', 33.68, 73.12, 'https://parc.gov.pk'],
  ['PER001', 'CIP', 'Centro Internacional de la Papa', 'CGIAR', 'Lima', -12.08, -76.95, 'https://cipotato.org'],
  ['PHL001', 'IRRI', 'International Rice Research Institute', 'CGIAR', 'Los Baños', 14.17, 121.25, 'https://www.irri.org'],
  ['POL002', 'IPRBON', 'Plant Breeding and Acclimatization Institute, Research Division Bonin', 'Governmental', 'Bonin', 54.16, 16.25, 'https://www.ihar.edu.pl'],
  ['POL003', 'IHAR', 'Plant Breeding and Acclimatization Institute – National Research Institute, National Centre for Plant Genetic Resources', 'Governmental', 'Radzików', 52.21, 20.63, 'https://bankgenow.edu.pl'],
  ['POL030', 'SKV', 'Plant Genetic Resources Laboratory, Research Institute of Vegetable Crops', 'Governmental', 'Skierniewice', 51.96, 20.16, 'https://www.inhort.pl'],
  ['PRT001', 'BPGV', 'Banco Português de Germoplasma Vegetal, Instituto Nacional de Investigação Agrária e Veterinária', 'Governmental', 'Braga', 41.57, -8.4, 'https://www.iniav.pt'],
  ['ROM007', 'BRGV Suceava', 'Banca de Resurse Genetice Vegetale “Mihai Cristea” Suceava', 'Governmental', 'Suceava', 47.64, 26.25, 'https://svgenebank.ro'],
  ['RUS001', 'VIR', 'N.I. Vavilov All-Russian Institute of Plant Genetic Resources', 'Governmental', 'Sankt-Peterburg', 59.93, 30.31, 'https://www.vir.nw.ru'],
  ['SWE054', 'NordGen', 'Nordic Genetic Resource Center', 'International', 'Alnarp', 55.66, 13.08, 'https://www.nordgen.org'],
  ['SYR002', 'ICARDA', 'International Center for Agricultural Research in the Dry Areas, Tel Hadya', 'CGIAR', 'Aleppo', 36.01, 36.94, null, 'LBN002'],
  ['TUR001', 'AARI', 'Plant Genetic Resources Department, Aegean Agricultural Research Institute', 'Governmental', 'İzmir', 38.57, 27.05, 'https://arastirma.tarimorman.gov.tr/etae'],
  ['TWN001', 'WorldVeg', 'World Vegetable Center', 'International', 'Shanhua', 23.11, 120.3, 'https://avrdc.org'],
  ['UKR001', 'NCPGRU', 'Plant Production Institute named after V.Ya. Yuryev, National Centre for Plant Genetic Resources of Ukraine', 'Governmental', 'Kharkiv', 49.98, 36.35, 'https://yuriev.com.ua'],
  ['UKR008', 'UDS', 'Ustymivka Experimental Station of Plant Production', 'Governmental', 'Ustymivka', 49.31, 33.23, null],
  ['UKR026', 'IKA', 'Institute of Potato, Ukrainian Academy of Agrarian Sciences', 'Governmental', 'Nemishaieve', 50.57, 30.1, null],
  ['USA003', 'NE9', 'Northeast Regional Plant Introduction Station, Plant Genetic Resources Unit, USDA-ARS', 'Governmental', 'Geneva, New York', 42.88, -77.03, 'https://www.ars-grin.gov'],
  ['USA004', 'NR6', 'Potato Germplasm Introduction Station, United States Potato Genebank, USDA-ARS', 'Governmental', 'Sturgeon Bay, Wisconsin', 44.87, -87.34, 'https://www.ars-grin.gov'],
  ['USA005', 'NSSL', 'National Seed Storage Laboratory, USDA-ARS', 'Governmental', 'Fort Collins, Colorado', 40.57, -105.08, null],
  ['USA016', 'S9', 'Southern Regional Plant Introduction Station, USDA-ARS', 'Governmental', 'Griffin, Georgia', 33.26, -84.28, 'https://www.ars-grin.gov'],
  ['USA020', 'NC7', 'North Central Regional Plant Introduction Station, USDA-ARS', 'Governmental', 'Ames, Iowa', 42.01, -93.65, 'https://www.ars-grin.gov'],
  ['USA022', 'W6', 'Western Regional Plant Introduction Station, USDA-ARS', 'Governmental', 'Pullman, Washington', 46.73, -117.16, 'https://www.ars-grin.gov'],
  ['USA026', 'COR', 'National Clonal Germplasm Repository, USDA-ARS', 'Governmental', 'Corvallis, Oregon', 44.55, -123.22, 'https://www.ars-grin.gov'],
  ['USA028', 'DAV', 'National Clonal Germplasm Repository, USDA-ARS, University of California', 'Governmental', 'Davis, California', 38.54, -121.75, 'https://www.ars-grin.gov'],
  ['USA029', 'NSGC', 'National Small Grains Germplasm Research Facility, USDA-ARS', 'Governmental', 'Aberdeen, Idaho', 42.96, -112.83, 'https://www.ars-grin.gov'],
  ['USA151', 'NA', 'United States National Arboretum, USDA-ARS', 'Governmental', 'Washington, DC', 38.91, -76.97, 'https://www.usna.usda.gov'],
  ['USA167', 'GEN', 'Plant Genetic Resources Unit, Clonal Repository, USDA-ARS', 'Governmental', 'Geneva, New York', 42.88, -77.03, 'https://www.ars-grin.gov'],
  ['USA176', 'TGRC', 'C.M. Rick Tomato Genetics Resource Center, University of California', 'University', 'Davis, California', 38.54, -121.75, 'https://tgrc.ucdavis.edu'],
  ['USA995', 'NCGRP', 'National Laboratory for Genetic Resources Preservation, USDA-ARS', 'Governmental', 'Fort Collins, Colorado', 40.57, -105.08, 'https://www.ars.usda.gov'],
];

/** Those that do not take requests in the demo: vaults, archived records, and some that ask to be written to. */
const NO_REQUESTS = new Set([
  'NOR051',
  'USA005',
  'USA026',
  'USA028',
  'USA151',
  'CHN001',
  'GRC005',
  'IND001',
  'UKR026',
  'AZE015',
  'PAK001',
]);

/** Where the demo lets requesters choose. */
const FORMS = new Map<string, MaterialForm[]>([
  ['BEL084', ['plantlet', 'leaf']],
  ['CZE122', ['seed']],
  ['DEU146', ['seed', 'leaf']],
  ['PER001', ['plantlet', 'tuber']],
]);

/** The genebanks of the demo catalogue, sorted by code. */
export const INSTITUTES: readonly InstituteRow[] = ROWS.map(
  ([code, acronym, fullName, type, city, latitude, longitude, url, newCode]) => {
    const allowMaterialRequests = newCode === undefined && !NO_REQUESTS.has(code);
    return {
      code,
      acronym,
      fullName,
      type,
      city,
      country: code.slice(0, 3) === 'ROM' ? 'ROU' : code.slice(0, 3),
      latitude,
      longitude,
      url,
      newCode: newCode ?? null,
      allowMaterialRequests,
      requestsEmail: allowMaterialRequests ? `genebank@${code.toLowerCase()}.example.org` : null,
      requestForms: FORMS.get(code) ?? [],
    };
  },
);
