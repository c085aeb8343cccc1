import { useTranslation } from 'react-i18next';
import type { AnswerEvent, HolderAnswer } from '@/contract/request/request-answer';
import type { PermitEvent } from '@/contract/request/permit';
import { useCounts } from '@/entities/request/ItemCounts';
import { Moment } from '@/shared/ui/values/Moment';
import { useFormat } from '@/shared/ui/format/use-format';
import { EventList } from './EventList';

/** What happened to a genebank's part, in words. */
function useAnswerEvent(): (event: AnswerEvent) => string {
  const { t } = useTranslation('requests');
  const counts = useCounts();
  return ({ state, items, received }) => {
    if (received !== undefined) return t('answered.arrived', { counts: counts({ RECEIVED: received }) });
    return items ? t('answered.event', { counts: counts(items) }) : t(`holderStates.${state}`);
  };
}

/** What one genebank did with its part, and who was reminded; oldest first. */
export function AnswerTimeline({
  history,
  reminders,
  permitEvents,
}: Pick<HolderAnswer, 'history' | 'reminders'> & { permitEvents?: readonly PermitEvent[] | undefined }) {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const told = useAnswerEvent();
  const events = [
    ...history.map((event) => ({ at: event.at, text: told(event) })),
    ...(permitEvents ?? []).map(({ what, at }) => ({ at, text: t(`permits.${what}`) })),
    ...reminders.map(({ to, at }) => ({ at, to })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <EventList>
      {events.map((each) => (
        <li key={`${each.at} ${'text' in each ? each.text : each.to}`}>
          {'text' in each ? (
            <>
              {each.text} · <Moment iso={each.at} />
            </>
          ) : (
            t(each.to === 'institute' ? 'answered.reminded' : 'answered.remindedArrival', { time: day(each.at) })
          )}
        </li>
      ))}
    </EventList>
  );
}
