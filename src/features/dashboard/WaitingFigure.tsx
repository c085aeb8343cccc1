import { useTranslation } from 'react-i18next';
import type { SubrequestFilter } from '@/contract/request/request-lists';
import { requestListApi } from '@/entities/request/api';
import { useFormat } from '@/shared/ui/format/use-format';

const WAITING: SubrequestFilter = { standing: ['PENDING', 'ANSWERED_IN_PART'], requestState: ['DISPATCHED'] };

/** How many requests wait for an answer of the institutes that this person answers for. */
export function WaitingFigure() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = requestListApi.endpoints.subrequestList.useQuery({ filter: WAITING, p: 0, l: 1 });
  if (!data) return null;
  return <>{t('waiting', { count: data.totalElements, number: number(data.totalElements) })}</>;
}
