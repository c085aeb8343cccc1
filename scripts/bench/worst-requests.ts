import { BIO_VARIABLES } from '@/contract/accession/climate';
import { MY_LIST_MAX } from '@/contract/constants';
import { MAX_IDENTIFIERS } from '@/contract/accession/match';
import { SUBSET_ACCESSIONS_MAX } from '@/contract/subset/subset';

/** One call of `METHOD path`, with a body of JSON; none where it is absent. */
export interface WorstRequest {
  what: string;
  line: string;
  body?: unknown;
  /** Of an administrator: visitors may not. */
  signedIn?: true;
}

/** What the catalogue holds that the requests name. */
export interface Known {
  uuids: readonly string[];
  numbers: readonly string[];
  datasets: readonly string[];
}

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const parts = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26) % 26]}`);

function circle(corners: number) {
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [170 * Math.cos(angle), 80 * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** As many searches for a letter as words are allowed, none of which alone decides. */
const letters = (depth: number): object =>
  depth === 0
    ? { _text: 'e' }
    : { _text: 'a', NOT: { _text: 'q' }, AND: { _text: 'i', OR: { _text: 'o' } }, OR: letters(depth - 1) };

const nested = (depth: number): object => (depth === 0 ? { _text: 'wheat' } : { NOT: nested(depth - 1) });

/** Sorted by once each: the order of a column is kept afterwards. */
const SORTS = [
  'accessionName',
  'remarks',
  'aliases',
  'doi',
  'uuid',
  'seqNo',
  'coll.collSite',
  'geo.latitude',
  'taxonomy.taxonName',
];

/** Lists whose rows lie outside the accession store. */
const LISTS = [
  'taxonomy',
  'wiews',
  'descriptor',
  'dataset',
  'subset',
  'divtree',
  'bibliography',
  'partner',
  'country',
  'vocabulary',
  'genotype',
];

/** The single requests that cost the server most, of every kind that a visitor may send. */
export function worstRequests({ uuids, numbers, datasets }: Known): WorstRequest[] {
  const all = datasets.join(',');
  const many = Array.from({ length: SUBSET_ACCESSIONS_MAX }, (_, at) => uuids[at % uuids.length]);
  const repeated = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      at < numbers.length ? numbers[at] : `${numbers[at % numbers.length]} ${at}`,
    );
  return [
    ...SORTS.map((s) => ({ what: `first sort of all by ${s}`, line: `POST /acn/list?l=50&s=${s}`, body: {} })),
    { what: 'a page of 10,000', line: 'POST /acn/list?l=10000&s=accessionName', body: {} },
    { what: '10,000 flat rows', line: 'POST /acn/query?l=10000&s=remarks', body: {} },
    { what: '10,000 flat rows, far down', line: 'POST /acn/query?l=10000&p=1&s=coll.collSite&d=DESC', body: {} },
    { what: `${many.length} uuids`, line: 'POST /acn/filter', body: { uuid: many } },
    {
      what: `${many.length} accession numbers`,
      line: 'POST /acn/filter',
      body: { accessionNumbers: repeated(many.length) },
    },
    { what: 'overview of all', line: 'POST /acn/overview', body: {} },
    {
      what: 'overview of all, every term',
      line: 'POST /acn/overview?limit=999999999',
      body: { NOT: { available: true } },
    },
    { what: 'overview of a text', line: 'POST /acn/overview', body: { _text: 'a' } },
    {
      what: `match of ${MAX_IDENTIFIERS} numbers`,
      line: 'POST /acn/match',
      body: { identifiers: repeated(MAX_IDENTIFIERS) },
    },
    { what: 'download of all, mcpd', line: 'POST /acn/download?format=mcpd', body: {} },
    { what: 'download of all, dwca', line: 'POST /acn/download?format=dwca', body: {} },
    { what: 'download of all, csv sorted', line: 'POST /acn/download?format=csv&s=acceUrl', body: {} },
    { what: 'download below the limit', line: 'POST /acn/download?format=mcpd&s=donorNumb', body: { _text: 'pi' } },
    { what: 'species of all', line: 'POST /acn/species', body: {} },
    { what: 'pictures of all, far down', line: 'POST /acn/images?p=10000&l=10000', body: {} },
    { what: '0.8 MB of words', line: 'POST /acn/list', body: { _text: words(100_000) } },
    { what: '50 words of a letter', line: 'POST /acn/list', body: { _text: [...LETTERS].join(' ') } },
    { what: '3,000 contains', line: 'POST /acn/list', body: { coll: { collSite: { contains: parts(3_000) } } } },
    { what: '50 contains', line: 'POST /acn/list', body: { coll: { collSite: { contains: parts(50) } } } },
    { what: '45 searches', line: 'POST /acn/filter', body: letters(11) },
    { what: '12 filters in each other', line: 'POST /acn/filter', body: nested(12) },
    { what: 'an area of 2,000 corners', line: 'POST /acn/filter', body: { geo: { within: circle(1_999) } } },
    {
      what: '19 ranges of the climate',
      line: 'POST /acn/filter',
      body: { geo: { climate: Object.fromEntries(BIO_VARIABLES.map((bio) => [bio, { ge: -50.3 }])) } },
    },
    {
      what: 'bounds of what is not there',
      line: 'POST /acn/mapinfo',
      body: { NOT: { coll: { collSite: { contains: ['zq'] } } } },
    },
    { what: '10,000 points', line: 'POST /acn/geo?limit=10000', body: {} },
    { what: 'the world as a tile', line: 'GET /acn/tile/0/0/0@2x' },
    { what: 'accessions like one', line: `GET /acn/${uuids[0]}/similar` },
    { what: '300 letters to suggest', line: 'POST /acn/suggest', body: { q: words(40), understand: true } },
    {
      what: 'places of the same climate',
      line: 'POST /acn/analogues',
      body: { target: { latitude: 20, longitude: 20 }, tolerances: { bio1: { by: 100 } } },
    },
    {
      what: 'citations of 4 MB',
      line: 'POST /bibliography/parse',
      body: { text: '@article{a, title={x {y} z}, author={A, B and C, D}, year=2000}\n'.repeat(60_000) },
    },
    { what: 'values of all datasets', line: `POST /dataset/data?l=10000&datasetUuids=${all}`, body: {} },
    { what: 'summary of all datasets', line: `POST /dataset/summary?datasetUuids=${all}`, body: {} },
    {
      what: 'who was observed in all datasets',
      line: `POST /dataset/observed?datasetUuids=${all}`,
      body: { filters: { accession: { coll: { collSite: { contains: parts(50).toReversed() } } } } },
    },
    { what: 'datasets of all accessions', line: 'POST /dataset/accessions-datasets', body: {} },
    { what: 'BrAPI: 100,000 germplasm', line: 'GET /brapi/v2/germplasm?pageSize=100000' },
    { what: 'BrAPI: 100,000 observations', line: 'GET /brapi/v2/observations?pageSize=100000' },
    { what: 'BrAPI: table of observations', line: 'GET /brapi/v2/observations/table' },
    ...LISTS.flatMap((entity) => [
      { what: `${entity}: 0.8 MB of words`, line: `POST /${entity}/filter`, body: { _text: words(100_000) } },
      { what: `${entity}: 50 words`, line: `POST /${entity}/filter?l=10000`, body: { _text: words(50) } },
      {
        what: `${entity}: negated letters`,
        line: `POST /${entity}/filter?l=10000`,
        body: { NOT: { _text: [...LETTERS].join(' ') } },
      },
    ]),
    ...LISTS.map((entity) => ({ what: `${entity}: 45 searches`, line: `POST /${entity}/filter`, body: letters(11) })),
    { what: 'taxonomy: 3,000 contains', line: 'POST /taxonomy/filter', body: { species: { contains: parts(3_000) } } },
    {
      what: `holders of ${MY_LIST_MAX} accessions`,
      line: 'POST /request/holders',
      body: Array.from({ length: MY_LIST_MAX }, (_, at) => uuids[at % uuids.length]),
    },
    {
      what: `a list of ${MY_LIST_MAX} accessions of as many institutes`,
      line: 'POST /request/external?missing=keep',
      body: repeated(MY_LIST_MAX).map((accessionNumber, at) => ({ instituteCode: `XXX${at}`, accessionNumber })),
    },
    {
      what: 'genotypes: 50 contains',
      line: 'POST /genotype/filter?l=10000',
      body: { acceNumb: { contains: parts(50) } },
    },
    { what: 'who has genotypes of all', line: 'POST /acn/genotype-ids?l=10000', body: {} },
    {
      what: '10,000 rows of a genebank, each refused',
      line: 'POST /acn/USA995/passport',
      body: Array.from({ length: 10_000 }, (_, at) => ({
        ACCENUMB: `B ${at}`,
        GENUS: null,
        REMARKS: words(5),
        SAMPSTAT: 'x',
      })),
      signedIn: true,
    },
    { what: 'wiews: 3,000 codes', line: 'POST /wiews/filter', body: { code: parts(3_000) } },
    { what: 'wiews: 20,000 codes', line: 'POST /wiews/filter', body: { code: repeated(20_000) } },
  ];
}
