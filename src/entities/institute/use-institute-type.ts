import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of the types of institutes; a type without a text of its own is its own name. */
export function useInstituteType(): (type: string) => string {
  const text = useText('institute');
  return useCallback((type) => text(`institute:values.type.${type}`, { defaultValue: type }), [text]);
}
