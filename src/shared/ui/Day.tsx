import { Missing } from './Missing';
import { useFormat } from './use-format';

/** An ISO time as a day. */
export function Day({ iso }: { iso: string | null | undefined }) {
  const { day } = useFormat();
  if (!iso) return <Missing />;
  return (
    <bdi>
      <time dateTime={iso}>{day(iso)}</time>
    </bdi>
  );
}
