import fc from 'fast-check';
import { mapHref, mapViewOf } from '@/routes/map-href';
import { matchRoute } from '@/routes/match-route';
import { withView } from './use-map-address';

const view = { latitude: 50.1, longitude: -14.4, zoom: 6.5 };

test.each([
  ['/a/map', '/a/map/@50.1,-14.4,6.5z'],
  ['/a/map/', '/a/map/@50.1,-14.4,6.5z'],
  ['/a/map/@1,2,3z', '/a/map/@50.1,-14.4,6.5z'],
  ['/a/map/v2Ab-_c', '/a/map/v2Ab-_c/@50.1,-14.4,6.5z'],
  ['/a/map/v2Ab-_c/@-1.5,2,3z', '/a/map/v2Ab-_c/@50.1,-14.4,6.5z'],
  ['/cs/a/map/v2x', '/cs/a/map/v2x/@50.1,-14.4,6.5z'],
  ['/portal/pt-BR/a/map', '/portal/pt-BR/a/map/@50.1,-14.4,6.5z'],
])('the view goes into %s', (path, written) => expect(withView(path, view)).toBe(written));

test.each(['/a', '/a/v2x', '/a/mapping', '/a/overview/v2x', '/'])('not into %s', (path) => {
  expect(withView(path, view)).toBeUndefined();
});

test('every view that a map can have makes an address that is read back', () => {
  const places = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 0, max: 18, noNaN: true }),
  });
  fc.assert(
    fc.property(places, fc.constantFrom(undefined, 'v2abc'), (seen, filterCode) => {
      const match = matchRoute(withView(mapHref(filterCode), seen) ?? '');
      expect(match?.name).toBe('accessionsMap');
      expect(match?.params.filterCode).toBe(filterCode);
      const read = mapViewOf(match?.params ?? {});
      expect(read?.latitude).toBeCloseTo(seen.latitude, 4);
      expect(read?.longitude).toBeCloseTo(seen.longitude, 4);
      expect(read?.zoom).toBeCloseTo(seen.zoom, 1);
    }),
  );
});
