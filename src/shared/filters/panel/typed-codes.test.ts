import { readTypedCodes } from './typed-codes';

test.each([
  ['ICC 1, ICC;ICC', {}, { codes: ['ICC', '1'] }],
  ['', { form: 'doi' }, { codes: [] }],
  ['https://doi.org/10.18730/ABC doi:10.5072/x', { form: 'doi' }, { codes: ['10.18730/ABC', '10.5072/x'] }],
  ['10.18730/ABC 11.1/x', { form: 'doi' }, { codes: [], problem: 'doi' }],
  ['nor051 DEU146', { form: 'wiewsCode' }, { codes: ['NOR051', 'DEU146'] }],
  ['Svalbard', { form: 'wiewsCode' }, { codes: [], problem: 'wiewsCode' }],
  ['317403 42', { numeric: true }, { codes: [317_403, 42] }],
  ['Hordeum', { numeric: true }, { codes: [], problem: 'number' }],
] as const)('%s with %j', (text, definition, read) => {
  expect(readTypedCodes(text, definition)).toEqual(read);
});
