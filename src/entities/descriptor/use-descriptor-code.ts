import { useCallback } from 'react';
import { useText } from '@/shared/ui/use-text';

/** Names of what a descriptor is coded by: `useDescriptorCode('category')('EVALUATION')` is "Evaluation". */
export function useDescriptorCode(field: 'category' | 'dataType'): (code: string) => string {
  const text = useText('descriptor');
  return useCallback((code) => text(`descriptor:values.${field}.${code}`, { defaultValue: code }), [text, field]);
}

export const useCategoryName = (): ((code: string) => string) => useDescriptorCode('category');
export const useDataTypeName = (): ((code: string) => string) => useDescriptorCode('dataType');
