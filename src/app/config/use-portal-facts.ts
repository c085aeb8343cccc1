import { useMemo } from 'react';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { PortalFacts } from '@/features/admin/portal-facts';
import { version } from './build-time';
import { languagesFor, ownName } from '../language/language';
import { useConfig } from './use-config';

/** What the administration tells of the portal itself. */
export function usePortalFacts(): PortalFacts {
  const { PUBLIC_LANGUAGES, SUPPORT_EMAIL } = useConfig();
  return useMemo(() => {
    const everybody = languagesFor({ status: 'anonymous', authorities: [] }, PUBLIC_LANGUAGES);
    const rest = ENABLED_LANGUAGES.filter((language) => !everybody.includes(language));
    return { version, support: SUPPORT_EMAIL, languages: everybody.map(ownName), moreLanguages: rest.map(ownName) };
  }, [PUBLIC_LANGUAGES, SUPPORT_EMAIL]);
}
