import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Descriptor } from '@/contract/descriptor';

/** Columns that are shown until somebody chooses. */
export const FIRST_COLUMNS = 12;
const NAME = 'columns';
const NONE = 'none';

/** Shown descriptors, in the dataset's order, kept in the address as `?columns=` by uuid; the first ones by default. */
export function useColumnChoice(descriptors: readonly Descriptor[]): {
  shown: readonly Descriptor[];
  choose: (uuids: ReadonlySet<string> | undefined) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = useMemo(() => {
    const said = new URLSearchParams(search).get(NAME);
    const asked = new Set(said?.split(','));
    const chosen = descriptors.filter(({ uuid }) => asked.has(uuid));
    return said === null || (chosen.length === 0 && said !== NONE) ? descriptors.slice(0, FIRST_COLUMNS) : chosen;
  }, [search, descriptors]);
  const choose = (uuids: ReadonlySet<string> | undefined) => {
    const params = new URLSearchParams(search);
    const inOrder = descriptors.flatMap(({ uuid }) => (uuids?.has(uuid) ? uuid : []));
    if (uuids) params.set(NAME, inOrder.join(',') || NONE);
    else params.delete(NAME);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  return { shown, choose };
}
