import { useTranslation } from 'react-i18next';
import type { AnswerPage } from '@/contract/request/request';
import { Alert, AlertTitle } from '@/shared/mui/Alert';

/** What could not be done of an answer, since somebody else decided it meanwhile, and how it stands. */
export function RefusedItems({ page: { refused, holder } }: { page: AnswerPage }) {
  const { t } = useTranslation(['requests', 'ui']);
  if (!refused) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('ui:list.failedForSome')}</AlertTitle>
      {holder.accessions
        .filter(({ uuid }) => refused.includes(uuid))
        .map(({ uuid, accessionNumber }) => (
          <div key={uuid}>
            <bdi>{accessionNumber}</bdi>: {t(`requests:itemStates.${holder.answer.items[uuid] ?? 'PENDING'}`)}
          </div>
        ))}
    </Alert>
  );
}
