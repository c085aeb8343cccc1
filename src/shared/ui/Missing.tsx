import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

/** No value: an en dash to the eye, words to a screen reader, never a 0. */
export function Missing() {
  const { t } = useTranslation('ui');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('missing')}</VisuallyHidden>
    </>
  );
}
