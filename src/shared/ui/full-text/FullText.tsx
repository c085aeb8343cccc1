import { Suspense, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { lazyPart } from '../outcomes/lazy-part';

const FullTextNote = lazyPart(() => import('./FullTextNote'));

/** Milliseconds in which the pointer can go from the text to what is shown of it. */
const GRACE = 150;

const isCut = ({ clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  // One pixel is hidden from the eye, and meant so.
  clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);

const hides = (element: Element) => isCut(element) && getComputedStyle(element).overflow.includes('hidden');

/** What is to be shown of it: what its `data-full` says, or its text where a part of that is cut off. */
function fullText(element: HTMLElement): string | undefined {
  if (element.dataset['full']) return element.dataset['full'];
  const cut = [element, ...element.querySelectorAll('*')].some(hides);
  return (cut && element.textContent) || undefined;
}

interface Props {
  /** Selects the parts that may be cut off. */
  of: string;
  children: ReactNode;
}

/** Shows whole, on hover and on focus, what is cut off for want of room. */
export function FullText({ of, children }: Props) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; text: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = ({ target }: PointerEvent | FocusEvent) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(of) : null;
    const text = anchor && fullText(anchor);
    if (!text) return leave();
    clearTimeout(timer.current);
    setShown({ anchor, text });
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (shown) timer.current = setTimeout(() => setShown(undefined), GRACE);
  };
  return (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onPointerOver={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setShown(undefined)}
    >
      {children}
      {shown && (
        <Suspense fallback={null}>
          <FullTextNote {...shown} onPointerEnter={() => clearTimeout(timer.current)} onPointerLeave={leave} />
        </Suspense>
      )}
    </div>
  );
}
