import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { firstPage } from '@/shared/list/first-page';
import { useFormat } from '@/shared/ui/format/use-format';
import { openableList } from '../catalogue/openable-list';

const page = firstPage(openableList);

/** How many accessions a filter has: the catalogue says, not the service. Asked as their list will ask, which then has it. */
export function AnswerCount({ filter }: { filter: AccessionFilter }) {
  const { t } = useTranslation(['ask', 'accession', 'ui']);
  const { number } = useFormat();
  const { currentData, error, refetch } = openableList.endpoint.useQuery({ filter, ...page });
  if (error) return <RetryNote text={t('countFailed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  const count = currentData?.totalElements;
  return (
    <strong role="status">
      {count === undefined ? t('counting') : t('accession:count', { count, shown: number(count) })}
    </strong>
  );
}
