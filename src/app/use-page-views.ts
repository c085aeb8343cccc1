import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsEvent } from '@/contract/info';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import { serverAddress } from '@/shared/api/server-address';
import { hasConsent } from './consent';
import { tellablePath } from './tellable-address';

/** Tells the server which pages are looked at: only with consent, without query and tokens, without waiting for an answer. */
export function usePageViews(match: RouteMatch | undefined, path: string): void {
  const { t, i18n } = useTranslation(['common', 'nav']);
  const title = match ? t(rowOf(match.name).titleKey) : t('notFound.title');
  useEffect(() => {
    if (!hasConsent()) return;
    const event: AnalyticsEvent = { type: 'pageview', path: tellablePath(path), title, language: i18n.language };
    navigator.sendBeacon(serverAddress('/event'), new Blob([JSON.stringify(event)], { type: 'application/json' }));
    // A page is looked at once, whatever the language it is then read in.
  }, [path]); // oxlint-disable-line react/exhaustive-deps
}
