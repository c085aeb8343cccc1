import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of the kinds of publications; a kind that has none names itself. */
export function useCitationType(): (type: string) => string {
  const text = useText('citation');
  return useCallback((type) => text(`citation:values.type.${type}`, { defaultValue: type }), [text]);
}
