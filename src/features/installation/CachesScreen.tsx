import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CacheFigures } from '@/contract/installation/installation';
import { PageHead } from '@/shared/home/PageHead';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { Figure } from '@/shared/ui/text/Figure';
import { useCachesQuery, useClearCacheMutation } from './api';
import { ServerTable, type ServerColumn } from './ServerTable';

/** Empties one cache, or all of them, after a question that says what follows. */
function Clear({ name }: { name?: string }) {
  const { t } = useTranslation('installation');
  const [asked, setAsked] = useState(false);
  const [clear] = useClearCacheMutation();
  const isOne = name !== undefined;
  return (
    <>
      <Button
        variant={isOne ? 'text' : 'outlined'}
        aria-label={isOne ? t('caches.clearOne', { name }) : undefined}
        onClick={() => setAsked(true)}
      >
        {t(isOne ? 'caches.clear' : 'caches.clearAll')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={isOne ? t('caches.clearOneTitle', { name }) : t('caches.clearAllTitle')}
          confirm={t(isOne ? 'caches.clear' : 'caches.clearAll')}
          harmless
          work={async () => {
            await clear(name).unwrap();
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('caches.clearText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const figure = (name: 'entries' | 'capacity' | 'hits' | 'misses'): ServerColumn<CacheFigures> => ({
  name,
  figure: true,
  cell: ({ [name]: value }) => <Figure value={value} />,
});

const COLUMNS: readonly ServerColumn<CacheFigures>[] = [
  figure('entries'),
  figure('capacity'),
  figure('hits'),
  figure('misses'),
  { name: 'actions', cell: ({ name }) => <Clear name={name} /> },
];

const nameOf = ({ name }: CacheFigures) => name;

/** `/admin/cache`: what the server remembers of earlier questions. */
export default function CachesScreen() {
  const { t } = useTranslation('installation');
  const rows = useCachesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody>
      <PageHead title={t('caches.title')}>
        <p>{t('caches.about')}</p>
      </PageHead>
      {rows.data && (
        <p>
          <Button variant="contained" loading={rows.isFetching} onClick={() => void rows.refetch()}>
            {t('refresh')}
          </Button>{' '}
          <Clear />
        </p>
      )}
      <ServerTable label={t('caches.title')} rows={rows} nameOf={nameOf} columns={COLUMNS} />
    </PageBody>
  );
}
