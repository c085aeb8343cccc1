import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Descriptor } from '@/contract/descriptor/descriptor';

/** Groups by what the catalogue says of the accession; any other value is the uuid of a coded descriptor. */
export const PASSPORT_GROUPS = {
  country: 'countryOfOrigin.code3',
  status: 'sampStat',
  species: 'taxonomy.genusSpecies',
} as const;
export type PassportGroup = keyof typeof PASSPORT_GROUPS;

export const isPassportGroup = (by: string): by is PassportGroup => Object.hasOwn(PASSPORT_GROUPS, by);

export interface Analysis {
  /** Descriptors against each other. */
  x: string;
  y: string;
  /** The one whose values are grouped, and by what. */
  of: string;
  by: string;
}

/** What is analyzed, as the address says (`?x=&y=&of=&by=`); what is absent or unknown there is the first of its kind. */
export function useAnalysis(
  numeric: readonly Descriptor[],
  grouping: readonly Descriptor[],
): { analysis: Analysis; choose: (patch: Partial<Analysis>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const analysis = useMemo(() => {
    const params = new URLSearchParams(search);
    const known = (name: string, among: readonly Descriptor[]) =>
      among.find(({ uuid }) => uuid === params.get(name))?.uuid;
    const by = params.get('by') ?? '';
    const x = known('x', numeric) ?? numeric[0]?.uuid ?? '';
    return {
      x,
      y: known('y', numeric) ?? numeric.find(({ uuid }) => uuid !== x)?.uuid ?? '',
      of: known('of', numeric) ?? numeric[0]?.uuid ?? '',
      by: isPassportGroup(by) ? by : (known('by', grouping) ?? 'country'),
    };
  }, [search, numeric, grouping]);
  const choose = (patch: Partial<Analysis>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(patch)) params.set(name, value);
    void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
  };
  return { analysis, choose };
}
