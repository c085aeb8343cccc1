import { useLoadedText } from './use-loaded-text';
import { VisuallyHidden } from './VisuallyHidden';

/** No value: an en dash to the eye, words to a screen reader, never a 0. */
export function Missing() {
  const text = useLoadedText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text('ui:missing')}</VisuallyHidden>
    </>
  );
}
