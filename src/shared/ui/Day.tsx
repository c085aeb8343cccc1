import { Missing } from './Missing';
import { useFormat } from './use-format';

/** An ISO time as a day. */
export function Day({ iso }: { iso: string | null | undefined }) {
  const { day } = useFormat();
  return iso ? <time dateTime={iso}>{day(iso)}</time> : <Missing />;
}
