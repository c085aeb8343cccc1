import { Button } from '@/shared/ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionReference } from '@/contract/dataset/dataset';
import type { MatchResult } from '@/contract/accession/match';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { ExportButton } from '../export/ExportButton';
import { filterOfUuids } from '../actions/filter-of-uuids';
import { AddToMyList } from '../actions/AddToMyList';
import { accessionsPath, openableList } from '../catalogue/openable-list';
import { savePaste, loadPaste, type Paste } from './saved-paste';
import {
  firstChoices,
  grouped,
  leftOf,
  OUTCOMES,
  reportCsv,
  takenOf,
  type Choices,
  type Entry,
  type Outcome,
  type Taken,
} from './match-report';
import { Summary } from './match-styles';
import { OutcomeGroup } from './OutcomeGroup';
import { PasteForm } from './PasteForm';
import { splitIdentifiers, type Pasted } from './split-identifiers';
import { useMatch } from './use-match';
import { useReason } from './use-reason';

const HEAD = ['lines', 'typed', 'outcome', 'taken', 'reason', 'institute', 'number', 'taxon', 'doi', 'uuid'] as const;

/** Copies every identifier with its outcome. */
function CopyReport({ entries, choices }: { entries: readonly Entry[]; choices: Choices }) {
  const { t } = useTranslation('match');
  const reason = useReason();
  const csv = () =>
    reportCsv(entries, choices, {
      head: HEAD.map((name) => t(`report.${name}`)),
      outcome: (outcome) => t(`outcome.${outcome}`),
      taken: (taken) => t(taken ? 'report.yes' : 'report.no'),
      reason,
    });
  return <CopyButton text={csv} label={t('actions.copyReport')} />;
}

/** What is done with the accessions taken, where it is not to list, export or note them. */
export interface Take {
  label: (uuids: readonly string[]) => string;
  /** What would become of them, in sentences. */
  account: (uuids: readonly string[]) => readonly string[];
  refused: (uuids: readonly string[]) => boolean;
  /** Throws a `Failure`, which is told beside the button. */
  add: (uuids: readonly string[]) => Promise<void>;
  /** Keeps what no accession is taken for, by what it is called. */
  keep?: ((references: readonly AccessionReference[]) => Promise<void>) | undefined;
}

interface TakeActionsProps {
  entries: readonly Entry[];
  choices: Choices;
  taken: Taken;
  take?: Take | undefined;
  /** The only holder that was looked at. */
  institute: string;
  onClose: () => void;
}

interface TakeButtonProps {
  take: Take;
  uuids: readonly string[];
  kept: readonly AccessionReference[];
  onClose: () => void;
}

function TakeButton({ take, uuids, kept, onClose }: TakeButtonProps) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const { busy, failed, run } = useAttempt(async () => {
    if (uuids.length > 0) await take.add(uuids);
    if (kept.length > 0) await take.keep?.(kept);
    savePaste({ text: '', institute: '' });
    onClose();
  });
  return (
    <>
      <AttemptFailed failure={failed} />
      <Button
        variant="contained"
        loading={busy}
        disabled={uuids.length + kept.length === 0 || take.refused(uuids)}
        onClick={() => run()}
      >
        {uuids.length > 0 || kept.length === 0 ? take.label(uuids) : t('keepButton', { shown: number(kept.length) })}
      </Button>
    </>
  );
}

const NOTHING_LEFT = { references: [], unnamed: 0 };

/** How many accessions are taken, and what can be done with them. */
function TakeActions({ entries, choices, taken, take, institute, onClose }: TakeActionsProps) {
  const { t } = useTranslation('match');
  const { number, list } = useFormat();
  const [ended, setEnded] = useState(false);
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { uuids, doubles } = taken;
  const count = uuids.length;
  const filter = filterOfUuids(uuids, taken.historic);
  const [keeps, setKeeps] = useState(true);
  const left = useMemo(
    () => (take?.keep ? leftOf(entries, choices, institute) : NOTHING_LEFT),
    [entries, choices, institute, take],
  );
  const parts = [
    t('taken', { count, shown: number(count) }),
    ...(doubles > 0 ? [t('sameTwice', { count: doubles, shown: number(doubles) })] : []),
    ...(take && count > 0 ? take.account(uuids) : []),
  ];
  const show = async () => {
    // What could not be opened is still here to be tried again.
    if (!(await open(filter))) return;
    setEnded(true);
    onClose();
  };
  return (
    <>
      <p role="status" style={{ margin: '12px 24px 0' }}>
        {list(parts)}
      </p>
      {left.references.length > 0 && (
        <label style={{ margin: '4px 24px 0' }}>
          <input type="checkbox" checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />{' '}
          {t('keep', { shown: number(left.references.length) })}
        </label>
      )}
      {left.unnamed > 0 && <p style={{ margin: '4px 24px 0' }}>{t('unnamed', { shown: number(left.unnamed) })}</p>}
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} style={{ marginInline: '-8px auto' }}>
          {t('actions.close')}
        </Button>
        <CopyReport entries={entries} choices={choices} />
        {take ? (
          <TakeButton take={take} uuids={uuids} kept={keeps ? left.references : []} onClose={onClose} />
        ) : (
          <>
            <ExportButton filter={filter} code={undefined} total={count} />
            <AddToMyList uuids={uuids} />
            <Button variant="contained" disabled={count === 0 || opening || ended} onClick={() => void show()}>
              {t('actions.open')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

interface Props {
  pasted: Pasted;
  results: readonly MatchResult[];
  take?: Take | undefined;
  institute: string;
  onBack: () => void;
  onClose: () => void;
}

/** What every identifier means, by how sure that is, and which of them are taken. */
function MatchReport({ pasted, results, take, institute, onBack, onClose }: Props) {
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
      <TakeActions {...{ entries, choices, taken, take, institute, onClose }} />
    </>
  );
}

/** Paste numbers: what the pasted numbers mean, and what to do with it. The paste stays when this closes. */
export default function MatchDialog({ take, onClose }: { take?: Take; onClose: () => void }) {
  const { t } = useTranslation('match');
  const id = useId();
  const small = useSmallScreen();
  const [paste, setPaste] = useState(loadPaste);
  const settled = useDeferredValue(paste.text);
  const pasted = useMemo(() => splitIdentifiers(settled), [settled]);
  const { state, start, retry, forget } = useMatch();
  const change = (next: Paste) => {
    setPaste(next);
    savePaste(next);
  };
  const institute = paste.institute.trim().toUpperCase();
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={small} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      {state.step === 'done' ? (
        <MatchReport
          pasted={pasted}
          results={state.results}
          take={take}
          institute={institute}
          onBack={forget}
          onClose={onClose}
        />
      ) : (
        <PasteForm
          paste={paste}
          pasted={pasted}
          behind={settled !== paste.text}
          state={state}
          onChange={change}
          onStart={() =>
            start(
              pasted.identifiers.map(({ text }) => text),
              institute || undefined,
            )
          }
          onRetry={retry}
          onCancel={forget}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
