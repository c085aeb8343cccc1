import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '@/contract/request/permit';
import { saveFile, type FileAnswer } from '@/shared/api/requests/file-answer';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Moment } from '@/shared/ui/values/Moment';
import styles from './PermitList.module.css';

export interface PermitReading {
  /** Fetches one by its uuid. */
  open: (permit: string) => Promise<FileAnswer>;
  /** For its requester alone. */
  remove?: (permit: string) => Promise<void>;
}

function PermitRow({ permit, open, remove }: PermitReading & { permit: Permit }) {
  const { t } = useTranslation('requests');
  const [asks, setAsks] = useState(false);
  const sizeOf = useFileSize();
  const { name } = permit;
  const isolated = useIsolated();
  const { busy, failed, run } = useAttempt(async () => saveFile(await open(permit.uuid), permit.name));
  return (
    <li>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.facts}>
        {sizeOf(permit.size)} · <Moment iso={permit.at} />
      </span>
      <Button
        size="small"
        variant="outlined"
        loading={busy}
        aria-label={t('permits.downloadOf', { name })}
        onClick={() => run()}
      >
        {t('permits.download')}
      </Button>
      {remove && (
        <Button size="small" color="error" aria-label={t('permits.removeOf', { name })} onClick={() => setAsks(true)}>
          {t('permits.remove')}
        </Button>
      )}
      <AttemptFailed failure={failed} />
      {asks && remove && (
        <ConfirmDialog
          title={t('permits.removeOf', { name: isolated(name) })}
          confirm={t('permits.remove')}
          work={() => remove(permit.uuid)}
          onClose={() => setAsks(false)}
        >
          <p>{t('permits.removeText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Import permits of a request, to be downloaded, and by its requester removed. */
export function PermitList({ permits, ...reading }: PermitReading & { permits: readonly Permit[] }) {
  const { t } = useTranslation('requests');
  return (
    <ul className={styles.list} aria-label={t('permits.title')}>
      {permits.map((permit) => (
        <PermitRow key={permit.uuid} permit={permit} {...reading} />
      ))}
    </ul>
  );
}
