import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/shared/ui/CopyButton';
import { useFormat } from '@/shared/ui/use-format';
import { ChoiceRow, MissingRow, TickRow } from './EntryRow';
import { Pages } from './Pages';
import { Group } from './match-styles';
import { withChoice, withGroup, type Choices, type Entry, type Outcome } from './match-report';

const ROWS = 25;
const ROW_OF = { exact: TickRow, probable: TickRow, ambiguous: ChoiceRow, none: MissingRow };

interface Props {
  outcome: Outcome;
  entries: readonly Entry[];
  choices: Choices;
  /** How many entries have chosen an accession. */
  timesTaken: ReadonlyMap<string, number>;
  unfolded: boolean;
  onChoices: (choices: Choices) => void;
}

/** All identifiers of one outcome, a page at a time. */
export function OutcomeGroup({ outcome, entries, choices, timesTaken, unfolded, onChoices }: Props) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const id = useId();
  const [open, setOpen] = useState(unfolded);
  const [page, setPage] = useState(0);
  const Row = ROW_OF[outcome];
  const total = entries.length;
  if (total === 0) return null;
  const all = entries.every(({ text }) => choices.has(text));
  return (
    <Group open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t(`outcome.${outcome}`)} ({number(total)})
      </summary>
      <p>{t(`about.${outcome}`)}</p>
      {open && (
        <>
          {(outcome === 'exact' || outcome === 'probable') && total > 1 && (
            <label>
              <input
                type="checkbox"
                checked={all}
                onChange={({ target }) => onChoices(withGroup(choices, entries, target.checked))}
              />
              {t('takeAll', { shown: number(total) })}
            </label>
          )}
          {outcome === 'none' && (
            <CopyButton text={entries.map(({ text }) => text).join('\n')} label={t('actions.copyMissing')} />
          )}
          <ul aria-label={t(`outcome.${outcome}`)}>
            {entries.slice(page * ROWS, (page + 1) * ROWS).map((entry, i) => {
              const chosen = choices.get(entry.text);
              return (
                <li key={entry.text}>
                  <Row
                    entry={entry}
                    name={`${id}-${page}-${i}`}
                    chosen={chosen}
                    also={(chosen === undefined ? 1 : (timesTaken.get(chosen) ?? 1)) - 1}
                    onChoose={(text, uuid) => onChoices(withChoice(choices, text, uuid))}
                  />
                </li>
              );
            })}
          </ul>
          <Pages page={page} rows={ROWS} total={total} onPage={setPage} />
        </>
      )}
    </Group>
  );
}
