import { unwrappedLine, unwrappedRing } from './unwrapped';

test('a line over the date line goes on', () => {
  expect(
    unwrappedLine([
      [179, 60],
      [-179, 61],
      [-178, 62],
      [178, 63],
    ]),
  ).toEqual([
    [179, 60],
    [181, 61],
    [182, 62],
    [178, 63],
  ]);
});

test('a ring that crosses it twice stays a ring', () => {
  const ring = [
    [179, 60],
    [-179, 60],
    [-179, 61],
    [179, 61],
    [179, 60],
  ];
  expect(unwrappedRing(ring)).toEqual([
    [179, 60],
    [181, 60],
    [181, 61],
    [179, 61],
    [179, 60],
  ]);
});

test('a ring around the pole is closed along it', () => {
  const ring = [
    [-120, -70],
    [0, -70],
    [120, -70],
    [-120, -70],
  ];
  expect(unwrappedRing(ring)).toEqual([
    [-120, -70],
    [0, -70],
    [120, -70],
    [240, -70],
    [240, -90],
    [-120, -90],
    [-120, -70],
  ]);
});
