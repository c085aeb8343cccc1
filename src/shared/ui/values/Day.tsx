import { Missing } from '../text/Missing';
import { useFormat } from '../format/use-format';

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
