import { useTranslation } from 'react-i18next';
import type { Publishable, Version } from '@/contract/publication/publication';
import type { ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { Versions } from './Versions';

interface Props {
  item: Publishable;
  query: ItemQuery<readonly Version[]>;
  to: (uuid: string) => string;
}

/** The versions of an item as they come, or that they did not come. */
export function VersionsCard({ item, query: { currentData, error, refetch }, to }: Props) {
  const { t } = useTranslation(['publication', 'ui']);
  if (currentData) return <Versions item={item} versions={currentData} to={to} />;
  if (error === undefined) return <div hidden aria-busy="true" />;
  return <RetryNote text={t('versionsFailed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
}
