import { useText } from '@/shared/ui/text/use-text';
import type { OverviewChart } from './definition';

/** The names of an entity's charts, and of what they count. */
export function useChartTitle(entity: string) {
  const text = useText(entity);
  return {
    titleOf: ({ title, field }: OverviewChart): string => text(title ?? `${entity}:fields.${field}`),
    items: text(`${entity}:title`),
  };
}
