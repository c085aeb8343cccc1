import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';

/** The version of an item in words, and its state where it is not published. */
export function VersionText({ item: { versionTag, state } }: { item: Publishable }) {
  const { t } = useTranslation('publication');
  const version = t('versionOf', { version: versionTag });
  return <>{state === 'PUBLISHED' ? version : `${version} · ${t(`states.${state}`)}`}</>;
}
