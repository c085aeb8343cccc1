import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { UuidList } from '@/session/my-list/list-algebra';
import type { PassportSnapshot } from '@/session/my-list/passport-snapshot';
import { useFormat } from '@/shared/ui/format/use-format';
import type { FetchedRows } from './row-fetcher';
import { useCounted } from './use-counted';
import styles from './FetchNotes.module.css';

interface Props {
  fetched: FetchedRows & { retry(): void };
  count: number;
  /** Those of the list that the server does not know any more. */
  missing: UuidList;
  seen: Readonly<Record<string, PassportSnapshot>>;
  onRemove: (uuids: UuidList) => void;
}

/** How far the accessions are fetched, what failed, and which of them are no longer known. */
export function FetchNotes({ fetched, count, missing, seen, onRemove }: Props) {
  const { t } = useTranslation(['my-list', 'ui']);
  const counted = useCounted();
  const { number, day } = useFormat();
  const [listed, setListed] = useState(false);
  const { waiting, failed, failure, keptOn, retry } = fetched;
  const done = Math.max(0, count - waiting - failed);
  const progress = t('fetch.progress', { done: number(done), total: number(count) });
  return (
    <>
      <div style={{ minHeight: 3 }}>
        {waiting > 0 && (
          <LinearProgress
            variant="determinate"
            aria-label={progress}
            value={count ? (100 * done) / count : 0}
            sx={{ height: 3 }}
          />
        )}
      </div>
      {failed > 0 && (
        <div className={styles.note} role="alert">
          <span>
            {keptOn
              ? t('fetch.kept', { date: day(keptOn) })
              : t('fetch.failed', { ...counted(failed), message: failure?.message ?? '' })}
          </span>
          <Button variant="outlined" onClick={retry}>
            {t('ui:actions.retry')}
          </Button>
        </div>
      )}
      {missing.length > 0 && (
        <div className={styles.note} role="status">
          <span>{t('missing.text', counted(missing.length))}</span>
          <Button aria-expanded={listed} onClick={() => setListed(!listed)}>
            {t('missing.show')}
          </Button>
          <Button variant="outlined" onClick={() => onRemove(missing)}>
            {t('missing.remove')}
          </Button>
          {listed && (
            <ul>
              {missing.map((uuid) => (
                <li key={uuid}>
                  <bdi>{seen[uuid] ? `${seen[uuid][2]} ${seen[uuid][1]} · ${uuid}` : uuid}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
