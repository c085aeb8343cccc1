import createCache, { type EmotionCache } from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { nonce } from '../theme/nonce';

const caches = new Map<string, EmotionCache>();

/**
 * Where Emotion puts the styles of MUI's components: before ours, which hold over them. MUI writes physical properties,
 * which a plugin mirrors for languages written from right to left.
 */
export function styleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const cache = createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    nonce: nonce(),
    stylisPlugins: direction === 'rtl' ? [prefixer, mirror] : undefined,
    prepend: true,
  });
  caches.set(direction, cache);
  return cache;
}
