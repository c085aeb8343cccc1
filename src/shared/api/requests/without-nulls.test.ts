import { withoutNulls } from './without-nulls';

test('null among what lists hold is left out, wherever they are', () => {
  const answer = { content: [null, { storage: [10, null], institute: { networks: [null] } }], total: null };
  expect(withoutNulls('POST /acn/list', answer)).toEqual({
    content: [{ storage: [10], institute: { networks: [] } }],
    total: null,
  });
  expect(withoutNulls('GET /crop', [null, { name: 'Wheat' }])).toEqual([{ name: 'Wheat' }]);
});

test('where places count null stays', () => {
  const table = {
    content: [
      {
        rows: [
          ['a', null],
          [null, 'b'],
        ],
      },
    ],
  };
  expect(withoutNulls('GET /amphibian/:uuid/:sheet', structuredClone(table))).toEqual(table);
  const values = { content: [{ trait: [1, 2], methods: { trait: ['2020', null] } }] };
  expect(withoutNulls('POST /dataset/data', structuredClone(values))).toEqual(values);
});

test.each([null, 'text', 1, true, {}, []])('%j is what it was', (answer) => {
  expect(withoutNulls('GET /info', answer)).toEqual(answer);
});
