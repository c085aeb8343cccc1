import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoute } from '@/routes/hooks/use-route';

/** Where a list keeps its filterCode: in the path (`/a/{filterCode}`), or in `?f=` of a page that is more than the list. */
export interface ListAddress {
  code: string | undefined;
  /** Another address is on its way: nothing is asked at this one. */
  pending?: boolean;
  /** Path and search of the same list under another code; `search` without its question mark. */
  to(code: string | undefined, search: string): { pathname: string; search: string };
}

/** `path` gives the list's address for a code: `usePathAddress((filterCode) => href('accessions', { filterCode }))`. */
export function usePathAddress(path: (code: string | undefined) => string): ListAddress {
  return { code: useRoute()?.params.filterCode, to: (code, search) => ({ pathname: path(code), search }) };
}

/** A list inside another page, or on an address without a filterCode of its own. */
export function useQueryAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const code = useMemo(() => new URLSearchParams(search).get('f') ?? undefined, [search]);
  return {
    code,
    to: (next, rest) => {
      const params = new URLSearchParams(rest);
      if (next) params.set('f', next);
      else params.delete('f');
      return { pathname, search: params.toString() };
    },
  };
}
