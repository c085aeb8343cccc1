import { useCallback } from 'react';
import { displayNames } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';

/** Names of languages by BCP 47 tag, in the reader's language; what is no tag names itself. */
export function useLanguageName(): (tag: string) => string {
  const names = displayNames(useLocale(), { type: 'language' });
  return useCallback(
    (tag) => {
      try {
        return names.of(tag) ?? tag;
      } catch {
        return tag;
      }
    },
    [names],
  );
}
