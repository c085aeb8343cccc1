import { partsOfName } from './scientific-name';

test.each([
  ['Cenchrus americanus (L.) Morrone', ['Cenchrus', 'americanus', '(L.) Morrone', undefined, undefined]],
  ['Vicia faba', ['Vicia', 'faba', undefined, undefined, undefined]],
  ['Zea', ['Zea', undefined, undefined, undefined, undefined]],
  [
    'Vigna unguiculata (L.) Walp. subsp. sesquipedalis (L.) Verdc.',
    ['Vigna', 'unguiculata', '(L.) Walp.', 'subsp. sesquipedalis', '(L.) Verdc.'],
  ],
  [
    'Dioscorea cayenensis subsp. rotundata (Poir.) J. Miège',
    ['Dioscorea', 'cayenensis', undefined, 'subsp. rotundata', '(Poir.) J. Miège'],
  ],
  ['Musa ×paradisiaca L.', ['Musa', '×paradisiaca', 'L.', undefined, undefined]],
  ['not a name at all', ['not a name at all', undefined, undefined, undefined, undefined]],
])('%s', (name, parts) => {
  const { genus, species, spAuthor, subtaxa, subtAuthor } = partsOfName(name);
  expect([genus, species, spAuthor, subtaxa, subtAuthor]).toEqual(parts);
});
