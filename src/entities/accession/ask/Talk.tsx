import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_MESSAGE_MAX } from '@/contract/ai/ai';
import { isFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { aiHost } from '@/shared/api/server-address';
import { Button } from '@/shared/ui/controls/Button';
import { useOnChange } from '@/shared/ui/controls/use-on-change';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useLocale } from '@/shared/ui/text/use-locale';
import { AskForm } from './AskForm';
import { Turns } from './Turns';
import { useAskService } from './use-ask-service';
import { sessionsOf, useConversation } from './use-conversation';
import styles from './AskBody.module.css';

/** What of a failure is told in which place. */
type Told = { is: 'failed'; failure: Failure } | { is: 'cancelled' | 'forgotten' | 'lost' };

interface Props {
  person: string;
  /** The version of the terms that was accepted. */
  terms: number;
  /** The terms were accepted just now: the focus comes here. */
  begun: boolean;
  onTermsChanged: () => void;
}

/** Questions and answers, and the box for the next question. */
export function Talk({ person, terms, begun, onTermsChanged }: Props) {
  const { t } = useTranslation('ask');
  const isolated = useIsolated();
  const language = useLocale();
  const { conversation, change, forget } = useConversation(person);
  const { thinking, ask, cancel } = useAskService();
  const [told, setTold] = useState<Told>();
  const [forgetting, setForgetting] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, turns, ended, earlier } = conversation;
  const message = draft.trim();
  useEffect(() => {
    if (begun) box.current?.focus();
  }, [begun]);

  const send = async () => {
    if (thinking || message === '' || message.length > AI_MESSAGE_MAX) return;
    setTold(undefined);
    // The button that was pressed is there no longer.
    box.current?.focus();
    const sessionId = turns.at(-1)?.answer.sessionId;
    const answered = await ask({ message, language, terms, ...(sessionId && { sessionId }) });
    if (!answered) setTold({ is: 'cancelled' });
    else if (!isFailure(answered))
      change({ draft: '', turns: [...turns, { message, answer: answered }], ended: answered.ended });
    else if (answered.status === 403) onTermsChanged();
    else if (sessionId && (answered.status === 404 || answered.status === 410)) {
      setTold({ is: 'lost' });
      change({ ended: true });
    } else setTold({ is: 'failed', failure: answered });
  };
  const startAgain = () => {
    change({ turns: [], ended: false, earlier: [...earlier, turns] });
    setTold(undefined);
  };
  const forgetAll = async () => {
    // One that the service no longer knows is forgotten already.
    for (const sessionId of sessionsOf(conversation))
      await sendPastStore('DELETE /ai/chat/:sessionId', { params: { sessionId } }).catch((fault: unknown) => {
        if (!isFailure(fault) || fault.status !== 404) throw fault;
      });
    forget();
    setTold({ is: 'forgotten' });
  };
  const some = turns.length + earlier.length > 0;
  useOnChange(ended, (before) => {
    // The box is there again, in the place of what was pressed.
    if (before) box.current?.focus();
  });
  return (
    <>
      {earlier.map((before, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing is ever put between them
        <details key={at}>
          <summary>{t('earlier', { number: at + 1 })}</summary>
          <Turns turns={before} isCurrent={false} />
        </details>
      ))}
      <Turns turns={turns} isCurrent />
      {ended ? (
        <div className={styles.note} role="status">
          <p>{t('ended.text')}</p>
          {message !== '' && <p>{t('ended.kept')}</p>}
          <Button autoFocus={told?.is === 'lost'} variant="contained" onClick={startAgain}>
            {t('ended.again')}
          </Button>
        </div>
      ) : (
        <AskForm
          box={box}
          draft={draft}
          first={!some}
          thinking={thinking}
          failure={told?.is === 'failed' ? told.failure : undefined}
          onType={(typed) => change({ draft: typed })}
          onSend={() => void send()}
          onCancel={() => {
            cancel();
            box.current?.focus();
          }}
        />
      )}
      <p role="status" className={styles.quiet}>
        {told?.is === 'cancelled' && t('cancelled')}
        {told?.is === 'forgotten' && t('forgotten')}
      </p>
      {some && (
        <div className={styles.buttons}>
          <Button disabled={thinking} onClick={() => setForgetting(true)}>
            {t('forget.open')}
          </Button>
        </div>
      )}
      {forgetting && (
        <ConfirmDialog
          title={t('forget.title')}
          confirm={t('forget.confirm')}
          work={forgetAll}
          onClose={() => {
            setForgetting(false);
            box.current?.focus();
          }}
        >
          <p>{t('forget.text', { host: isolated(aiHost() ?? '') })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
