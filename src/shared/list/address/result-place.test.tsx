import { fromPage, neighbourState, resultAttribute, resultOf, resultPlace, resultState } from './result-place';

test('nothing but a place is read from the history', () => {
  const view = { page: 1, size: 25, sort: 'doi', dir: 'ASC' as const };
  const place = resultPlace('v2a', view, '/a/v2a?page=2&size=25');
  expect(resultOf({ result: place })).toEqual(place);
  expect(resultOf(neighbourState(place, 0))).toEqual({ ...place, p: 0, from: '/a/v2a?size=25' });
  expect(fromPage({ ...place, from: '/a' }, 3)).toBe('/a?page=4');
  for (const state of [
    null,
    'x',
    { result: 1 },
    { result: { ...place, p: -1 } },
    { result: { ...place, d: 'UP' } },
    { result: { ...place, from: 'https://elsewhere.example' } },
    { result: { ...place, from: '//elsewhere.example' } },
    { result: { ...place, f: 7 } },
  ])
    expect(resultOf(state)).toBeUndefined();
});

test('a link takes the place from the list around it', () => {
  const place = resultPlace(undefined, { page: 0, size: 50, sort: 'doi', dir: 'DESC' }, '/a');
  const [[name, value] = ['', '']] = Object.entries(resultAttribute(place));
  const list = document.createElement('section');
  list.setAttribute(name, value);
  const link = list.appendChild(document.createElement('a'));
  expect(resultOf(resultState(link))).toEqual(place);
  expect(resultState(document.createElement('a'))).toBeUndefined();
});
