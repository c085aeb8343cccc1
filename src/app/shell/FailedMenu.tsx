import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { InsteadProps } from '@/shared/ui/outcomes/FailedPart';
import { notify } from '@/shared/ui/outcomes/notices';

interface Props extends InsteadProps {
  open: boolean;
  close(): void;
}

/** In place of a menu that could not be fetched: its button closes again, which is told, and the next press tries again. */
export function FailedMenu({ open, close, retry }: Props) {
  const dispatch = useDispatch();
  const told = useRef(false);
  useEffect(() => {
    if (!open) return;
    if (told.current) {
      retry();
      return;
    }
    told.current = true;
    dispatch(notify({ key: 'common:part.failed', severity: 'error' }));
    close();
  }, [open, close, retry, dispatch]);
  return null;
}
