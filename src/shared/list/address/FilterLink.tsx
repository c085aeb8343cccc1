import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/shared/ui/controls/Link';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { usePostFilter, type Openable } from './use-post-filter';

/** Milliseconds of pointing or focus that tell an intention from passing by. */
const INTENT = 120;

interface Props<T extends object, F extends object> {
  list: Openable<T, F>;
  filter: F;
  /** The list's address for a code: `(filterCode) => href('accessions', { filterCode })`. */
  path: (filterCode: string | undefined) => string;
  children: ReactNode;
}

/**
 * A link into a filtered list. Only the server makes codes, so that the filter is posted as soon as somebody means
 * to follow: the address then holds the code, for a new tab too. Until it is known the link leads to the whole list.
 */
export function FilterLink<T extends object, F extends object>({ list, filter, path, children }: Props<T, F>) {
  const navigate = useNavigate();
  const { post, tell } = usePostFilter(list);
  const key = JSON.stringify(filter);
  const [known, setKnown] = useState<{ key: string; code: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  const code = known?.key === key ? known.code : undefined;

  const ask = async () => {
    const answered = await post(filter);
    setKnown({ key, code: answered });
    return answered;
  };
  const forget = () => clearTimeout(timer.current);
  const prepare = () => {
    forget();
    // A failure is told when somebody follows the link, not for pointing at it.
    if (!code && !busy) timer.current = setTimeout(() => void ask().catch(() => undefined), INTENT);
  };
  const follow = async () => {
    forget();
    setBusy(true);
    try {
      const answered = await ask();
      // Whoever went elsewhere meanwhile is not called back.
      if (shown.current) void navigate(path(answered));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <RouteLink
      to={path(code)}
      aria-busy={busy || undefined}
      onPointerEnter={prepare}
      onPointerLeave={forget}
      onFocus={prepare}
      onBlur={forget}
      onClick={(event) => {
        if (code || !isPlainClick(event)) return;
        event.preventDefault();
        if (!busy) void follow();
      }}
    >
      {children}
    </RouteLink>
  );
}
