import fc from 'fast-check';
import { mergedWith, readLayers, readStored, visibleTo, type SavedLayer } from './saved-layer';

const layer = (filterCode: string, rest: Partial<SavedLayer> = {}): SavedLayer => ({
  filterCode,
  enabled: true,
  opacity: 1,
  ...rest,
});
const codes = (layers: readonly SavedLayer[]) => layers.map(({ filterCode }) => filterCode);

test('reads what it wrote', () => {
  const one = fc.record(
    {
      filterCode: fc.stringMatching(/^v2[\w-]{1,20}$/),
      enabled: fc.boolean(),
      opacity: fc.float({ min: 0, max: 1, noNaN: true }).map((value) => Math.abs(value)),
      name: fc.stringMatching(/^\S{1,20}$/),
      color: fc.stringMatching(/^[\da-f]{6}$/),
      account: fc.uuid(),
    },
    { requiredKeys: ['filterCode', 'enabled', 'opacity'] },
  );
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ({ filterCode }) => filterCode }), (layers) => {
      expect(readStored(JSON.stringify(layers))).toEqual(layers);
    }),
  );
});

test('anything else is read as far as it makes sense', () => {
  expect(readStored(null)).toEqual([]);
  expect(readStored('{"a":1}')).toBeUndefined();
  expect(readStored('[')).toBeUndefined();
  expect(
    readLayers([
      null,
      { filterCode: 'wheat' },
      { filterCode: '<b>' },
      { filterCode: 'v2a', opacity: 7, enabled: 'yes', color: 'red', name: '  ' },
      { filterCode: 'v2a', name: 'again' },
      { filterCode: 'v2b', opacity: Number.NaN, color: 'ABCDEF' },
    ]),
  ).toEqual([layer('v2a'), layer('v2b', { color: 'abcdef' })]);
  fc.assert(fc.property(fc.string(), (text) => void readStored(text)));
});

describe('together with an account', () => {
  test('none twice, new ones of both sides', () => {
    const local = [layer('v2a'), layer('v2b', { name: 'mine' })];
    const { layers, missing } = mergedWith(local, [layer('v2b', { name: 'theirs' }), layer('v2c')], 'me');
    expect(codes(layers)).toEqual(['v2a', 'v2b', 'v2c']);
    expect(layers[1]).toEqual(layer('v2b', { name: 'theirs', account: 'me' }));
    expect(codes(missing)).toEqual(['v2a']);
  });

  test('what the account lost elsewhere goes here too', () => {
    const { layers, missing } = mergedWith([layer('v2a', { account: 'me' })], [], 'me');
    expect(layers).toEqual([]);
    expect(missing).toEqual([]);
  });

  test("another account's stay, and nobody sees them", () => {
    const theirs = layer('v2a', { account: 'other' });
    const { layers } = mergedWith([theirs], [], 'me');
    expect(layers).toEqual([theirs]);
    expect(visibleTo([theirs, layer('v2b')], 'me')).toEqual([layer('v2b')]);
    expect(visibleTo([theirs], undefined)).toEqual([]);
  });
});
