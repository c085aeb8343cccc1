import fc from 'fast-check';
import { boxOf, extentOf, polygonOf, wrapped } from './geographic';
import type { Box } from './map-types';

const longitude = fc.integer({ min: -179, max: 179 });
const latitude = fc.integer({ min: -84, max: 84 });

test('longitudes come back into the world', () => {
  expect([0, 179, 180, 190, -190, 540, -181].map(wrapped)).toEqual([0, 179, -180, -170, 170, -180, 179]);
});

test('a box survives being drawn', () => {
  fc.assert(
    fc.property(longitude, longitude, latitude, latitude, (west, east, one, other) => {
      fc.pre(west !== east && one !== other);
      const box: Box = [west, Math.min(one, other), east, Math.max(one, other)];
      expect(boxOf(extentOf(box))).toEqual(box);
    }),
  );
});

test('the whole world is one box, up to the poles', () => {
  expect(boxOf([-3e7, -3e7, 3e7, 3e7])).toEqual([-180, -90, 180, 90]);
  expect(boxOf(extentOf([-180, -90, 180, 90]))).toEqual([-180, -90, 180, 90]);
});

test('a polygon drawn in the next world belongs to this one', () => {
  const extent = extentOf([10, 10, 20, 20]);
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const world = 2 * 20_037_508.342_789_244;
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, south],
  ].map(([x = 0, y = 0]) => [x + world, y]);
  expect(polygonOf([ring]).coordinates).toEqual([
    [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 10],
    ],
  ]);
});
