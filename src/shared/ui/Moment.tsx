import { perLanguage } from './per-language';
import { useLocale } from './use-locale';

const timesIn = perLanguage(
  (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** An ISO time as day and time of whoever reads; what is no time stays as it is. */
export function Moment({ iso }: { iso: string }) {
  const locale = useLocale();
  return (
    <bdi>
      <time dateTime={iso}>{Number.isNaN(Date.parse(iso)) ? iso : timesIn(locale).format(new Date(iso))}</time>
    </bdi>
  );
}
