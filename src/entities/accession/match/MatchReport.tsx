import { useEffect, useMemo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { MatchResult } from '@/contract/match';
import { useFormat } from '@/shared/ui/use-format';
import { firstChoices, grouped, OUTCOMES, takenOf, type Outcome } from './match-report';
import { Summary } from './match-styles';
import { OutcomeGroup } from './OutcomeGroup';
import type { Pasted } from './split-identifiers';
import { TakeActions } from './TakeActions';

interface Props {
  pasted: Pasted;
  results: readonly MatchResult[];
  onBack: () => void;
  onClose: () => void;
}

/** What every identifier means, by how sure that is, and which of them are taken. */
export function MatchReport({ pasted, results, onBack, onClose }: Props) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = useMemo(() => grouped(pasted, results), [pasted, results]);
  const entries = useMemo(
    () => OUTCOMES.flatMap((outcome) => groups[outcome]).toSorted((a, b) => a.place - b.place),
    [groups],
  );
  const [choices, setChoices] = useState(() => firstChoices(groups));
  const taken = useMemo(() => takenOf(entries, choices), [entries, choices]);
  const count = (outcome: Outcome) => number(groups[outcome].length);
  // Whoever hears the page is taken to the answer.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <DialogContent dividers>
        <Summary>
          <h3 ref={heading} tabIndex={-1}>
            {t('summary', {
              exact: count('exact'),
              probable: count('probable'),
              ambiguous: count('ambiguous'),
              none: count('none'),
            })}
          </h3>
          <Button onClick={onBack}>{t('actions.change')}</Button>
        </Summary>
        {OUTCOMES.map((outcome) => (
          <OutcomeGroup
            key={outcome}
            outcome={outcome}
            entries={groups[outcome]}
            choices={choices}
            timesTaken={taken.times}
            unfolded={outcome !== 'exact' || groups.exact.length === entries.length}
            onChoices={setChoices}
          />
        ))}
      </DialogContent>
      <TakeActions entries={entries} choices={choices} taken={taken} onClose={onClose} />
    </>
  );
}
