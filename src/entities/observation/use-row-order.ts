import { useLocation, useNavigate } from 'react-router-dom';
import type { DataQuery } from '@/contract/dataset/observation';

const ORDER = 'order';
/** The order of the numbers in the accession numbers. */
const USUAL = 'seqNo';

/** What rows can be sorted by besides their descriptors. */
export const SORTED_FIELDS = { institute: 'institute.code', taxon: 'taxonomy.genusSpecies', number: USUAL } as const;

export interface RowOrder extends Required<Pick<DataQuery, 's' | 'd'>> {
  /** By a column, and by the same one the other way round. */
  sortBy: (column: string) => void;
}

/** The order of rows, in the address as `?order=-{column}`; another order begins at the first page (`pageName`). */
export function useRowOrder(pageName: string, descriptorUuids: readonly string[]): RowOrder {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(ORDER) ?? '';
  const column = asked.replace(/^-/, '');
  const known = descriptorUuids.includes(column) || Object.values<string>(SORTED_FIELDS).includes(column);
  const [s, d] = known
    ? [column, asked.startsWith('-') ? ('DESC' as const) : ('ASC' as const)]
    : [USUAL, 'ASC' as const];
  const sortBy = (next: string) => {
    const params = new URLSearchParams(search);
    params.delete(pageName);
    if (next === s && d === 'ASC') params.set(ORDER, `-${next}`);
    else if (next === USUAL) params.delete(ORDER);
    else params.set(ORDER, next);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  return { s, d, sortBy };
}
