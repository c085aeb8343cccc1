import { useCallback, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { countryCode2 } from '@/mcpd/country-codes';
import { displayNames } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';
import { useText } from '@/shared/ui/text/use-text';
import { namesApi } from './api';

const selectNames = namesApi.endpoints.countryNames.select();

type State = Parameters<typeof selectNames>[0];

/**
 * Names of countries by ISO 3166-1 alpha-3, in the reader's language. Former countries, which no browser knows, have
 * texts of their own; a code unknown here is named by the server, else by itself.
 */
export function useCountryName(): (code3: string) => string {
  const text = useText('country');
  const store = useStore<State>();
  // The server's names come after the first result, and all that heard them would be drawn again at once: fifty cards,
  // of which most have countries that the browser knows.
  const needsServer = useRef(false);
  const decoded = useSelector((state: State) => (needsServer.current ? selectNames(state).data : undefined));
  const language = useLocale();
  return useCallback(
    (code3) => {
      const code2 = countryCode2(code3);
      const known = code2 && displayNames(language, { type: 'region' }).of(code2);
      if (known) return known;
      needsServer.current = true;
      const served = decoded ?? selectNames(store.getState()).data;
      return text(`country:former.${code3}`, { defaultValue: served?.[code3] ?? code3 });
    },
    [language, text, decoded, store],
  );
}
