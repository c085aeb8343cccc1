import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication';
import { Badge } from '@/shared/ui/Badge';

/** Which version it is, and its state where it is not published. */
export function usePublicationBadges({ state, versionTag, current }: Publishable): ReactNode[] {
  const { t } = useTranslation('publication');
  const published = state === 'PUBLISHED';
  return [
    !published && t(`states.${state}`),
    t('versionOf', { version: versionTag }),
    published && !current && t('replaced'),
  ];
}

export function PublicationBadges({ item }: { item: Publishable }) {
  return Children.map(usePublicationBadges(item), (badge) => badge && <Badge>{badge}</Badge>);
}
