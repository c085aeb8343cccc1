import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredHolder, RequestStatus } from '@/contract/request';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { Moment } from '@/shared/ui/Moment';
import { useFormat } from '@/shared/ui/use-format';
import { AnswerTimeline } from '../AnswerTimeline';
import { AskedAccessions } from '../AskedAccessions';
import { useNextStep } from './use-next-step';

/** What happened so far, oldest first. */
function History({ history }: Pick<RequestStatus, 'history'>) {
  const { t } = useTranslation('requests');
  return (
    <ol>
      {history.map(({ state, at }) => (
        <li key={state}>
          {t(`states.${state}`)} · <Moment iso={at} />
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  holder: AnsweredHolder;
  /** Nobody waits for what comes next. */
  quiet: boolean;
  children: ReactNode;
}

/** One genebank's part, and what became of it so far. */
function HolderPart({ holder, quiet, children }: PartProps) {
  const { t } = useTranslation('requests');
  const { answer } = holder;
  return (
    <AskedAccessions holder={holder} answer={answer ?? undefined}>
      {answer && <AnswerTimeline answer={answer} />}
      {answer && !quiet && <p>{t(`holderNext.${answer.state}`)}</p>}
      {answer?.note && (
        <div>
          <p>{t('answered.note')}</p>
          <blockquote style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {answer.note}
          </blockquote>
        </div>
      )}
      {answer?.tracking && <p>{t('answered.tracking', { number: answer.tracking })}</p>}
      {children}
    </AskedAccessions>
  );
}

interface Props {
  /** Looked at by somebody else than its requester, whom the next step is told. */
  foreign?: boolean;
  request: RequestStatus;
  /** What can be done with the part of one genebank. */
  renderActions?: (holder: AnsweredHolder) => ReactNode;
}

/** Where a request stands; nothing about the person is here. */
export function RequestShown({ request, foreign = false, renderActions }: Props) {
  const { t } = useTranslation('requests');
  const nextStep = useNextStep(request);
  const { day } = useFormat();
  const { state, history, holders, erased } = request;
  return (
    <>
      <p>
        <strong>{t(`states.${state}`)}</strong>
      </p>
      {erased !== undefined && <p>{t('erase.done', { time: day(erased) })}</p>}
      {!foreign && erased === undefined && (
        <>
          <h2>{t('status.next')}</h2>
          <p>
            {nextStep} <MailboxLink />
          </p>
        </>
      )}
      <h2>{t('status.history')}</h2>
      <History history={history} />
      <h2>{t('status.asked')}</h2>
      {holders.map((holder) => (
        <HolderPart key={holder.code} holder={holder} quiet={foreign || erased !== undefined}>
          {renderActions?.(holder)}
        </HolderPart>
      ))}
    </>
  );
}
