import * as fc from 'fast-check';
import { jsonFault } from './json-fault';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('knows JSON as the browser does', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, cut) => {
      const from = at % (json.length + 1);
      const text = json.slice(0, from) + cut + json.slice(from + cut.length);
      expect([text, jsonFault(text) === undefined]).toEqual([text, parses(text)]);
      expect(jsonFault(JSON.stringify(JSON.parse(json), null, 2))).toBeUndefined();
    }),
  );
});

test.each([
  ['{\n  "a": 1,\n}', 3, 1],
  ['[1, 2', 1, 6],
  ['{"a": tru}', 1, 7],
  ['{"a" 1}', 1, 6],
  ['{"a": "b\n"}', 1, 9],
  ['{"a": "\\x"}', 1, 8],
  ['1 2', 1, 3],
  ['', 1, 1],
  ['['.repeat(100_000), 1, 1002],
])('the fault of %j is in line %i, column %i', (text, line, column) => {
  expect(jsonFault(text)).toMatchObject({ line, column });
});
