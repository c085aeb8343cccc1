import { layoutOf } from './layout';

const of = (header: string) => layoutOf(header.split(','));

test('one observation a row, as GRIN exports it', () => {
  const header =
    'accession_prefix,accession_number,observation_value,descriptor_name,method_name,taxon,original_value,accenumb';
  expect(of(header)).toEqual({
    kind: 'long',
    accession: 7,
    descriptor: 3,
    value: 2,
    methods: [4],
    unloaded: ['accession_prefix', 'accession_number', 'taxon', 'original_value'],
    width: 8,
    unnamed: [],
  });
});

test('other names of the same columns', () => {
  expect(of('INSTCODE;Accession;Trait;Value;Year'.replaceAll(';', ','))).toMatchObject({
    kind: 'long',
    institute: 0,
    accession: 1,
    descriptor: 2,
    value: 3,
    methods: [4],
  });
  expect(of('DOI,Variable name,Observed value')).toMatchObject({ kind: 'long', doi: 0, descriptor: 1, value: 2 });
});

test('a column per descriptor; passport data, plots, methods and years are none', () => {
  expect(of('INSTCODE,ACCENUMB,GENUS,Method,Year,Rep,Plant height (cm),,Seed colour')).toEqual({
    kind: 'wide',
    institute: 0,
    accession: 1,
    methods: [3, 4],
    descriptors: [
      { at: 6, name: 'Plant height (cm)' },
      { at: 8, name: 'Seed colour' },
    ],
    unloaded: ['GENUS', 'Rep'],
    width: 9,
    unnamed: [7],
  });
  expect(of('ACCENUMB,Score')).toMatchObject({ kind: 'wide', descriptors: [{ at: 1, name: 'Score' }] });
});

test('a file of descriptors', () => {
  expect(of('id,taxon,descriptor_name,obs_type,obs_min,obs_max,obs_nominal_values')).toMatchObject({
    kind: 'definitions',
    descriptor: 2,
    roles: { type: 3, min: 4, max: 5, codes: 6 },
  });
});

test.each([
  ['trait,value', /no column with the accession number/],
  ['name,colour', /no column with the accession number/],
  ['accession,trait,colour', /"trait" with descriptors, but none with their values/],
  ['accession,value', /"value", but none that says of which descriptor/],
  ['accenumb,genus,origin', /no descriptor/],
])('%s is unclear', (header, sentence) => {
  expect(of(header)).toEqual({ missing: expect.stringMatching(sentence) as string });
});
