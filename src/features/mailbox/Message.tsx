import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@/contract/account';
import { perLanguage } from '@/shared/ui/per-language';
import { useIsolated } from '@/shared/ui/use-isolated';
import { useLocale } from '@/shared/ui/use-locale';
import { MessageText } from './MessageText';

const timesIn = perLanguage(
  (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'medium' }),
);

/** What is no time stays as it is. */
const timeText = (iso: string, locale: string) =>
  Number.isNaN(Date.parse(iso)) ? iso : timesIn(locale).format(new Date(iso));

/** One message; the newest of those first seen is open. */
export function Message({ mail, opened }: { mail: Mail; opened: boolean }) {
  const { t } = useTranslation('mailbox');
  const isolated = useIsolated();
  const locale = useLocale();
  const { to, subject, text, sent, language } = mail;
  const [open, setOpen] = useState(opened);
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <bdi lang={language}>{subject}</bdi>
          <small>
            {t('to', { address: isolated(to) })} ·{' '}
            <bdi>
              <time dateTime={sent}>{timeText(sent, locale)}</time>
            </bdi>
          </small>
        </summary>
        <div className="text" lang={language} dir="auto">
          <MessageText text={text} />
        </div>
      </details>
    </li>
  );
}
