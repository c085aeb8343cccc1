import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@/contract/account';
import { useHistory } from '@/routes/use-history';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { perLanguage } from '@/shared/ui/per-language';
import { useIsolated } from '@/shared/ui/use-isolated';
import { useLocale } from '@/shared/ui/use-locale';
import { textParts } from './text-parts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** An address of this portal, followed within it. It brings its own language, so the present one is not put before it. */
function OwnLink({ url, children }: { url: URL; children: ReactNode }) {
  const { push } = useHistory();
  const address = url.pathname + url.search + url.hash;
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    push(address);
  };
  return (
    <a className="link link-always" href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** A plain text whose addresses can be followed. */
function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map(({ at, text: shown, url }) => {
    if (!url) return shown;
    // Its protocol first, whatever direction the words around it have.
    const address = <bdi dir="ltr">{shown}</bdi>;
    return url.origin === globalThis.location.origin ? (
      <OwnLink key={at} url={url}>
        {address}
      </OwnLink>
    ) : (
      <ExternalLink key={at} url={url.href}>
        {address}
      </ExternalLink>
    );
  });
}

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
