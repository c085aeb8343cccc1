import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import { Note } from './Note';

/** A warning on what is not published yet: it may still change, and must not be cited. */
export function UnpublishedNote({ item: { state } }: { item: Pick<Publishable, 'state'> }) {
  const { t } = useTranslation('publication');
  if (state === 'PUBLISHED') return null;
  return <Note role="note">{t(`unpublished.${state}`)}</Note>;
}
