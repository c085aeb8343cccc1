import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of the states that lead to publication. */
export function useStateName(): (state: string) => string {
  const text = useText('publication');
  return useCallback((state) => text(`publication:states.${state}`, { defaultValue: state }), [text]);
}
