import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Kind } from '@/contract/kinds';
import { grouped } from '@/contract/grouped';
import type { AuditEntry } from '@/contract/publication/history';
import { Part } from '@/shared/detail/Part';
import { Day } from '@/shared/ui/values/Day';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { publicationApi } from '../api';
import { ChangeValue, CountedChange, isCounted, usePropertyLabel } from './change-parts';
import styles from './HistoryPart.module.css';

/** Changes that are shown at first. */
const FIRST = 20;

/** What was done at one time by one person. */
const together = (entries: readonly AuditEntry[]): AuditEntry[][] => [
  ...grouped(entries, ({ logDate, action, by }) => [logDate, action, by].join()).values(),
];

/** A data provider is told by its name, a translation without what it was made from, publishing by the state. */
const isTold = ({ property = '' }: AuditEntry) =>
  property !== 'publishedDate' &&
  (!property.startsWith('owner.') || property === 'owner.name') &&
  !/^translations\.[\w-]+\.from\b/.test(property);

export interface ChangeProps {
  /** One of those that were made together. */
  entry: AuditEntry;
  /** All that there are, newest first. */
  history: readonly AuditEntry[];
}

interface Props {
  kind: Kind;
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
  const labelOf = usePropertyLabel([entity]);
  const [first] = entries;
  if (!first) return null;
  const { action, by, logDate, reason } = first;
  const told = entries.filter(isTold);
  return (
    <li>
      <p>
        <Day iso={logDate} /> · {t(`history.${action}`)} {by && <bdi>{t('history.by', { name: by })}</bdi>}
      </p>
      {reason && <p dir="auto">{t('history.reason', { reason })}</p>}
      {action === 'UPDATE' && (
        <dl>
          {told.map(
            (entry) =>
              entry.property && <Property key={entry.uuid} entry={entry} label={labelOf(entity, entry.property)} />,
          )}
        </dl>
      )}
      {children}
    </li>
  );
}

function Property({ entry, label }: { entry: AuditEntry; label: string }) {
  const { t } = useTranslation('publishing');
  const { property = '', previous, value } = entry;
  return (
    <>
      <dt>{label}</dt>
      {isCounted(entry) ? (
        <dd>
          <CountedChange {...entry} />
        </dd>
      ) : (
        <>
          <dd>
            <span>{t('history.before')}</span> <ChangeValue property={property} value={previous} />
          </dd>
          <dd>
            <span>{t('history.after')}</span> <ChangeValue property={property} value={value} />
          </dd>
        </>
      )}
    </>
  );
}
