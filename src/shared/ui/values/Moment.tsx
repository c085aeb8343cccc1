import { dateFormat } from '../intl';
import { useLocale } from '../text/use-locale';

/** An ISO time as day and time of whoever reads; what is no time stays as it is. */
export function Moment({ iso }: { iso: string }) {
  const times = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <bdi>
      <time dateTime={iso}>{Number.isNaN(Date.parse(iso)) ? iso : times.format(new Date(iso))}</time>
    </bdi>
  );
}
