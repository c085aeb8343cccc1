import { useTranslation } from 'react-i18next';
import { useIsolated } from '@/shared/ui/text/use-isolated';

/** What people call a request by, as it stands in letters. */
export function RequestNumber({ number }: { number: string }) {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  return <p>{t('number', { number: isolated(number) })}</p>;
}
