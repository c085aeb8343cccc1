import { useTranslation } from 'react-i18next';
import { FaultDetails } from './FaultDetails';
import { Notice } from '../shell/Notice';

/** In place of a screen that could not be drawn or fetched. */
export function ErrorScreen({ text }: { text: string }) {
  const { t } = useTranslation('common');
  return (
    <Notice role="alert">
      <h1>{t('error.title')}</h1>
      <FaultDetails text={text} />
    </Notice>
  );
}
