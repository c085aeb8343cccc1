import { useEffect, useState } from 'react';
import { useHistory } from '@/routes/hooks/use-history';

/** While it is held, nobody leaves the page unasked: what goes there after all, and what ends the question. */
export function useHeld(isHeld: boolean): [asked: { go: () => void } | undefined, close: () => void] {
  const { hold } = useHistory();
  const [asked, setAsked] = useState<{ go: () => void }>();
  useEffect(() => {
    if (!isHeld) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = hold((go) => setAsked({ go }));
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [isHeld, hold]);
  return [asked, () => setAsked(undefined)];
}
