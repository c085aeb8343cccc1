import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { accessionBuilder } from '../kept/builder';
import { currentName, taxonNames } from './taxon-names';
import { ACCEPTED, SYNONYMS } from './taxon-names-data';

const TAXA = [
  ['Pennisetum', 'glaucum', undefined],
  ['Cenchrus', 'americanus', undefined],
  ['Hordeum', 'vulgare', undefined],
  ['Hordeum', 'vulgare', 'subsp. spontaneum'],
  ['Avena', 'sativa', undefined],
] as const;

const builder = accessionBuilder();
TAXA.forEach(([genus, species, subtaxa], at) =>
  builder.add({ ...emptyRecord('XXX001', `A ${at}`, genus), species, subtaxa }),
);
const accessions = builder.build({ institutes: [], countries: [], regions: [], crops: [] });

test.each([
  ['a synonym', { synonyms: { contains: ['pennisetum'] } }, ['A 0', 'A 1']],
  ['a synonym of a subspecies only', { synonyms: { sw: ['Hordeum spont'] } }, ['A 3']],
  [
    'the accepted name, whatever is recorded',
    { currentTaxonomySpecies: { sw: ['Cenchrus americanus'] } },
    ['A 0', 'A 1'],
  ],
  ['the name of GRIN', { grinTaxonomySpecies: { contains: ['vulgare'] } }, ['A 2']],
  ['the number of GRIN', { grinTaxonId: [317403, 1] }, ['A 2']],
  ['a number that GRIN does not use', { grinTaxonId: [1] }, []],
])('accessions are found by %s', async (_, taxonomy, numbers) => {
  const { content } = await accessions.page({ taxonomy }, { s: 'accessionNumber' });
  expect(content.map(({ accessionNumber }) => accessionNumber)).toEqual(numbers);
});

test('the record names what GRIN knows, and nothing else', async () => {
  const { content } = await accessions.page(null, { s: 'accessionNumber' });
  expect(content.map(({ taxonomy }) => taxonomy.grinTaxonomySpecies?.speciesName)).toEqual([
    undefined,
    undefined,
    'Hordeum vulgare',
    undefined,
    undefined,
  ]);
});

test('the GRIN taxon that a file states goes before the one that is known', async () => {
  const stated = accessionBuilder();
  const row = (number: string, more: Partial<PassportRecord>) =>
    stated.add({ ...emptyRecord('XXX001', number, 'Hordeum'), species: 'vulgare', collection: 'Barley', ...more });
  row('B 1', { grinTaxon: 'Hordeum vulgare subsp. vulgare', grinTaxonId: 40_874 });
  row('B 2', { grinTaxon: 'Hordeum vulgare L.' });
  row('B 3', { grinTaxonId: 2, collection: 'Wild barley' });
  const service = stated.build({ institutes: [], countries: [], regions: [], crops: [] });
  const shown = async (filter: object) =>
    (await service.page(filter, { s: 'accessionNumber' })).content.map(
      ({ accessionNumber, taxonomy: { grinTaxonomySpecies: grin } }) => [accessionNumber, grin?.id, grin?.name],
    );
  const [one, two] = [
    ['B 1', 40_874, 'Hordeum vulgare subsp. vulgare'],
    ['B 2', 317_403, 'Hordeum vulgare L.'],
  ];
  expect(await shown({})).toEqual([one, two, ['B 3', undefined, undefined]]);
  expect(await shown({ taxonomy: { grinTaxonId: [40_874] } })).toEqual([one]);
  expect(await shown({ taxonomy: { grinTaxonomySpecies: { contains: ['subsp. vulg'] } } })).toEqual([one]);
  expect(await shown({ collection: { eq: ['Barley'] } })).toEqual([one, two]);
});

test('nothing is made up about a name that is not known', () => {
  expect(taxonNames({ genus: 'Constructor', species: 'toString' })).toEqual({ synonyms: [] });
  expect(currentName({ genus: 'Avena', species: 'sativa' })).toBeUndefined();
  expect(currentName({ genus: 'Vicia', species: 'faba', spAuthor: 'L.' })).toBe('Vicia faba L.');
});

test('an accepted name is among the other names', () => {
  expect(Object.entries(ACCEPTED).filter(([name, accepted]) => !SYNONYMS[name]?.includes(accepted))).toEqual([]);
});
