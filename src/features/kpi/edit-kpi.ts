import { useSearchParams } from 'react-router-dom';
import { href } from '@/routes/href';

export const KPI_PARTS = ['execution', 'parameter', 'dimension'] as const;
export type KpiPart = (typeof KPI_PARTS)[number];

/** Where one is edited, or without a name a new one made: they have no addresses of their own. */
export const editKpi = (part: KpiPart, name?: string): string =>
  `${href('kpi')}?${new URLSearchParams({ edit: name === undefined ? part : `${part}/${name}` }).toString()}`;

/** What `?edit=` of the address names. */
export function useEditedKpi(): { part: KpiPart; name: string | undefined } | undefined {
  const [params] = useSearchParams();
  const [word, name] = params.get('edit')?.split('/') ?? [];
  const part = KPI_PARTS.find((each) => each === word);
  return part && { part, name };
}
