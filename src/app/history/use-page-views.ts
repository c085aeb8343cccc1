import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import { tellEvent } from '@/shared/api/tell-event';
import { tellablePath } from './tellable-address';

/** Tells the server which pages are looked at, without query and tokens. */
export function usePageViews(match: RouteMatch | undefined, path: string): void {
  const { t, i18n } = useTranslation(['common', 'nav']);
  const title = match ? t(rowOf(match.name).titleKey) : t('notFound.title');
  useEffect(() => {
    tellEvent({ type: 'pageview', path: tellablePath(path), title, language: i18n.language });
    // oxlint-disable-next-line react/exhaustive-deps -- looked at once, whatever the language it is then read in
  }, [path]);
}
