import { useTranslation } from 'react-i18next';
import { Missing } from '../text/Missing';

export function YesNo({ value }: { value: boolean | null | undefined }) {
  const { t } = useTranslation('ui');
  return value === null || value === undefined ? <Missing /> : <>{t(value ? 'yes' : 'no')}</>;
}
