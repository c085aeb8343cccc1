import { useEffect, useRef } from 'react';
import { Alert, type AlertProps } from '@/shared/mui/Alert';

/** What came of something that took its own button or form away: the focus goes there. */
export function Arrived(props: AlertProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return <Alert {...props} ref={element} role="status" tabIndex={-1} />;
}
