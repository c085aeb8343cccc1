import { dateFormat } from '../intl';
import { useLocale } from '../text/use-locale';

/** ISO times as day and time of whoever reads, in words; what is no time stays as it is. */
export function useMoment(): (iso: string) => string {
  const times = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : times.format(new Date(iso)));
}
