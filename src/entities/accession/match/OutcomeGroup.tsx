import { Button } from '@/shared/ui/controls/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchCandidate } from '@/contract/accession/match';
import { href } from '@/routes/href';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { TaxonName } from '../catalogue/TaxonName';
import { withChoice, withGroup, type Choices, type Entry, type Outcome } from './match-report';
import { Group } from './match-styles';
import { useReason } from './use-reason';

/** An accession as found: number, holder, taxon, name, and why. Opens beside the paste, not instead of it. */
function CandidateName({ candidate }: { candidate: MatchCandidate }) {
  const { t } = useTranslation('accession');
  const reason = useReason();
  const { uuid, accessionNumber, instituteCode, taxonomy, accessionName, historic } = candidate;
  return (
    <span className="found">
      <RouteLink to={href('accession', { uuid })} target="_blank" rel="noopener" underline="always">
        <bdi>{accessionNumber}</bdi>
      </RouteLink>{' '}
      <bdi>{instituteCode}</bdi>, <TaxonName taxonomy={taxonomy} authors={false} />
      {accessionName && candidate.reason !== 'name' && (
        <>
          , <bdi>{accessionName}</bdi>
        </>
      )}
      {historic && <strong> {t('badges.historic')}</strong>}
      <span className="why"> – {reason(candidate)}</span>
    </span>
  );
}

interface MatchRowProps {
  entry: Entry;
  name: string;
  chosen: string | undefined;
  /** Other lines whose choice is the same accession. */
  also: number;
  onChoose: (text: string, uuid: string | undefined) => void;
}

function AlsoBy({ also }: { also: number }) {
  const { t } = useTranslation('match');
  return also > 0 ? <span className="why"> ({t('alsoBy', { count: also })})</span> : null;
}

/** One accession fits: it is taken or not. */
function CheckboxRow({ entry: { text, result }, chosen, also, onChoose }: MatchRowProps) {
  const { t } = useTranslation('match');
  const [candidate] = result.candidates;
  if (!candidate) return null;
  const { uuid, accessionNumber: number } = candidate;
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen === uuid}
        aria-label={t('take', { number, typed: text })}
        onChange={({ target }) => onChoose(text, target.checked ? uuid : undefined)}
      />
      <span className="pair">
        <span className="typed">
          <bdi>{text}</bdi>
        </span>
        <CandidateName candidate={candidate} />
        <AlsoBy also={also} />
      </span>
    </label>
  );
}

/** Several may be meant: one is chosen, or none. */
function ChoiceRow({ entry: { text, result }, name, chosen, also, onChoose }: MatchRowProps) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const more = result.candidateCount - result.candidates.length;
  return (
    <fieldset>
      <legend>
        <bdi className="typed">{text}</bdi>
        <AlsoBy also={also} />
      </legend>
      {result.candidates.map((candidate) => (
        <label key={candidate.uuid}>
          <input
            type="radio"
            name={name}
            checked={chosen === candidate.uuid}
            onChange={() => onChoose(text, candidate.uuid)}
          />
          <CandidateName candidate={candidate} />
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(text, undefined)} />
        {t('noneOfThem')}
      </label>
      {more > 0 && <p className="why">{t('more', { count: more, shown: number(more) })}</p>}
    </fieldset>
  );
}

/** Nothing fits. */
function NotFoundRow({ entry: { text } }: MatchRowProps) {
  return <bdi className="typed">{text}</bdi>;
}

interface PagesProps {
  /** From 0. */
  page: number;
  rows: number;
  total: number;
  onPage: (page: number) => void;
}

/** Back and forth in a group that is longer than one page; nothing for a short one. */
function Pages({ page, rows, total, onPage }: PagesProps) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  if (total <= rows) return null;
  const to = Math.min(total, (page + 1) * rows);
  return (
    <div>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('actions.previous')}
      </Button>
      <Button size="small" disabled={to === total} onClick={() => onPage(page + 1)}>
        {t('actions.next')}
      </Button>{' '}
      <span role="status">{t('span', { from: number(page * rows + 1), to: number(to), total: number(total) })}</span>
    </div>
  );
}

const ROWS = 25;
const ROW_OF = { exact: CheckboxRow, probable: CheckboxRow, ambiguous: ChoiceRow, none: NotFoundRow };

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
