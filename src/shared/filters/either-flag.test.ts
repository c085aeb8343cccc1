import { eitherFlag } from './either-flag';

test.each([
  [{ historic: true, OR: { historic: false } }, 'historic'],
  [{ historic: false, OR: { historic: true } }, 'historic'],
  [{ historic: true, OR: { historic: true } }, undefined],
  [{ historic: true, OR: { available: false } }, undefined],
  [{ historic: true, OR: { historic: false, crop: ['wheat'] } }, undefined],
  [{ historic: true, crop: ['wheat'], OR: { historic: false } }, undefined],
  [{ historic: true }, undefined],
  [{ OR: { historic: true } }, undefined],
  ['historic', undefined],
])('%j asks for either value of %s', (filter, flag) => {
  expect(eitherFlag(filter)).toBe(flag);
});
