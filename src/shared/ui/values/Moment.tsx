import { useMoment } from '../format/use-moment';

/** An ISO time as day and time of whoever reads; what is no time stays as it is. */
export function Moment({ iso }: { iso: string }) {
  const moment = useMoment();
  return (
    <bdi>
      <time dateTime={iso}>{moment(iso)}</time>
    </bdi>
  );
}
