import { readTypedPlace, splitPair } from './read-place';

test.each([
  ['48.21', '16.37', { latitude: 48.21, longitude: 16.37 }],
  ['48,21', '-16,37', { latitude: 48.21, longitude: -16.37 }],
  [' -90 ', '180', { latitude: -90, longitude: 180 }],
  ['48°12\'36"N', '16°22\'12"W', { latitude: 48.21, longitude: -16.37 }],
])('%s, %s is a place', (latitude, longitude, place) => {
  expect(readTypedPlace({ latitude, longitude })).toEqual({ place, problems: {} });
});

test.each([
  ['', '16', { latitude: 'required' }],
  ['north', '16', { latitude: 'unreadable' }],
  ['91', '16', { latitude: 'latitude' }],
  ['48', '180.5', { longitude: 'longitude' }],
  ['48', '16N', { longitude: 'unreadable' }],
  ['1e3', 'x', { latitude: 'latitude', longitude: 'unreadable' }],
])('%p, %p is none', (latitude, longitude, problems) => {
  expect(readTypedPlace({ latitude, longitude })).toEqual({ problems });
});

test.each([
  ['48.21, 16.37', '48.21', '16.37'],
  ['48.21,-16.37', '48.21', '-16.37'],
  ['48.21;16.37', '48.21', '16.37'],
  ['48,21 16,37', undefined, undefined],
  ['48.21', undefined, undefined],
  ['a b', undefined, undefined],
])('%p pasted', (text, latitude, longitude) => {
  expect(splitPair(text)).toEqual(latitude === undefined ? undefined : { latitude, longitude });
});
