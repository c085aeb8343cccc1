import { useTranslation } from 'react-i18next';
import { rowOf } from '@/routes/routes';
import { asFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { ListSkeleton } from '@/shared/list/ListSkeleton';
import { Rows } from '@/shared/list/Rows';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { RetryNote } from '@/shared/ui/RetryNote';
import { useFormat } from '@/shared/ui/use-format';
import { useSmallScreen } from '@/shared/ui/use-small-screen';
import { itemsToAskAgain } from './api';
import { itemRows } from './item-rows';
import { tabOf, type ItemsTab } from './items-tabs';
import { MoreItems } from './MoreItems';
import { useItems } from './use-items';

/** The items of a tab as they come: waiting, failed wholly or in part, none, or a table. */
export function ItemsList({ tab }: { tab: ItemsTab }) {
  const { t } = useTranslation(['dashboard', 'nav', 'ui']);
  const { list } = useFormat();
  const { currentData: items, error, isFetching } = useItems(tab);
  const small = useSmallScreen();
  const dispatch = useApiDispatch();
  const retry = () => void dispatch(itemsToAskAgain());
  if (!items && error !== undefined && !isFetching) return <FailureOutcome failure={asFailure(error)} retry={retry} />;
  if (!items) return <ListSkeleton small={small} />;
  const { rows, failed } = items;
  const kinds = list(failed.map((kind) => t(rowOf(kind).titleKey)));
  return (
    <>
      {failed.length > 0 && <RetryNote text={t('partly', { kinds })} label={t('ui:actions.retry')} onRetry={retry} />}
      {rows.length > 0 && <Rows definition={itemRows} label={t(`tabs.${tab}`)} rows={rows} small={small} />}
      {rows.length === 0 && failed.length === 0 && (
        <Outcome title={t(`none.${tab}.title`)} text={t(`none.${tab}.text`)} />
      )}
      {tabOf(tab).counted && <MoreItems items={items} />}
    </>
  );
}
