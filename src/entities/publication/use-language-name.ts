import { useCallback } from 'react';
import { perLanguage } from '@/shared/ui/per-language';
import { useLocale } from '@/shared/ui/use-locale';

const namesIn = perLanguage((language) => new Intl.DisplayNames([language], { type: 'language' }));

/** Names of languages by BCP 47 tag, in the reader's language; what is no tag names itself. */
export function useLanguageName(): (tag: string) => string {
  const names = namesIn(useLocale());
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
