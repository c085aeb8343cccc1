import { useCallback } from 'react';
import { useText } from '@/shared/ui/text/use-text';

/**
 * Names of M49 regions by their three digits, in the reader's language. They are texts of our own: browsers may leave
 * these names out of what they know of languages.
 */
export function useRegionName(): (isoCode: string) => string {
  const text = useText('region');
  return useCallback((isoCode) => text(`region:names.${isoCode}`, { defaultValue: isoCode }), [text]);
}
