import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication';
import { Badge } from '@/shared/ui/Badge';

/** Which version it is, and its state where it is not published. */
export function PublicationBadges({ item: { state, versionTag, current } }: { item: Publishable }) {
  const { t } = useTranslation('publication');
  return (
    <>
      {state !== 'PUBLISHED' && <Badge>{t(`states.${state}`)}</Badge>}
      <Badge>{t('versionOf', { version: versionTag })}</Badge>
      {state === 'PUBLISHED' && !current && <Badge>{t('replaced')}</Badge>}
    </>
  );
}
