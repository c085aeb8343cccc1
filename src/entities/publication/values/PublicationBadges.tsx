import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import { Badge } from '@/shared/ui/layout/Badge';

/** Its state, which version it is, and whether there is a newer one. */
export function usePublicationBadges({ state, versionTag, current }: Publishable): ReactNode[] {
  const { t } = useTranslation('publication');
  return [
    t(`states.${state}`),
    t('versionOf', { version: versionTag }),
    state === 'PUBLISHED' && !current && t('replaced'),
  ];
}

export function PublicationBadges({ item }: { item: Publishable }) {
  return Children.map(usePublicationBadges(item), (badge) => badge && <Badge>{badge}</Badge>);
}
