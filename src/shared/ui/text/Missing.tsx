import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedText } from './use-loaded-text';
import { useI18n } from './use-locale';
import { VisuallyHidden } from './VisuallyHidden';

const LoadedWords = () => useLoadedText()('ui:missing');
const AwaitedWords = () => useTranslation('ui').t('missing');

/** No value: an en dash to the eye, words to a screen reader, never a 0. */
export function Missing() {
  // A table has a hundred of them, where the words are there nearly always.
  const isLoaded = useI18n().hasLoadedNamespace('ui');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        {isLoaded ? (
          <LoadedWords />
        ) : (
          <Suspense>
            <AwaitedWords />
          </Suspense>
        )}
      </VisuallyHidden>
    </>
  );
}
