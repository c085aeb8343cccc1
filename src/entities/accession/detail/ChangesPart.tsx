import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/contract/publication/history';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { accessionDetailApi } from './api';
import { DetailPart } from './DetailPart';
import styles from './ChangesPart.module.css';

/** What changed, as far as it is recorded; values are data. */
function Change({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('accession');
  const text = useText('accession');
  const { action, property, previous, value, by } = entry;
  const field = property && text(`accession:fields.${property}`, { defaultValue: property });
  const values = { field: field ?? '', previous: previous ?? '', value: value ?? '' };
  const what = () => {
    // Both absent: they are not for everybody.
    if (field && previous === undefined && value === undefined) return field;
    if (!field) return action === 'UPDATE' ? t('detail.history.unknown') : '';
    if (previous && value) return t('detail.history.changed', values);
    return previous ? t('detail.history.cleared', values) : t('detail.history.set', values);
  };
  return (
    <span dir="auto">
      {[
        text(`accession:detail.history.${action}`, { defaultValue: action }),
        by && t('detail.history.by', { name: by }),
      ]
        .filter(Boolean)
        .join(' ')}
      {what() && <> · {what()}</>}
    </span>
  );
}

/** When the record came in, and what was changed since. */
export default function ChangesPart({ uuid }: { uuid: string }) {
  const { t } = useTranslation('accession');
  const { day } = useFormat();
  const query = accessionDetailApi.endpoints.accessionChanges.useQuery(uuid);
  return (
    <DetailPart title={t('detail.history.title')} query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <p>{t('detail.history.none')}</p>
        ) : (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.uuid}>
                <time dateTime={entry.logDate}>{day(entry.logDate)}</time>
                <Change entry={entry} />
              </li>
            ))}
          </ol>
        )
      }
    </DetailPart>
  );
}
