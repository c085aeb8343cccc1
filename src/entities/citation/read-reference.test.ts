import { doiIn, readReference } from './read-reference';

test('a reference as lists of literature write it', () => {
  const text =
    'van Hintum T., Menting F., van Strien E. (2011) Quality indicators for passport data in ex situ genebanks. ' +
    'Plant Genetic Resources 9(3): 478–485. https://doi.org/10.1017/S1479262111000682.';
  expect(readReference(text)).toEqual({
    authors: ['van Hintum, T.', 'Menting, F.', 'van Strien, E.'],
    year: 2011,
    title: 'Quality indicators for passport data in ex situ genebanks',
    publication: 'Plant Genetic Resources',
    volume: '9',
    issue: '3',
    pages: '478–485',
    doi: '10.1017/S1479262111000682',
  });
});

test('family names before initials, joined by an ampersand', () => {
  const text = 'Smith, J. A., & Müller, K. (2019). How many wheats? Genetic Resources, 12, 3-9.';
  expect(readReference(text)).toEqual({
    authors: ['Smith, J. A.', 'Müller, K.'],
    year: 2019,
    title: 'How many wheats?',
    publication: 'Genetic Resources',
    volume: '12',
    pages: '3–9',
  });
});

test('only what is there', () => {
  expect(readReference('See 10.1234/abc.')).toEqual({ doi: '10.1234/abc' });
  expect(readReference('Nothing of a publication')).toBeUndefined();
  expect(readReference('x'.repeat(5_001))).toBeUndefined();
});

test('a DOI in a text', () => {
  expect(doiIn('(doi:10.1234/abc(1)).')).toBe('10.1234/abc(1)');
});
