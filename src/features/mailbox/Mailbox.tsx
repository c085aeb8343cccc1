import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@/contract/account/account';
import { useHistory } from '@/routes/hooks/use-history';
import { asFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { isPlainClick } from '@/shared/ui/controls/Link';
import { Moment } from '@/shared/ui/values/Moment';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { textParts } from './text-parts';
import styles from './Mailbox.module.css';

/** An address of this portal, followed within it. It brings its own language, so the present one is not put before it. */
function OwnLink({ url, children }: { url: URL; children: ReactNode }) {
  const { push } = useHistory();
  const address = url.pathname + url.search + url.hash;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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

/** One message; the newest of those first seen is open. */
function Message({ mail, opened }: { mail: Mail; opened: boolean }) {
  const { t } = useTranslation('mailbox');
  const isolated = useIsolated();
  const { to, subject, text, sent, language } = mail;
  const [open, setOpen] = useState(opened);
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <bdi lang={language}>{subject}</bdi>
          <small>
            {t('to', { address: isolated(to) })} · <Moment iso={sent} />
          </small>
        </summary>
        <div className="text" lang={language} dir="auto">
          <MessageText text={text} />
        </div>
      </details>
    </li>
  );
}

interface UseMailboxMailbox {
  /** Newest first; those that were there stay while newer ones cannot be fetched. */
  mails?: readonly Mail[];
  failure?: Failure;
  busy: boolean;
  refresh: () => void;
}

/** The messages of a reference API: fetched past the store, as the links in them are secrets, and anew on focus. */
function useMailbox(): UseMailboxMailbox {
  const [{ mails, failure }, setState] = useState<Pick<UseMailboxMailbox, 'mails' | 'failure'>>({});
  const [busy, setBusy] = useState(true);
  const latest = useRef(0);

  const ask = useCallback(() => {
    const mine = (latest.current += 1);
    const isLatest = () => mine === latest.current;
    sendPastStore('GET /mailbox', {})
      .then((found) => isLatest() && setState({ mails: found }))
      .catch((fault: unknown) => isLatest() && setState((now) => ({ ...now, failure: asFailure(fault) })))
      .finally(() => isLatest() && setBusy(false));
  }, []);

  useEffect(() => {
    ask();
    window.addEventListener('focus', ask);
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', ask);
    };
  }, [ask]);

  const refresh = () => {
    setBusy(true);
    ask();
  };
  return { mails, failure, busy, refresh };
}

/** What a reference API would have sent by mail. */
function Messages() {
  const { t } = useTranslation('mailbox');
  const { mails, failure, busy, refresh } = useMailbox();
  return (
    <PageBody className={styles.body}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.bar}>
        <Button variant="outlined" loading={busy} onClick={refresh}>
          {t('refresh')}
        </Button>
        <span role="status">{mails && t('count', { count: mails.length })}</span>
      </div>
      {failure && <FailureOutcome failure={failure} retry={refresh} />}
      {!mails && !failure && <Skeleton variant="rounded" height={160} />}
      {mails?.length === 0 && !failure && <Outcome title={t('empty.title')} text={t('empty.text')} />}
      {mails && mails.length > 0 && (
        <ul className={styles.messageList}>
          {mails.map((mail, place) => (
            <Message key={mail.id} mail={mail} opened={place === 0} />
          ))}
        </ul>
      )}
    </PageBody>
  );
}

/** `/demo/mailbox`, where the server has one. `nothing`: what stands at addresses that do not exist. */
export function Mailbox({ nothing }: { nothing: ReactNode }) {
  const { data, error, refetch } = useServerInfoQuery();
  if (data) return data.features.mailbox ? <Messages /> : nothing;
  return (
    <PageBody aria-busy={error === undefined}>
      {error === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <FailureOutcome failure={asFailure(error)} level={1} retry={() => void refetch()} />
      )}
    </PageBody>
  );
}
