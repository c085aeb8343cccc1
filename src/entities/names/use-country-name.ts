import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { countryCode2 } from '@/mcpd/country-codes';
import { countryNamesIn } from '@/shared/ui/country-names';
import { useLocale } from '@/shared/ui/use-locale';
import { useText } from '@/shared/ui/use-text';
import { namesApi } from './api';

const selectNames = namesApi.endpoints.countryNames.select();

/**
 * Names of countries by ISO 3166-1 alpha-3, in the reader's language. Former countries, which no browser knows, have
 * texts of their own; a code unknown here is named by the server, else by itself.
 */
export function useCountryName(): (code3: string) => string {
  const text = useText('country');
  const decoded = useSelector(selectNames).data;
  const names = countryNamesIn(useLocale());
  return useCallback(
    (code3) => {
      const code2 = countryCode2(code3);
      return (code2 && names.of(code2)) ?? text(`country:former.${code3}`, { defaultValue: decoded?.[code3] ?? code3 });
    },
    [names, text, decoded],
  );
}
