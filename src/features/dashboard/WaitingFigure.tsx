import { useTranslation } from 'react-i18next';
import { requestListApi } from '@/entities/request/api';
import { useFormat } from '@/shared/ui/format/use-format';
import { UNANSWERED } from './waiting/unanswered';

/** How many requests wait for an answer of the institutes that this person answers for. */
export function WaitingFigure() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = requestListApi.endpoints.subrequestList.useQuery({ filter: UNANSWERED, p: 0, l: 1 });
  if (!data) return null;
  return <>{t('waiting', { count: data.totalElements, number: number(data.totalElements) })}</>;
}
