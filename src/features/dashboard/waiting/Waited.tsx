import { useTranslation } from 'react-i18next';
import { ANSWER_DUE_DAYS } from '@/contract/request/request-answer';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';
import { useDaysSince } from './use-days-since';

interface Props {
  since: string | undefined;
  /** What waits longer than genebanks have is marked. */
  due?: true;
}

/** For how long something waits. */
export function Waited({ since, due }: Props) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const days = useDaysSince()(since);
  return (
    <>
      {days === 0 ? t('toDo.today') : t('toDo.days', { count: days, number: number(days) })}
      {due && days >= ANSWER_DUE_DAYS && (
        <>
          {' '}
          <Badge dense tone="late">
            {t('toDo.overdue')}
          </Badge>
        </>
      )}
    </>
  );
}
