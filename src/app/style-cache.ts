import createCache, { type EmotionCache } from '@emotion/cache';
import { nonce } from './nonce';

/** The prefixes that emotion writes by itself, and the mirror. Unmirrored parts of MUI are better than no page. */
const mirroring = () =>
  Promise.all([import('stylis'), import('@mui/stylis-plugin-rtl')]).then(
    ([{ prefixer }, { default: mirror }]) => [prefixer, mirror],
    () => undefined,
  );

const caches = new Map<string, EmotionCache>();

/**
 * Where emotion puts its styles. MUI writes physical properties, which a plugin mirrors for languages written from
 * right to left; it is loaded when such a language first shows.
 */
export async function styleCache(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  const known = caches.get(direction);
  if (known) return known;
  const cache = createCache({
    key: direction === 'rtl' ? 'pgr-rtl' : 'pgr',
    nonce: nonce(),
    stylisPlugins: direction === 'rtl' ? await mirroring() : undefined,
    prepend: true,
  });
  caches.set(direction, cache);
  return cache;
}
