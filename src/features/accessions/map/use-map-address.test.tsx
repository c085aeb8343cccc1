import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useMapAddress } from './use-map-address';

const SEEN = { latitude: 50.1, longitude: -14.4, zoom: 6.5 };

/** What the address is after a map has moved at `path`. */
function addressAfter(path: string): string {
  globalThis.history.replaceState(null, '', path);
  const { result } = renderHook(() => useMapAddress({ current: null }), { wrapper: MemoryRouter });
  result.current.follow(SEEN);
  return globalThis.location.pathname + globalThis.location.search;
}

test('the address follows the map', () => {
  expect(addressAfter('/a/map/v2x?q=1')).toBe('/a/map/v2x/@50.1,-14.4,6.5z?q=1');
});

test('a map that still moves while another page opens leaves its address alone', () => {
  expect(addressAfter('/descriptors?q=1')).toBe('/descriptors?q=1');
});
