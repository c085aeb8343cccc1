import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import { nonce } from './nonce';

/** Unmirrored parts of MUI are better than no page. */
const plugin = () =>
  import('@mui/stylis-plugin-rtl').then(
    (loaded) => [loaded.default],
    () => [],
  );

const caches = new Map<string, EmotionCache>();

/**
 * Where emotion puts its styles. MUI writes physical properties, which a plugin mirrors for languages written from
 * right to left; it is loaded when such a language first shows.
 */
export async function styleCache(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  const known = caches.get(direction);
  if (known) return known;
  const mirror = direction === 'rtl' ? await plugin() : [];
  const cache = createCache({
    key: direction === 'rtl' ? 'pgr-rtl' : 'pgr',
    nonce: nonce(),
    stylisPlugins: [prefixer, ...mirror],
    prepend: true,
  });
  caches.set(direction, cache);
  return cache;
}
