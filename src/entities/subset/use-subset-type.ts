import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of the kinds of subsets; an unknown kind is its own name. */
export function useSubsetType(): (type: string) => string {
  const text = useText('subset');
  return useCallback((type) => text(`subset:types.${type}`, { defaultValue: type }), [text]);
}
