import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OWN_PAGE } from '@/shared/list/address/list-view';
import type { Where } from './where';
import { readWhere, writeWhere } from './where-codec';

/** The name of the criteria in the address. */
export const WHERE = 'where';

/** The criteria of the address, and how to ask others: a link then says everything. */
export function useWhere(): { where: Where; unread: boolean; ask: (where: Where) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readWhere(new URLSearchParams(search).get(WHERE) ?? ''), [search]);
  const ask = (where: Where) => {
    const params = new URLSearchParams(search);
    const written = writeWhere(where);
    if (written) params.set(WHERE, written);
    else params.delete(WHERE);
    // The page of another result means nothing.
    params.delete(OWN_PAGE);
    void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
  };
  return { where: read ?? {}, unread: read === undefined, ask };
}
