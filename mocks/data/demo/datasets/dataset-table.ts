import type { PublicationState } from '@/contract/publication/publication';

/** One dataset of the demo. */
export interface DatasetPlan {
  key: string;
  title: string;
  crop: string;
  /** WIEWS code of who observed; its own accessions come first. */
  institute: string;
  /** Accessions of any institute, not only those it holds. */
  ofAll?: boolean;
  /** Accessions at most. */
  most: number;
  years: readonly number[];
  /** Month and day on which the season begins: `1015`. */
  sown: string;
  /** Columns of the crop's descriptors; absent: all of them. */
  traits?: readonly string[];
  /** Columns of the general descriptors. */
  general?: readonly string[];
  /** How many values were not observed. */
  missing: number;
  about: string;
  site: { locality: string; state?: string; latitude: number; longitude: number; environment: string };
  rights: string;
  language?: string;
  files: readonly ('csv' | 'tsv' | 'xlsx' | 'txt')[];
  people: readonly number[];
  published: string;
  changed: string;
  version?: string;
  /** Key of the plan that is its first version. */
  versionOf?: string;
  /** Another version has taken its place. */
  superseded?: boolean;
  state?: PublicationState;
  doi?: boolean;
  cited?: boolean;
}

const CC_BY = 'CC-BY-4.0';
const CC0 = 'CC0-1.0';

const WHEAT_QUALITY: DatasetPlan = {
  key: 'wheat-quality',
  title: 'Grain quality of wheat landraces and cultivars',
  crop: 'wheat',
  institute: 'MEX002',
  most: 320,
  years: [2012],
  sown: '1120',
  traits: ['TSW', 'PROTEIN', 'HARD', 'GRCOL', 'RHTB1', 'PLH'],
  missing: 0.07,
  about:
    'Grain of one regeneration was cleaned, weighed and **ground for quality tests**. Seed of each accession was genotyped at one locus for plant height.',
  site: {
    locality: 'El Batán',
    state: 'México',
    latitude: 19.53,
    longitude: -98.85,
    environment: 'Highland station, 2,249 m, irrigated',
  },
  rights: CC_BY,
  files: ['csv'],
  people: [0, 1],
  published: '2016-03-14',
  changed: '2016-03-14',
};

// oxfmt-ignore
export const DATASETS: readonly DatasetPlan[] = [
  { key: 'wheat-terbol', title: 'Agronomic evaluation of wheat at Terbol in two seasons', crop: 'wheat', institute: 'LBN002', most: 600, years: [2014, 2015], sown: '1110', traits: ['GROWTH', 'PLH', 'DTF', 'TSW', 'LODG', 'AWNED', 'GLCOL', 'HEADDATE'], general: ['SOWDATE', 'DROUGHT', 'RAIN'], missing: 0.09, about: 'Rainfed field trial in **two seasons**, augmented design with four checks. Every season is a method of its own:\n\n- 2014: a dry spring\n- 2015: rain close to the average', site: { locality: 'Terbol station', state: 'Beqaa', latitude: 33.81, longitude: 35.98, environment: 'Rainfed, 890 m, clay soil' }, rights: CC_BY, files: ['csv', 'xlsx', 'txt'], people: [2, 3, 4], published: '2018-05-02', changed: '2021-09-17', doi: true, cited: true },
  { key: 'wheat-rust', title: 'Rust of winter wheat under artificial infection', crop: 'wheat', institute: 'CZE122', ofAll: true, most: 240, years: [2018, 2019], sown: '1005', traits: ['YRUST', 'LRUST', 'PLH', 'DTF', 'FROST'], general: ['REMARK'], missing: 0.14, about: 'Material of several genebanks was sown in Praha and infected in April with a mixture of local isolates.', site: { locality: 'Praha-Ruzyně', latitude: 50.09, longitude: 14.3, environment: 'Infection nursery, 350 m, loam' }, rights: CC_BY, files: ['tsv'], people: [5, 6], published: '2020-02-11', changed: '2020-02-11', doi: true },
  { ...WHEAT_QUALITY, superseded: true },
  { ...WHEAT_QUALITY, key: 'wheat-quality-2', version: '1.1', versionOf: 'wheat-quality', missing: 0.03, about: `${WHEAT_QUALITY.about} Version 1.1 adds samples that were measured again.`, files: ['csv', 'txt'], published: '2019-10-08', changed: '2022-01-20', doi: true },
  { key: 'barley-gatersleben', title: 'Characterization of spring barley', crop: 'barley', institute: 'DEU146', most: 500, years: [2011], sown: '0328', missing: 0.06, about: 'Observed during regeneration, one plot of two square metres an accession.', site: { locality: 'Gatersleben', state: 'Sachsen-Anhalt', latitude: 51.83, longitude: 11.29, environment: 'Chernozem, 112 m, 490 mm of rain a year' }, rights: CC_BY, files: ['csv', 'tsv'], people: [7, 8, 9], published: '2017-07-01', changed: '2023-03-30', doi: true, cited: true },
  { key: 'barley-ethiopia', title: 'Barley landraces in the highlands: colour, drought and lodging', crop: 'barley', institute: 'ETH085', most: 260, years: [2016], sown: '0622', traits: ['ROWS', 'PLH', 'DTF', 'LODG', 'GRCOL', 'SCALD'], general: ['DROUGHT', 'SOIL', 'SOWDATE'], missing: 0.12, about: 'Landraces in the main rainy season, with farmers who scored with us.', site: { locality: 'Holetta', state: 'Oromia', latitude: 9.06, longitude: 38.5, environment: 'Nitisol, 2,400 m' }, rights: 'CC-BY-SA-4.0', files: ['csv'], people: [10, 11], published: '2018-11-23', changed: '2018-11-23' },
  { key: 'rice-wet', title: 'Characterization of rice in the wet season', crop: 'rice', institute: 'PHL001', most: 700, years: [2009], sown: '0618', missing: 0.05, about: 'Transplanted in flooded fields, two rows an accession; grain measured after harvest.', site: { locality: 'Los Baños', state: 'Laguna', latitude: 14.17, longitude: 121.26, environment: 'Lowland, flooded, 21 m' }, rights: CC_BY, files: ['csv', 'xlsx'], people: [12, 13, 14], published: '2015-06-30', changed: '2022-08-05', doi: true },
  { key: 'rice-blast', title: 'Pyriculariose et sécheresse du riz pluvial', crop: 'rice', institute: 'CIV033', ofAll: true, most: 180, years: [2017, 2018], sown: '0610', traits: ['BLAST', 'PLH', 'DTF', 'LODG'], general: ['DROUGHT', 'REMARK'], missing: 0.16, about: 'Pépinière pluviale avec lignes infestantes, deux saisons.', site: { locality: 'Bouaké', latitude: 7.88, longitude: -5.11, environment: 'Riziculture pluviale, 376 m, limon sableux' }, rights: CC0, language: 'fr', files: ['tsv', 'txt'], people: [15, 16], published: '2019-04-16', changed: '2019-04-16' },
  { key: 'maize-landraces', title: 'Ears and kernels of maize landraces', crop: 'maize', institute: 'MEX002', most: 420, years: [2013], sown: '0512', missing: 0.08, about: 'Ten ears of each accession, after hand pollination. **Several kernel colours** are told where an ear shows several.', site: { locality: 'Tlaltizapán', state: 'Morelos', latitude: 18.68, longitude: -99.13, environment: 'Irrigated, 945 m, vertisol' }, rights: CC_BY, files: ['csv'], people: [0, 17], published: '2016-09-12', changed: '2020-12-01', doi: true },
  { key: 'bean-seed', title: 'Semillas y vainas del frijol común', crop: 'beans', institute: 'COL003', most: 450, years: [2010], sown: '0401', missing: 0.07, about: 'Observado durante la regeneración, en campo y en casas de malla.', site: { locality: 'Palmira', state: 'Valle del Cauca', latitude: 3.5, longitude: -76.36, environment: 'Molisol, 965 m' }, rights: CC_BY, language: 'es', files: ['csv', 'xlsx'], people: [18, 19], published: '2017-01-25', changed: '2021-06-06', doi: true },
  { key: 'chickpea-patancheru', title: 'Chickpea: flowering, seed, blight and wilt', crop: 'chickpea', institute: 'IND002', most: 420, years: [2015, 2016], sown: '1022', missing: 0.1, general: ['DROUGHT'], about: 'Post-rainy season on stored soil moisture; wilt in a sick plot, blight in a growth chamber.', site: { locality: 'Patancheru', state: 'Telangana', latitude: 17.51, longitude: 78.27, environment: 'Vertisol, 545 m' }, rights: CC_BY, files: ['csv', 'txt'], people: [20, 21, 22], published: '2018-08-19', changed: '2024-02-02', doi: true, cited: true },
  { key: 'sorghum-grain', title: 'Sorghum: panicle, grain and witchweed', crop: 'sorghum', institute: 'IND002', ofAll: true, most: 380, years: [2014], sown: '0628', missing: 0.11, about: 'Rainy season, one row of four metres an accession; witchweed in an infested field.', site: { locality: 'Patancheru', state: 'Telangana', latitude: 17.51, longitude: 78.27, environment: 'Alfisol, 545 m' }, rights: CC_BY, files: ['csv'], people: [20, 23], published: '2016-12-05', changed: '2016-12-05' },
  { key: 'potato-tubers', title: 'Tubérculos de papas andinas y mejoradas', crop: 'potato', institute: 'PER001', ofAll: true, most: 260, years: [2016], sown: '1015', missing: 0.09, about: 'Cinco plantas por accesión; tizón tardío de infección natural.', site: { locality: 'Huancayo', state: 'Junín', latitude: -12.01, longitude: -75.22, environment: 'Estación de altura, 3250 m' }, rights: CC_BY, language: 'es', files: ['csv', 'tsv'], people: [24, 25], published: '2018-03-09', changed: '2019-07-14', doi: true },
  { key: 'tomato-fruit', title: 'Fruits of tomato: shape, colour, sugar', crop: 'tomato', institute: 'TWN001', most: 300, years: [2018], sown: '0915', missing: 0.08, about: 'Staked in the open field, ten plants an accession.', site: { locality: 'Shanhua, Tainan', latitude: 23.11, longitude: 120.3, environment: 'Open field, 12 m, dry cool season' }, rights: CC_BY, files: ['csv', 'xlsx'], people: [26, 27], published: '2020-01-17', changed: '2020-01-17', doi: true },
  { key: 'lentil-terbol', title: 'Lentil: phenology, seed and rust', crop: 'lentil', institute: 'LBN002', ofAll: true, most: 240, years: [2017], sown: '1201', missing: 0.1, general: ['DROUGHT', 'SOIL'], about: 'Rainfed, in rotation with barley.', site: { locality: 'Terbol station', state: 'Beqaa', latitude: 33.81, longitude: 35.98, environment: 'Rainfed, 890 m, clay soil' }, rights: CC0, files: ['tsv'], people: [3, 28], published: '2019-09-30', changed: '2019-09-30' },
  { key: 'banana-leuven', title: 'Bananas observed in the field collection', crop: 'banana', institute: 'BEL084', ofAll: true, most: 80, years: [2019], sown: '0301', missing: 0.15, general: ['POPTYPE'], about: 'First and second cycle of five plants an accession.', site: { locality: 'Ibadan', latitude: 7.5, longitude: 3.9, environment: 'Field collection, 210 m' }, rights: CC_BY, files: ['csv'], people: [29, 15], published: '2021-05-20', changed: '2021-05-20' },
  { key: 'soybean-review', title: 'Oil and protein of soybean', crop: 'soybean', institute: 'KOR011', ofAll: true, most: 160, years: [2021], sown: '0510', missing: 0.06, about: 'Waits for review.', site: { locality: 'Jeonju', latitude: 35.83, longitude: 127.06, environment: 'Upland field, 25 m, loam' }, rights: CC0, files: ['csv'], people: [30, 31], published: '2024-09-10', changed: '2024-09-10', state: 'REVIEWING' },
  { key: 'cowpea-draft', title: 'Cowpea: flower, seed and aphids', crop: 'cowpea', institute: 'NGA039', ofAll: true, most: 120, years: [2022], sown: '0715', missing: 0.2, about: 'Not complete: the second season is being typed in.', site: { locality: 'Kano', latitude: 12.0, longitude: 8.52, environment: 'Savanna, 476 m, sandy soil' }, rights: CC_BY, files: ['csv'], people: [29, 32], published: '2024-10-01', changed: '2024-10-21', state: 'DRAFT' },
];
