import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '@/contract/account/account';
import { profileApi } from '@/entities/profile/api';
import { SessionCards } from '@/entities/sessions/SessionCards';
import { useSessionName } from '@/entities/sessions/use-session-name';
import { asFailure } from '@/shared/api/failure';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Arrived } from './Arrived';
import { SettingsPart } from './SettingsPart';

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
      {data && <SessionCards sessions={data} own={own} onEnd={setEnding} />}
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
