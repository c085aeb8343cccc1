import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '@/shared/api/connection';
import { sendPastStore } from '@/shared/api/send-past-store';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { Card } from '@/shared/ui/layout/Card';
import { CountedList } from '@/shared/ui/values/CountedList';
import type { ComparedFile } from './check-calls';
import { ChangedCells } from './ChangedCells';
import type { CheckState } from './use-check';
import styles from './Compare.module.css';

const COUNTS = ['new', 'changed', 'unchanged', 'gone'] as const;

interface Compared extends ComparedFile {
  /** Of the file, when it was compared. */
  version: number;
}

/** What the file changes in what is published: asked for by the codes of its institutes alone. */
export function Compare({ state: { port, version } }: { state: CheckState & { status: 'open' } }) {
  const { t } = useTranslation('check');
  const offline = useOffline();
  const [compared, setCompared] = useState<Compared>();
  const { busy, failed, run } = useAttempt(async () => {
    const code = [...(await port.call('institutes', {}))];
    // A filter that names no institute would ask for everything.
    const published =
      code.length === 0
        ? ''
        : await sendPastStore(
            'POST /acn/download',
            { query: { format: 'mcpd' }, body: { institute: { code } } },
            { silent: true, timeout: false, accept: '*/*' },
          );
    setCompared({ ...(await port.call('compare', { published })), version });
  });
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <p>{t(offline ? 'compare.offline' : 'compare.text')}</p>
      <div>
        <Button variant="outlined" disabled={offline} loading={busy} onClick={() => run()}>
          {t('compare.action')}
        </Button>
      </div>
      <AttemptFailed failure={failed} />
      {compared && (
        <>
          <p role="status">{compared.version !== version && t('compare.old')}</p>
          <div className={styles.cards}>
            <Card aria-label={t('compare.title')}>
              <CountedList
                items={COUNTS.map((name) => ({ key: name, label: t(`compare.${name}`), count: compared[name] }))}
              />
            </Card>
            {compared.columns.length > 0 && (
              <Card aria-labelledby="changed-columns">
                <h3 id="changed-columns">{t('compare.columns')}</h3>
                <CountedList
                  items={compared.columns.map(({ column, count }) => ({ key: column, label: column, count }))}
                />
              </Card>
            )}
          </div>
          {compared.changed > 0 && <ChangedCells key={compared.version} port={port} total={compared.changed} />}
        </>
      )}
    </section>
  );
}
