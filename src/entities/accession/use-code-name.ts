import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of coded values by field: `useCodeName('sampStat')('300')` is "Traditional cultivar/Landrace". */
export function useCodeName(field: string): (code: string) => string {
  const text = useText('accession');
  return useCallback((code) => text(`accession:values.${field}.${code}`, { defaultValue: code }), [text, field]);
}
