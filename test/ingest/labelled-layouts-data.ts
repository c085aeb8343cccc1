import type { LabelledLayout } from './labelled-layout';

type Cell = (row: number) => string;

const number =
  (least: number, most: number, digits = 0, mark = '.'): Cell =>
  (row) =>
    (least + ((most - least) * ((row * 37 + 11) % 97)) / 97).toFixed(digits).replace('.', mark);
const score =
  (most: number, least = 1): Cell =>
  (row) =>
    String(least + (((row * 37 + 11) % 97) % (most - least + 1)));
const of =
  (...texts: readonly string[]): Cell =>
  (row) =>
    texts[(row * 7 + 1) % texts.length] ?? '';
const each =
  (before: string, from = 1, after = ''): Cell =>
  (row) =>
    `${before}${from + row}${after}`;
const counted: Cell = (row) => String(row + 1);
const same =
  (text: string): Cell =>
  () =>
    text;
const rarely =
  (text: string): Cell =>
  (row) =>
    row % 9 === 4 ? text : '';
const nothing: Cell = () => '';
const every =
  (times: number, cell: Cell): Cell =>
  (row) =>
    cell(Math.floor(row / times));
const day =
  (form: (dd: string, mm: string) => string): Cell =>
  (row) =>
    form(String(1 + ((row * 3) % 28)).padStart(2, '0'), row % 2 ? '06' : '07');

/** Layouts as genebanks, programmes and apps write them, with made-up values. */
export const LABELLED_LAYOUTS: readonly LabelledLayout[] = [
  {
    name: 'GRIN: observations, long',
    columns: [
      ['accession_prefix', 'ignore', same('PI')],
      ['accession_number', 'ignore', each('', 268660)],
      ['observation_value', 'value', score(9)],
      ['descriptor_name', 'descriptorName', of('HABIT', 'SEEDCOLOR', 'NROOTKNOT')],
      ['method_name', 'method', of('S9.PEANUT', 'PEANUT.90')],
      ['accession_surfix', 'ignore', nothing],
      ['plant_name', 'ignore', each('AB', 40)],
      ['taxon', 'ignore', same('Arachis hypogaea')],
      ['origin', 'ignore', of('Sudan', 'Zambia', 'Peru')],
      ['original_value', 'ignore', nothing],
      ['frequency', 'ignore', nothing],
      ['low', 'ignore', rarely('1')],
      ['hign', 'ignore', rarely('9')],
      ['mean', 'ignore', nothing],
      ['sdev', 'ignore', nothing],
      ['ssize', 'ignore', nothing],
      ['inventory_prefix', 'ignore', same('PI')],
      ['inventory_number', 'ignore', each('', 268660)],
      ['inventory_suffix', 'ignore', same('01')],
      ['accession_comment', 'ignore', rarely('see field notes')],
      ['accenumb', 'accession', each('PI ', 268660)],
    ],
  },
  {
    name: 'Genesys: a dataset, wide',
    columns: [
      ['DOI', 'doi', each('10.18730/1A', 100)],
      ['INSTCODE', 'institute', same('COL003')],
      ['ACCENUMB', 'accession', each('G ', 50)],
      ['GENUS', 'genus', same('Phaseolus')],
      ['SPECIES', 'ignore', of('vulgaris', 'lunatus')],
      ['SUBTAXA', 'ignore', nothing],
      ['ORIGCTY', 'ignore', of('COL', 'PER', 'MEX')],
      ['SAMPSTAT', 'ignore', of('300', '500')],
      ['Days to flowering (days)', 'descriptor', number(30, 60)],
      ['100 seed weight (g)', 'descriptor', number(18, 70, 1)],
      ['Growth habit', 'descriptor', of('I', 'IIa', 'III', 'IVb')],
      ['Seed colour primary', 'descriptor', score(9)],
      ['Resistance to anthracnose (1-9)', 'descriptor', score(9)],
      ['Evaluation date', 'year', day((dd, mm) => `2016-${mm}-${dd}`)],
    ],
  },
  {
    name: 'Field Book app: database export, long',
    columns: [
      ['plot_id', 'ignore', each('22KS-', 10001)],
      ['range', 'ignore', every(6, counted)],
      ['column', 'ignore', score(6)],
      ['accession', 'accession', each('CItr ', 3000)],
      ['pedigree', 'ignore', of('TURKEY', 'KANRED/TURKEY', 'UNKNOWN')],
      ['trait', 'descriptorName', of('PlantHeight', 'Lodging', 'HeadingDate')],
      ['value', 'value', number(60, 120)],
      ['timestamp', 'ignore', day((dd, mm) => `2022-${mm}-${dd} 10:12:44-0500`)],
      ['person', 'ignore', of('jp', 'tr')],
      ['location', 'ignore', nothing],
      ['rep', 'ignore', score(2)],
    ],
  },
  {
    name: 'Field Book app: table export, wide',
    columns: [
      ['plot_id', 'ignore', each('13RPN', 10001)],
      ['row', 'ignore', every(6, counted)],
      ['plot', 'ignore', each('', 101)],
      ['tray_row', 'ignore', each('13GHT', 1)],
      ['seed_id', 'ignore', each('12GHT', 2001)],
      ['seed_name', 'accession', each('PI ', 94)],
      ['pedigree', 'ignore', of('A/B', 'B/C', 'local')],
      ['PlantHeight', 'descriptor', number(60, 120)],
      ['Lodging', 'descriptor', score(9, 0)],
      ['AwnColor', 'descriptor', of('white', 'brown', 'black')],
      ['HeadingDate', 'descriptor', day((dd, mm) => `2013-${mm}-${dd}`)],
      ['notes', 'ignore', rarely('hail')],
    ],
  },
  {
    name: 'CIMMYT: an international nursery, two rows of headings',
    titles: [['Trial: 40th SAWSN'], ['Cycle: 2018-2019']],
    columns: [
      ['Loc_no', 'method', every(12, each('', 10001))],
      ['Country', 'ignore', every(12, of('MEXICO', 'INDIA', 'EGYPT'))],
      ['Rep', 'ignore', score(2)],
      ['Sub_block', 'ignore', score(6)],
      ['Plot', 'ignore', each('', 101)],
      ['Entry', 'ignore', score(36)],
      ['Accession', 'accession', each('CWI ', 45000)],
      ['Cross Name', 'ignore', of('KACHU/SAUAL', 'BORLAUG100 F2014', 'PBW343')],
      ['Selection History', 'ignore', each('CMSS06B00', 109, 'T-099TOPY-099ZTM')],
      ['GRAIN YIELD|t/ha', 'descriptor', number(3, 8, 2)],
      ['DAYS TO HEADING|days', 'descriptor', number(70, 95)],
      ['PLANT HEIGHT|cm', 'descriptor', number(80, 120)],
      ['1000 GRAIN WEIGHT|g', 'descriptor', number(30, 50, 1)],
      ['AGRONOMIC SCORE|1-5', 'descriptor', score(5)],
    ],
  },
  {
    name: 'ICARDA: groups of sites over the same traits, plot and entry',
    columns: [
      ['Entry|', 'ignore', counted],
      ['IG|', 'accession', each('IG ', 127000)],
      ['Taxon|', 'ignore', of('Hordeum vulgare', 'Hordeum spontaneum')],
      ['Origin|', 'ignore', of('SYR', 'TUR', 'IRN')],
      ['Terbol 2018|Rep', 'ignore', score(2)],
      ['|DHE', 'descriptor', number(100, 130)],
      ['|PLH', 'descriptor', number(60, 110)],
      ['|GYLD', 'descriptor', number(900, 4000)],
      ['Marchouch 2019|Rep', 'ignore', score(2)],
      ['|DHE', 'descriptor', number(90, 120)],
      ['|PLH', 'descriptor', number(50, 100)],
      ['|GYLD', 'descriptor', number(800, 3500)],
    ],
  },
  {
    name: 'EURISCO: characterisation and evaluation, long',
    columns: [
      ['EXPERIMENT_ID', 'method', every(12, each('DEU146_HOR_', 1))],
      ['INSTCODE', 'institute', same('DEU146')],
      ['ACCENUMB', 'accession', each('HOR ', 1200)],
      ['GENUS', 'genus', same('Hordeum')],
      ['SPECIES', 'ignore', same('vulgare')],
      ['TRAIT_NAME', 'descriptorName', of('Plant height', 'Powdery mildew', 'Heading')],
      ['METHOD_DESC', 'ignore', same('Mean of five plants, measured at maturity without awns, see the manual')],
      ['RECORD', 'value', number(70, 120)],
      ['REP', 'ignore', score(2)],
      ['YEAR', 'year', of('1998', '1999')],
      ['REMARKS', 'ignore', rarely('heterogeneous')],
    ],
  },
  {
    name: 'ICRISAT: characterisation in codes, with a sheet of descriptor states',
    titles: [['ICRISAT Genebank, chickpea characterization, post-rainy season 2014']],
    columns: [
      ['S.No.', 'ignore', counted],
      ['ICC No.', 'accession', each('ICC ', 4900)],
      ['Alternate identity', 'ignore', each('P-', 3)],
      ['Country', 'ignore', of('India', 'Iran', 'Ethiopia')],
      ['Flower color', 'descriptor', score(3)],
      ['Growth habit', 'descriptor', score(5)],
      ['Seed shape', 'descriptor', score(3)],
      ['Days to 50% flowering', 'descriptor', number(40, 75)],
      ['Plant height (cm)', 'descriptor', number(30, 60)],
      ['100-seed weight (g)', 'descriptor', number(10, 40, 1)],
      ['Seed yield (kg ha-1)', 'descriptor', number(300, 2200)],
    ],
    beside: {
      'Descriptor states': [
        ['Descriptor', 'State', 'Description'],
        ['Flower color', '1', 'Blue'],
        ['Flower color', '2', 'Pink'],
        ['Flower color', '3', 'White'],
        ['Growth habit', '1', 'Erect'],
        ['Growth habit', '2', 'Semi-erect'],
        ['Growth habit', '3', 'Semi-spreading'],
        ['Growth habit', '4', 'Spreading'],
        ['Growth habit', '5', 'Prostrate'],
        ['Seed shape', '1', 'Angular'],
        ['Seed shape', '2', 'Owl head'],
        ['Seed shape', '3', 'Pea'],
      ],
    },
  },
  {
    name: 'German: decimal commas, places and harvest years',
    titles: [['Prüfung Sommergerste'], ['Bearbeiter: M. Muster']],
    columns: [
      ['Parz.', 'ignore', each('', 1)],
      ['Wdh.', 'ignore', score(2)],
      ['Akzessions-Nr.', 'accession', each('HOR ', 9800)],
      ['Botanischer Name', 'ignore', same('Hordeum vulgare L.')],
      ['Sorte', 'ignore', each('Sorte ', 1)],
      ['Herkunft', 'ignore', of('DEU', 'AUT', 'POL')],
      ['Standort', 'method', of('Gatersleben', 'Bernburg')],
      ['Erntejahr', 'year', of('2018', '2019')],
      ['Wuchshöhe (cm)', 'descriptor', number(70, 110, 1, ',')],
      ['Mehltau (1-9)', 'descriptor', score(9)],
      ['Lager vor Ernte', 'descriptor', score(9)],
      ['TKG [g]', 'descriptor', number(38, 55, 1, ',')],
      ['Ertrag in dt/ha', 'descriptor', number(20, 60, 1, ',')],
      ['Rohprotein %', 'descriptor', number(9, 15, 1, ',')],
      ['Bemerkung', 'ignore', rarely('uneinheitlich')],
    ],
  },
  {
    name: 'Spanish: a field book of potatoes',
    columns: [
      ['N°', 'ignore', counted],
      ['Código de accesión', 'accession', each('CIP ', 700100)],
      ['Nombre común', 'ignore', of('Papa negra', 'Huayro', 'Peruanita')],
      ['Especie', 'ignore', same('Solanum tuberosum')],
      ['País de origen', 'ignore', of('PER', 'BOL', 'ECU')],
      ['Departamento', 'ignore', of('Cusco', 'Puno', 'Junín')],
      ['Localidad', 'method', of('Huancayo', 'La Molina')],
      ['Año de evaluación', 'year', of('2015', '2016')],
      ['Altura de planta (cm)', 'descriptor', number(40, 90, 1, ',')],
      ['Días a floración', 'descriptor', number(50, 90)],
      ['Color de la flor', 'descriptor', of('blanco', 'morado', 'lila')],
      ['Hábito de planta', 'descriptor', score(6)],
      ['Rendimiento (kg/planta)', 'descriptor', number(0, 3, 2, ',')],
      ['Observaciones', 'ignore', rarely('virosis')],
    ],
  },
  {
    name: 'Portuguese: cassava in blocks',
    columns: [
      ['Bloco', 'ignore', score(3)],
      ['Repetição', 'ignore', score(2)],
      ['Acesso', 'accession', each('BGM ', 1200)],
      ['Nome local', 'ignore', of('Aipim', 'Cacau', 'Saracura')],
      ['Município', 'ignore', of('Cruz das Almas', 'Laje', 'Valença')],
      ['UF', 'ignore', of('BA', 'SE')],
      ['Safra', 'year', of('2019', '2020')],
      ['Altura da planta (m)', 'descriptor', number(1, 3, 2, ',')],
      ['Produtividade de raízes (t/ha)', 'descriptor', number(8, 40, 1, ',')],
      ['Matéria seca (%)', 'descriptor', number(25, 40, 1, ',')],
      ['Cor da polpa', 'descriptor', of('branca', 'creme', 'amarela')],
      ['Data da colheita', 'descriptor', day((dd, mm) => `${dd}.${mm}.2020`)],
      ['Obs.', 'ignore', rarely('podridão')],
    ],
  },
  {
    name: 'French: wheat in a collection, years in the headings',
    columns: [
      ["Numéro d'accession", 'accession', each('ERGE ', 2100)],
      ['Nom de la variété', 'ignore', of('Touzelle', 'Saissette', 'Poulard')],
      ['Genre', 'genus', same('Triticum')],
      ['Espèce', 'ignore', of('aestivum', 'durum')],
      ['Pays', 'ignore', of('FRA', 'ITA')],
      ['Lieu', 'method', of('Clermont', 'Rennes')],
      ["Date d'épiaison 2021", 'descriptor', day((dd) => `2021-05-${dd}`)],
      ['Hauteur 2021 (cm)', 'descriptor', number(70, 140)],
      ['Hauteur 2022 (cm)', 'descriptor', number(70, 140)],
      ['Rendement (q/ha)', 'descriptor', number(20, 70, 1, ',')],
      ['Poids de mille grains (g)', 'descriptor', number(30, 55, 1, ',')],
      ['Verse (1-9)', 'descriptor', score(9)],
      ['Barbes', 'descriptor', of('présentes', 'absentes')],
      ['Remarques', 'ignore', rarely('mélange')],
    ],
  },
  {
    name: 'A breeder: years and units in headings, checks and codes',
    columns: [
      ['Genebank', 'institute', same('SYR002')],
      ['Acc. No', 'accession', each('ILL ', 5500)],
      ['Donor no.', 'ignore', each('Pant L ', 1)],
      ['Check', 'ignore', rarely('x')],
      ['Yield_2019 (kg/ha)', 'descriptor', number(400, 1900)],
      ['Yield_2020 (kg/ha)', 'descriptor', number(400, 1900)],
      ['DTF_2019', 'descriptor', number(50, 80)],
      ['DTF_2020', 'descriptor', number(50, 80)],
      ['Rust 2020 (0-9)', 'descriptor', score(9, 0)],
      ['Cotyledon', 'descriptor', of('R', 'Y')],
      ['Remarks', 'ignore', rarely('late')],
    ],
  },
  {
    name: 'Czech: EVIGEZ, with a row of units',
    columns: [
      ['Číslo položky|', 'accession', each('01C0', 100100)],
      ['Název|', 'ignore', of('Bohemia', 'Samanta', 'Ebi')],
      ['Rod|', 'genus', same('Triticum')],
      ['Druh|', 'ignore', same('aestivum')],
      ['Stát původu|', 'ignore', of('CZE', 'SVK')],
      ['Rok|', 'year', of('2012', '2013')],
      ['Výška rostliny|cm', 'descriptor', number(60, 120)],
      ['HTZ|g', 'descriptor', number(35, 55, 1, ',')],
      ['Výnos zrna|t/ha', 'descriptor', number(3, 9, 2, ',')],
      ['Poléhání|', 'descriptor', score(9)],
      ['Poznámka|', 'ignore', rarely('odrůda kontrolní')],
    ],
  },
  {
    name: 'Russian: a catalogue of barley',
    columns: [
      ['№ п/п', 'ignore', counted],
      ['№ каталога', 'accession', each('k-', 15600)],
      ['Название', 'ignore', of('Зазерский 85', 'Вулкан', 'Прерия')],
      ['Происхождение', 'ignore', of('Беларусь', 'Украина', 'Россия')],
      ['Год', 'year', of('2005', '2006')],
      ['Высота растений, см', 'descriptor', number(60, 110)],
      ['Масса 1000 зерен, г', 'descriptor', number(35, 55, 1, ',')],
      ['Устойчивость к полеганию (1-9)', 'descriptor', score(9)],
      ['Урожайность, г/м2', 'descriptor', number(150, 600)],
      ['Примечание', 'ignore', rarely('поздний')],
    ],
  },
  {
    name: 'Italian: tomato landraces',
    columns: [
      ['N.', 'ignore', counted],
      ['Codice accessione', 'accession', each('MG ', 110000)],
      ['Nome locale', 'ignore', of('Cuore di bue', 'San Marzano', 'Pizzutello')],
      ['Provenienza', 'ignore', of('Bari', 'Lecce', 'Matera')],
      ['Anno', 'year', of('2017', '2018')],
      ['Altezza pianta (cm)', 'descriptor', number(60, 190)],
      ['Peso medio frutto (g)', 'descriptor', number(20, 300, 1, ',')],
      ['Solidi solubili (°Brix)', 'descriptor', number(3, 8, 1, ',')],
      ['Forma frutto', 'descriptor', of('tondo', 'allungato', 'piatto')],
      ['Vigore', 'descriptor', score(9)],
      ['Note', 'ignore', rarely('virosi')],
    ],
  },
  {
    name: 'NordGen: observations of peas with a legend in the cells',
    columns: [
      ['Accession number', 'accession', each('NGB', 101200)],
      ['Accession name', 'ignore', of('Retrija', 'Jætteært', 'Brattebråten')],
      ['Trial', 'method', of('Alnarp', 'Särslöv')],
      ['Sowing year', 'year', of('2009', '2010')],
      ['Plot no', 'ignore', each('', 1)],
      ['Sowing date', 'descriptor', day((dd) => `2009-05-${dd}`)],
      ['First flower (DAS)', 'descriptor', number(40, 70)],
      ['Flower colour', 'descriptor', of('white', 'purple', 'pink')],
      ['Seeds/pod', 'descriptor', number(3, 9)],
      ['TSW', 'descriptor', number(100, 350)],
      ['Testa mottling', 'descriptor', of('absent', 'present')],
      ['Assessed by', 'ignore', of('UCH', 'LKS')],
    ],
  },
];
