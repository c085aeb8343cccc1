import { useTranslation } from 'react-i18next';
import { SEARCH_INDEXES } from '@/contract/installation/search-index';

/** What an index is called; one that this portal has no words for as its server calls it. */
export function useIndexName(): (name: string) => string {
  const { t } = useTranslation('installation');
  return (name) => {
    const known = SEARCH_INDEXES.find((each) => each === name);
    return known ? t(`searchIndex.names.${known}`) : name;
  };
}
