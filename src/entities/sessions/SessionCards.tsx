import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '@/contract/account/account';
import type { ClientSession } from '@/contract/oauth-client/oauth-client';
import { Button } from '@/shared/ui/controls/Button';
import { CardList } from '@/shared/ui/layout/CardList';
import { Facts } from '@/shared/ui/layout/Facts';
import { Moment } from '@/shared/ui/values/Moment';
import { useSessionName } from './use-session-name';

/** So many are shown at first: they come the one used last first. */
const FEW = 5;

interface CardProps {
  session: OwnSession | ClientSession;
  /** The application of which all are, or that of the portal. */
  own: string | undefined;
  onEnd: () => void;
}

/** Called by its person where they are of several, else by what was logged in with. */
function SessionCard({ session, own, onEnd }: CardProps) {
  const { t } = useTranslation('sessions');
  const facts = useId();
  const program = useSessionName()(session);
  const [name, email] = 'email' in session ? [session.fullName, session.email] : [program, undefined];
  const clientId = 'clientId' in session && session.clientId !== own ? session.clientId : undefined;
  return (
    <li>
      <div className="head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {'current' in session && session.current ? (
          <span className="badge">{t('here')}</span>
        ) : (
          // Two may have one name: their times tell them apart.
          <Button
            color="error"
            aria-label={t(email === undefined ? 'endOf' : 'endOfPerson', { name })}
            aria-describedby={facts}
            onClick={onEnd}
          >
            {t('end')}
          </Button>
        )}
      </div>
      <Facts id={facts}>
        {email !== undefined && (
          <>
            <dt>{t('email')}</dt>
            <dd>
              <bdi>{email}</bdi>
            </dd>
            <dt>{t('program')}</dt>
            <dd>{program}</dd>
          </>
        )}
        <dt>{t('begun')}</dt>
        <dd>
          <Moment iso={session.begun} />
        </dd>
        <dt>{t('lastUsed')}</dt>
        <dd>
          <Moment iso={session.lastUsed} />
        </dd>
        {clientId !== undefined && (
          <>
            <dt>{t('application')}</dt>
            <dd>
              <bdi>{clientId}</bdi>
            </dd>
          </>
        )}
      </Facts>
    </li>
  );
}

interface Props<S> {
  sessions: readonly S[];
  own?: string | undefined;
  onEnd: (session: S) => void;
}

/** Where somebody is logged in; each can be ended but the one that looks at it, which is what logging out is for. */
export function SessionCards<S extends CardProps['session']>({ sessions, own, onEnd }: Props<S>) {
  const { t } = useTranslation('sessions');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setAll(true));
    list.current?.children[FEW]?.querySelector('button')?.focus();
  };
  return (
    <>
      <CardList ref={list}>
        {sessions.slice(0, all ? sessions.length : FEW).map((session) => (
          <SessionCard key={session.id} session={session} own={own} onEnd={() => onEnd(session)} />
        ))}
      </CardList>
      {sessions.length > FEW && !all && <Button onClick={showAll}>{t('all', { number: sessions.length })}</Button>}
    </>
  );
}
