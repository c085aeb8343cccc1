import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '@/contract/account/account';
import { profileApi } from '@/entities/profile/api';
import { asFailure } from '@/shared/api/failure';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Moment } from '@/shared/ui/values/Moment';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Arrived } from './Arrived';
import { CardList } from '@/shared/ui/layout/CardList';
import { Facts } from '@/shared/ui/layout/Facts';
import { SettingsPart } from './SettingsPart';

/** "Firefox on Linux", as far as it is known. */
function useSessionName() {
  const { t } = useTranslation('profile');
  const isolated = useIsolated();
  return ({ program, system }: OwnSession) => {
    const name = program === null ? t('sessions.unknown') : isolated(program);
    return system === null ? name : t('sessions.on', { program: name, system: isolated(system) });
  };
}

interface RowProps {
  session: OwnSession;
  /** It is of another application than this portal. */
  foreign: boolean;
  onEnd: () => void;
}

function SessionRow({ session, foreign, onEnd }: RowProps) {
  const { t } = useTranslation('profile');
  const facts = useId();
  const name = useSessionName()(session);
  return (
    <li>
      <div className="head">
        <strong>{name}</strong>
        {session.current ? (
          <span className="badge">{t('sessions.here')}</span>
        ) : (
          // Two may have one name: their times tell them apart.
          <Button color="error" aria-label={t('sessions.endOf', { name })} aria-describedby={facts} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
      <Facts id={facts}>
        <dt>{t('sessions.begun')}</dt>
        <dd>
          <Moment iso={session.begun} />
        </dd>
        <dt>{t('sessions.lastUsed')}</dt>
        <dd>
          <Moment iso={session.lastUsed} />
        </dd>
        {foreign && (
          <>
            <dt>{t('sessions.application')}</dt>
            <dd>
              <bdi>{session.clientId}</bdi>
            </dd>
          </>
        )}
      </Facts>
    </li>
  );
}

/** So many are shown at first: they come the one used last first. */
const FEW = 5;

/** Where one is logged in; any of it can be ended from here but this session itself, which is what logging out is for. */
export function SessionsPart() {
  const { t } = useTranslation('profile');
  const nameOf = useSessionName();
  const { sessions, endSession, endOtherSessions } = profileApi.endpoints;
  const { data, error, refetch } = sessions.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = endSession.useMutation();
  const [endOthers] = endOtherSessions.useMutation();
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const [done, setDone] = useState<{ what: 'ended' | 'othersEnded'; times: number }>();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setAll(true));
    list.current?.children[FEW]?.querySelector('button')?.focus();
  };
  const own = data?.find(({ current }) => current)?.clientId;
  const end = async (which: OwnSession | 'others') => {
    await (which === 'others' ? endOthers() : endOne(which.id)).unwrap();
    setDone({ what: which === 'others' ? 'othersEnded' : 'ended', times: (done?.times ?? 0) + 1 });
  };
  return (
    <SettingsPart title={t('sessions.title')} help={t('sessions.help')}>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!data && error === undefined && <Skeleton variant="rounded" height={120} aria-busy />}
      {/* The button that had the focus is gone. */}
      {done && !ending && (
        <Arrived key={done.times} severity="success">
          {t(`sessions.${done.what}`)}
        </Arrived>
      )}
      {data && (
        <CardList ref={list}>
          {data.slice(0, all ? data.length : FEW).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              foreign={session.clientId !== own}
              onEnd={() => setEnding(session)}
            />
          ))}
        </CardList>
      )}
      {data && data.length > FEW && !all && (
        <Button onClick={showAll}>{t('sessions.all', { number: data.length })}</Button>
      )}
      {data?.some(({ current }) => !current) && (
        <Button variant="outlined" color="error" onClick={() => setEnding('others')}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {ending && (
        <ConfirmDialog
          title={t(ending === 'others' ? 'sessions.endOthersTitle' : 'sessions.endTitle')}
          confirm={t(ending === 'others' ? 'sessions.endOthers' : 'sessions.endConfirm')}
          work={() => end(ending)}
          onClose={() => setEnding(undefined)}
        >
          <p>{ending === 'others' ? t('sessions.endOthersText') : t('sessions.endText', { name: nameOf(ending) })}</p>
        </ConfirmDialog>
      )}
    </SettingsPart>
  );
}
