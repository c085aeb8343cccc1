import { ENABLED_LANGUAGES } from '../contract/constants';
import { fold } from '../contract/fold';
import { CROPS, cropOf } from './crop-table';

describe('the table of crops', () => {
  test('has unique keys fit for an address', () => {
    const keys = CROPS.map((crop) => crop.shortName);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+$/);
  });

  test('gives no genus and no species to two crops', () => {
    const taxa = CROPS.flatMap((crop) => [...crop.genera, ...(crop.species ?? [])]);
    expect(taxa.filter((taxon, index) => taxa.indexOf(taxon) !== index)).toEqual([]);
  });

  test.each(
    'wheat barley rice maize sorghum pearlmillet beans chickpea lentil fababean cowpea soybean groundnut pigeonpea pea potato sweetpotato cassava banana yam tomato pepper eggplant sunflower oat rye grasspea apple'.split(
      ' ',
    ),
  )('knows %s by its own English name', (shortName) => {
    const crop = CROPS.find((entry) => entry.shortName === shortName);
    expect(cropOf({ cropName: crop?.name, genus: 'Nomen' })).toBe(shortName);
  });
});

describe.each(ENABLED_LANGUAGES)('the names of crops in %s', (language) => {
  const named = CROPS.map(({ names }) => names[language] ?? '');

  test('are there, and never the same for two', () => {
    expect(CROPS.filter((_, at) => !named[at]?.trim())).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  test('are found as CROPNAME', () => {
    for (const [at, { shortName, genera, species = [] }] of CROPS.entries()) {
      const [genus = '', epithet = ''] = (species[0] ?? genera[0] ?? '').split(' ');
      expect([named[at], cropOf({ cropName: named[at], genus, species: epithet })]).toEqual([named[at], shortName]);
    }
  });
});

test('no crop has another name twice', () => {
  const twice = CROPS.flatMap(({ otherNames }) =>
    otherNames.filter((name, at) => otherNames.findIndex((each) => fold(each) === fold(name)) !== at),
  );
  expect(twice).toEqual([]);
});

describe('the crop of an accession', () => {
  test.each([
    [{ cropName: 'goober', genus: 'Arachis', species: 'hypogaea' }, 'groundnut'],
    [{ cropName: 'rhizoma peanut', genus: 'Arachis', species: 'glabrata' }, 'groundnut'],
    [{ cropName: 'amendoim-bravo', genus: 'Arachis', species: 'kuhlmannii' }, 'groundnut'],
    [{ cropName: 'Blé', genus: 'Triticum' }, 'wheat'],
    [{ cropName: 'ŘEPKA', genus: 'Brassica' }, 'brassica'],
    [{ cropName: 'PEARL  MILLET', genus: 'Cenchrus' }, 'pearlmillet'],
    [{ cropName: 'قمح', genus: 'Triticum' }, 'wheat'],
    [{ cropName: 'バナナ', genus: 'Musa' }, 'banana'],
  ])('comes from the crop name where that is known: %j', (taxon, expected) => {
    expect(cropOf(taxon)).toBe(expected);
  });

  test.each([
    [{ genus: 'Hordeum', species: 'vulgare' }, 'barley'],
    [{ genus: 'Solanum', species: 'lycopersicum' }, 'tomato'],
    [{ genus: 'Solanum', species: 'tuberosum' }, 'potato'],
    [{ genus: 'Solanum', species: 'acerifolium' }, undefined],
    [{ genus: 'Helianthus', species: 'tuberosus' }, 'jerusalemartichoke'],
    [{ genus: 'Helianthus', species: 'annuus' }, 'sunflower'],
    [{ genus: 'Prunus', species: 'avium' }, 'cherry'],
    [{ genus: 'Prunus', species: 'hybr.' }, 'stonefruit'],
    [{ genus: 'Fragaria', species: '×ananassa' }, 'strawberry'],
    [{ genus: '×Pseudelymus', species: 'saxicola' }, 'wildrye'],
    [{ genus: 'Ilex', species: 'verticillata' }, undefined],
  ])('else from the taxon: %j', (taxon, expected) => {
    expect(cropOf(taxon)).toBe(expected);
  });

  test.each([
    ['pepper', 'Piper', 'blackpepper'],
    ['pepper', 'Capsicum', 'pepper'],
    ['bean', 'Phaseolus', 'beans'],
  ])('a name of several crops is settled by the taxon: %s of %s', (cropName, genus, expected) => {
    expect(cropOf({ cropName, genus })).toBe(expected);
  });
});
