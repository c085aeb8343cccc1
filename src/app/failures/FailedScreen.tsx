import { useTranslation } from 'react-i18next';
import { FailedPart } from '@/shared/ui/outcomes/FailedPart';
import type { InsteadProps } from '@/shared/ui/outcomes/FailedPart';
import { Notice } from '../shell/Notice';

/** In place of a screen that could not be fetched. */
export function FailedScreen(props: InsteadProps) {
  const { t } = useTranslation('common');
  return (
    <Notice>
      <h1>{t('error.title')}</h1>
      <FailedPart {...props} />
    </Notice>
  );
}
