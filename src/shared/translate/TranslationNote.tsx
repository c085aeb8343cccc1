import { useTranslation } from 'react-i18next';
import { useMachineTranslation } from '@/shared/translate/machine-translation';

/** What becomes of a text that is to be translated by machine, where that can be done. */
export const TranslationNote = () => useMachineTranslation() && <Note />;

function Note() {
  const { t } = useTranslation('translate');
  return <p>{t('sent')}</p>;
}
