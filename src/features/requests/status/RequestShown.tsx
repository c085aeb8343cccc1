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
import { AnswerTimeline } from '../AnswerTimeline';
import { AskedAccessions } from '../AskedAccessions';
import { EventList } from '../EventList';
import { RequestNumber } from '../RequestNumber';
import { useNextStep } from './use-next-step';

interface ShownProps {
  /** Looked at by somebody else than its requester, whom the next step is told. */
  foreign?: boolean;
  request: RequestStatus;
}

/** What became of the whole request, oldest first; what genebanks did stands at each of them. */
function History({ request: { history, needsApproval, approver, permitEvents }, foreign = false }: ShownProps) {
  const name = (foreign ? requestStandingName : ownStanding).useName();
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
    ...(permitEvents ?? []).map(({ what, at }) => ({ at, text: t(`permits.${what}`) })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <EventList>
      {events.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          {text} · <Moment iso={at} />
        </li>
      ))}
    </EventList>
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
  const isolated = useIsolated();
  const { answer } = holder;
  const progress = progressOf([holder]);
  // The first event of a part is that it was sent there, which the request's own history tells.
  const [, ...events] = answer?.history ?? [];
  const reminders = answer?.reminders ?? [];
  const standing = answer && partStanding(answer.state, request.state, progress);
  return (
    <AskedAccessions holder={holder} answer={answer ?? undefined}>
      {answer && standing && (
        <p>
          <Standing standing={standing} progress={progress} name={partStandingName} />{' '}
          <ItemCounts row={{ ...progress, state: answer.state }} />
        </p>
      )}
      {events.length + reminders.length > 0 && <AnswerTimeline history={events} reminders={reminders} />}
      {standing && !quiet && <p>{t(`holderNext.${standing}`)}</p>}
      {answer?.note && (
        <div>
          <p>{t('answered.note')}</p>
          <blockquote dir="auto">{answer.note}</blockquote>
        </div>
      )}
      {answer?.tracking && <p>{t('answered.tracking', { number: isolated(answer.tracking) })}</p>}
      {children}
    </AskedAccessions>
  );
}

/** What a request is called by, and how far it is. */
export function RequestHead({ request: { number, state, holders }, foreign = false }: ShownProps) {
  const progress = progressOf(holders);
  return (
    <div className="actions">
      <RequestNumber number={number} />
      <Standing
        standing={requestStanding(state, progress)}
        progress={progress}
        name={foreign ? requestStandingName : ownStanding}
      />
    </div>
  );
}

interface Props extends ShownProps {
  /** In place of what comes next, where the requester is to do it. */
  step?: ReactNode;
  /** Import permits, and what can be done with them. */
  permits?: ReactNode;
  /** What can be done with the part of one genebank. */
  renderActions?: (holder: AnsweredHolder) => ReactNode;
}

/** Where a request stands, below its head; nothing about the person is here. */
export function RequestShown({ request, foreign = false, step, permits, renderActions }: Props) {
  const { t } = useTranslation('requests');
  const nextStep = useNextStep(request);
  const { day } = useFormat();
  const { holders, erased } = request;
  return (
    <>
      {step}
      {erased !== undefined && <p>{t('erase.done', { time: day(erased) })}</p>}
      {!foreign && !step && erased === undefined && (
        <>
          <h2>{t('status.next')}</h2>
          <p>
            {nextStep} <MailboxLink />
          </p>
        </>
      )}
      {permits}
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
