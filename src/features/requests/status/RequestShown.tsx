import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredHolder, RequestState, RequestStatus } from '@/contract/request/request';
import { partStanding, progressOf, requestStanding } from '@/contract/request/request-standing';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { ItemCounts } from '@/entities/request/ItemCounts';
import { ownStanding, partStandingName, requestStandingName, Standing } from '@/entities/request/Standing';
import { Moment } from '@/shared/ui/values/Moment';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { AnswerTimeline, useAnswerEvent } from '../AnswerTimeline';
import { AskedAccessions } from '../AskedAccessions';
import { RequestNumber } from '../RequestNumber';
import { useNextStep } from './use-next-step';

/** What happened so far, by whom, oldest first. */
function History({
  request: { history, holders, needsApproval, approver },
  foreign,
}: {
  request: RequestStatus;
  foreign: boolean;
}) {
  const name = (foreign ? requestStandingName : ownStanding).useName();
  const told = useAnswerEvent();
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const stateName = (state: RequestState): string => {
    // Where somebody has to approve, nothing else validates it.
    const decided = needsApproval && (state === 'VALIDATED' || state === 'REJECTED') ? state : undefined;
    if (decided && approver !== undefined) return t(`decidedBy.${decided}`, { approver: isolated(approver) });
    return decided === 'VALIDATED' ? t('approved') : name(state);
  };
  const events = [
    ...history.map(({ state, at }) => ({ at, text: stateName(state) })),
    // The first event of a part is that it was sent there.
    ...holders.flatMap((holder) =>
      (holder.answer?.history ?? [])
        .slice(1)
        .map((event) => ({ at: event.at, text: `${holder.name}: ${told(event)}` })),
    ),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <ol>
      {events.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          {text} · <Moment iso={at} />
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  holder: AnsweredHolder;
  request: RequestStatus;
  /** Nobody waits for what comes next. */
  quiet: boolean;
  children: ReactNode;
}

/** One genebank's part, and what became of it so far. */
function HolderPart({ holder, request, quiet, children }: PartProps) {
  const { t } = useTranslation('requests');
  const { answer } = holder;
  const progress = progressOf([holder]);
  const standing = answer && partStanding(answer.state, request.state, progress);
  return (
    <AskedAccessions holder={holder} answer={answer ?? undefined}>
      {answer && standing && (
        <p>
          <Standing standing={standing} progress={progress} name={partStandingName} />{' '}
          <ItemCounts row={{ ...progress, state: answer.state }} />
        </p>
      )}
      {/* Of a part that was only sent there, the history above has told that already. */}
      {answer && (answer.history.length > 1 || answer.reminders.length > 0) && <AnswerTimeline answer={answer} />}
      {standing && !quiet && <p>{t(`holderNext.${standing}`)}</p>}
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
  /** In place of what comes next, where the requester is to do it. */
  step?: ReactNode;
  /** What can be done with the part of one genebank. */
  renderActions?: (holder: AnsweredHolder) => ReactNode;
}

/** Where a request stands; nothing about the person is here. */
export function RequestShown({ request, foreign = false, step, renderActions }: Props) {
  const { t } = useTranslation('requests');
  const nextStep = useNextStep(request);
  const { day } = useFormat();
  const { number, state, holders, erased } = request;
  const progress = progressOf(holders);
  return (
    <>
      {step}
      <RequestNumber number={number} />
      <p>
        <Standing
          standing={requestStanding(state, progress)}
          progress={progress}
          name={foreign ? requestStandingName : ownStanding}
        />
      </p>
      {erased !== undefined && <p>{t('erase.done', { time: day(erased) })}</p>}
      {!foreign && !step && erased === undefined && (
        <>
          <h2>{t('status.next')}</h2>
          <p>
            {nextStep} <MailboxLink />
          </p>
        </>
      )}
      <h2>{t('status.history')}</h2>
      <History request={request} foreign={foreign} />
      <h2>{t('status.asked')}</h2>
      {holders.map((holder) => (
        <HolderPart key={holder.code} holder={holder} request={request} quiet={foreign || erased !== undefined}>
          {renderActions?.(holder)}
        </HolderPart>
      ))}
    </>
  );
}
