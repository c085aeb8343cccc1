import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { grouped } from '@/contract/grouped';
import type { AuditEntry } from '@/contract/publication/history';
import { Part } from '@/shared/detail/Part';
import { Moment } from '@/shared/ui/values/Moment';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { publicationApi } from '../api';
import { ReviewReason } from '../values/ReviewReason';
import { useText } from '@/shared/ui/text/use-text';
import { ChangeLine } from './ChangeLine';
import { NAMES_OF_CODES } from './change-parts';
import { historyLines } from './history-lines';
import styles from './HistoryPart.module.css';

/** Changes that are shown at first. */
const FIRST = 20;

/** What was done at one time by one person. */
const together = (entries: readonly AuditEntry[]): AuditEntry[][] => [
  ...grouped(entries, ({ logDate, action, by }) => [logDate, action, by].join()).values(),
];

export interface ChangeProps {
  /** One of those that were made together. */
  entry: AuditEntry;
  /** All that there are, newest first. */
  history: readonly AuditEntry[];
}

interface Props {
  /** Its class: the first word of its calls. */
  kind: string;
  /** Its key. */
  uuid: string;
  /** The namespace of the labels of its fields. */
  entity: string;
  /** Draws what can be done with a change. */
  renderBeside?: (change: ChangeProps) => ReactNode;
}

/** Who changed what of an item, and when: for who may write it. */
export function HistoryPart(props: Props) {
  const { t } = useTranslation('publishing');
  return (
    <Part title={t('history.title')}>
      <Changes {...props} />
    </Part>
  );
}

/** The same where it is seldom read: asked for once it is unfolded. */
export function FoldedHistory(props: Props) {
  const { t } = useTranslation('publishing');
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>{t('history.title')}</summary>
      {open && <Changes {...props} />}
    </details>
  );
}

function Changes({ kind, uuid, entity, renderBeside }: Props) {
  const { t } = useTranslation(['publishing', 'ui']);
  // What is done while it is shown may name any code: its words must not be waited for then.
  useText(entity, ...NAMES_OF_CODES);
  const [all, setAll] = useState(false);
  const { currentData, error, refetch } = publicationApi.endpoints.itemHistory.useQuery({ kind, uuid });
  const groups = together(currentData ?? []);
  return (
    <>
      {!currentData && error !== undefined && (
        <RetryNote text={t('history.failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />
      )}
      {!currentData && error === undefined && <p aria-busy="true">{t('ui:loading')}</p>}
      {currentData?.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.list}>
        {groups.slice(0, all ? undefined : FIRST).map((entries) => (
          <Change key={entries[0]?.uuid} entries={entries} entity={entity}>
            {currentData && entries[0] && renderBeside?.({ entry: entries[0], history: currentData })}
          </Change>
        ))}
      </ol>
      {!all && groups.length > FIRST && (
        <Button onClick={() => setAll(true)}>{t('history.all', { count: groups.length })}</Button>
      )}
    </>
  );
}

function Change({
  entries,
  entity,
  children,
}: {
  entries: readonly AuditEntry[];
  entity: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('publishing');
  const [first] = entries;
  if (!first) return null;
  const { by, logDate, reason } = first;
  return (
    <li>
      <p className={styles.when}>
        <Moment iso={logDate} /> {by && <bdi>{t('history.by', { name: by })}</bdi>}
      </p>
      <ul>
        {historyLines(entries).map((line) => (
          <li key={JSON.stringify(line)}>
            <ChangeLine line={line} entity={entity} />
          </li>
        ))}
      </ul>
      {reason && <ReviewReason>{reason}</ReviewReason>}
      {children}
    </li>
  );
}
