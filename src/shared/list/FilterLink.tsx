import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isFailure } from '@/shared/api/failure';
import { notify } from '@/shared/ui/notices';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFilterCode, type Openable } from './use-filter-code';

/** Milliseconds of pointing or focus that tell an intention from passing by. */
const INTENT = 120;

interface Props<T extends object, F extends object> {
  list: Openable<T, F>;
  filter: F;
  /** The list's address for a code: `(filterCode) => href('accessions', { filterCode })`. */
  path: (filterCode: string | undefined) => string;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link into a filtered list. Only the server makes codes, so that the filter is posted as soon as somebody means
 * to follow: the address then holds the code, for a new tab too. Until it is known the link leads to the whole list.
 */
export function FilterLink<T extends object, F extends object>({ list, filter, path, children }: Props<T, F>) {
  const { t } = useTranslation('ui');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { code, ask } = useFilterCode(list, filter);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

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
      const found = await ask();
      // Whoever went elsewhere meanwhile is not called back.
      if (!gone.current) void navigate(path(found));
    } catch (error) {
      const message = (isFailure(error) && error.message) || t('failure.noAnswer');
      dispatch(notify({ key: 'failure.notice', values: { message }, severity: 'error' }));
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
        if (code || !isPlain(event)) return;
        event.preventDefault();
        if (!busy) void follow();
      }}
    >
      {children}
    </RouteLink>
  );
}
