import type { Crop } from '@/contract/reference/crop';
import { chosenCrops } from './chosen-crops';

const crop = (name: string, accessionCount: number, more: Partial<Crop> = {}): Crop => ({
  shortName: name.toLowerCase(),
  name,
  otherNames: [],
  accessionCount,
  ...more,
});

const crops = [
  crop('Wheat', 5, { taxa: ['Triticum'] }),
  crop('Éleusine', 5, { otherNames: ['Finger millet'] }),
  crop('Barley', 9),
  crop('Fonio', 0),
];

const names = (...args: [string, 'name' | 'count']) => chosenCrops(crops, ...args, 'en').map(({ name }) => name);

test.each<[string, 'name' | 'count', string[]]>([
  ['', 'name', ['Barley', 'Éleusine', 'Fonio', 'Wheat']],
  ['', 'count', ['Barley', 'Éleusine', 'Wheat', 'Fonio']],
  ['MILLET', 'name', ['Éleusine']],
  ['eleu', 'name', ['Éleusine']],
  [' tritic ', 'name', ['Wheat']],
  ['[', 'name', []],
])('%p by %s finds %p', (sought, order, found) => {
  expect(names(sought, order)).toEqual(found);
});

test('the list that is given stays as it is', () => {
  chosenCrops(crops, '', 'count', 'en');
  expect(crops[0]?.name).toBe('Wheat');
});

test('in another language they are found and sorted by their names there', () => {
  const named = [
    crop('Wheat', 5, { translations: { cs: { name: 'Pšenice' } } }),
    crop('Rye', 5, { translations: { cs: { name: 'Žito' } } }),
    ...crops,
  ];
  expect(chosenCrops(named, '', 'name', 'cs').map(({ name }) => name)).toEqual([
    'Barley',
    'Éleusine',
    'Fonio',
    'Wheat',
    'Wheat',
    'Rye',
  ]);
  expect(chosenCrops(named, 'zito', 'name', 'en').map(({ name }) => name)).toEqual(['Rye']);
});
