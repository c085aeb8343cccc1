import { useTranslation } from 'react-i18next';
import type { HolderAnswer } from '@/contract/request-answer';
import { Moment } from '@/shared/ui/Moment';
import { styled } from '@/shared/ui/styled';
import { useFormat } from '@/shared/ui/use-format';

const Events = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  '& li': { paddingBlock: 2 },
  '& li:last-child': { fontWeight: 600 },
}));

/** What one genebank did with its part, and when it was reminded; oldest first. */
export function AnswerTimeline({ answer: { history, reminders } }: { answer: HolderAnswer }) {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const reminded = reminders.filter(({ to }) => to === 'institute').map(({ at }) => ({ state: undefined, at }));
  return (
    <Events>
      {[...history, ...reminded]
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {state ? (
              <>
                {t(`holderStates.${state}`)} · <Moment iso={at} />
              </>
            ) : (
              t('answered.reminded', { time: day(at) })
            )}
          </li>
        ))}
    </Events>
  );
}
