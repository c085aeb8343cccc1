import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { AclClass } from '@/contract/publication/acl';
import type { AuditEntry } from '@/contract/publication/history';
import { Part } from '@/shared/detail/Part';
import { Day } from '@/shared/ui/values/Day';
import { Missing } from '@/shared/ui/text/Missing';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { publicationApi } from '../api';
import { stateName } from '../values/state-name';
import { useLanguageName } from '../values/use-language-name';
import styles from './HistoryPart.module.css';

/** Changes that are shown at first; values longer than this many characters are folded. */
const FIRST = 20;
const LONG = 160;

/** What was done at one time by one person. */
const grouped = (entries: readonly AuditEntry[]): AuditEntry[][] => {
  const groups = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const key = [entry.logDate, entry.action, entry.by].join();
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
};

/** A data provider is told by its name, a translation without what it was made from. */
const isTold = ({ property = '' }: AuditEntry) =>
  (!property.startsWith('owner.') || property === 'owner.name') && !/^translations\.[\w-]+\.from\b/.test(property);

interface Props {
  kind: AclClass;
  uuid: string;
  /** The namespace of the labels of its fields. */
  entity: string;
}

/** Who changed what of an item, and when: for who may write it. */
export function HistoryPart({ kind, uuid, entity }: Props) {
  const { t } = useTranslation(['publishing', 'ui']);
  const [all, setAll] = useState(false);
  const { currentData, error, refetch } = publicationApi.endpoints.itemHistory.useQuery({ kind, uuid });
  const groups = grouped(currentData ?? []);
  return (
    <Part title={t('history.title')}>
      {!currentData && error !== undefined && (
        <RetryNote text={t('history.failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />
      )}
      {!currentData && error === undefined && <p aria-busy="true">{t('ui:loading')}</p>}
      {currentData?.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.list}>
        {groups.slice(0, all ? undefined : FIRST).map((entries) => (
          <Change key={entries[0]?.uuid} entries={entries} entity={entity} />
        ))}
      </ol>
      {!all && groups.length > FIRST && (
        <Button onClick={() => setAll(true)}>{t('history.all', { count: groups.length })}</Button>
      )}
    </Part>
  );
}

function Change({ entries, entity }: { entries: readonly AuditEntry[]; entity: string }) {
  const { t } = useTranslation('publishing');
  const labelOf = useLabel(entity);
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
            (entry) => entry.property && <Property key={entry.uuid} entry={entry} label={labelOf(entry.property)} />,
          )}
        </dl>
      )}
    </li>
  );
}

function Property({ entry, label }: { entry: AuditEntry; label: string }) {
  const { t } = useTranslation('publishing');
  const { number } = useFormat();
  const { property = '', previous, value, added, removed } = entry;
  return (
    <>
      <dt>{label}</dt>
      {added !== undefined || removed !== undefined ? (
        <dd>{t('history.list', { added: number(added ?? 0), removed: number(removed ?? 0) })}</dd>
      ) : (
        <>
          <dd>
            <span>{t('history.before')}</span> <Value property={property} value={previous} />
          </dd>
          <dd>
            <span>{t('history.after')}</span> <Value property={property} value={value} />
          </dd>
        </>
      )}
    </>
  );
}

/** `translations.cs.title` is the title in Czech, `translations.cs.terms.3` what code 3 means in it. */
function useLabel(entity: string): (property: string) => string {
  const { t } = useTranslation('publishing');
  const text = useText(entity, 'publishing');
  const nameOf = useLanguageName();
  const plain = (property: string): string =>
    text(`${entity}:fields.${property}`, {
      defaultValue: text(`publishing:properties.${property.replace('.', '-')}`, { defaultValue: property }),
    });
  return (property) => {
    const [, tag, field, code] = /^translations\.([\w-]+)\.(\w+)(?:\.(.+))?$/.exec(property) ?? [];
    if (!tag || !field) return plain(property);
    return t('history.translated', { field: code ? `${plain(field)}: ${code}` : plain(field), language: nameOf(tag) });
  };
}

/** Values are text or JSON; of objects in a list the names. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { fullName, title, name, sid } = value as Record<string, unknown>;
  return wordsOf(fullName ?? title ?? name ?? sid ?? JSON.stringify(value));
}

function readValue(value: string): unknown {
  try {
    return /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}

function Value({ property, value }: { property: string; value: string | null | undefined }) {
  const { t } = useTranslation('ui');
  if (!value) return <Missing />;
  if (property === 'state') return <stateName.Name code={value} />;
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
  const words = wordsOf(readValue(value));
  if (words.length <= LONG) return <bdi>{words}</bdi>;
  return (
    <details>
      <summary dir="auto">{`${words.slice(0, LONG / 2)} …`}</summary>
      <bdi>{words}</bdi>
    </details>
  );
}
