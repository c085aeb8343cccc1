import { useCallback } from 'react';
import { useFormat } from '@/shared/ui/format/use-format';

/** A number for a text: `count` chooses the plural form, `shown` is what stands in it. */
export function useCounted(): (count: number) => { count: number; shown: string } {
  const { number } = useFormat();
  return useCallback((count) => ({ count, shown: number(count) }), [number]);
}
