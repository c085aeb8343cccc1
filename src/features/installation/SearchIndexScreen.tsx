import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reindexing, SearchIndex } from '@/contract/installation/search-index';
import { PageHead } from '@/shared/home/PageHead';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useFormat } from '@/shared/ui/format/use-format';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { Figure } from '@/shared/ui/text/Figure';
import { Moment } from '@/shared/ui/values/Moment';
import { useReindexingQuery, useReindexMutation, useSetReindexFlagsMutation } from './api';
import { ReindexTask } from './ReindexTask';
import { ServerTable, type ServerColumn } from './ServerTable';
import { useIndexName } from './use-index-name';

/** Milliseconds between two looks at what runs. */
const LOOK_EVERY = 1_000;

/** What lies in an index that is none of accessions. */
const NAMES = 'names';

/** Starts after a question that says what follows: one index, or all of them. */
function Reindex({ only, touches }: { only?: SearchIndex; touches: number }) {
  const { t } = useTranslation('installation');
  const { number } = useFormat();
  const indexName = useIndexName();
  const [asked, setAsked] = useState(false);
  const [reindex] = useReindexMutation();
  const name = only && indexName(only.name);
  return (
    <>
      <Button
        variant={only ? 'text' : 'contained'}
        aria-label={only ? t('searchIndex.reindexOne', { name }) : undefined}
        onClick={() => setAsked(true)}
      >
        {t(only ? 'searchIndex.reindex' : 'searchIndex.reindexAll')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={only ? t('searchIndex.askOne', { name }) : t('searchIndex.askAll')}
          confirm={t(only ? 'searchIndex.reindex' : 'searchIndex.reindexAll')}
          harmless
          work={async () => {
            await reindex(only ? { indexes: [only.name] } : {}).unwrap();
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            {only?.entity === NAMES
              ? t('searchIndex.readsNames')
              : t('searchIndex.touches', { shown: number(touches) })}
          </p>
          <p>{t('searchIndex.askText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Reindexed({ iso }: { iso: string | null }) {
  const { t } = useTranslation('installation');
  return iso === null ? t('searchIndex.never') : <Moment iso={iso} />;
}

/** Some are made by the first question that needs them: until then they are none, not empty. */
function Documents({ index: { documents, reads, entity } }: { index: SearchIndex }) {
  const { t } = useTranslation('installation');
  return documents === 0 && (reads > 0 || entity === NAMES) ? t('searchIndex.onDemand') : <Figure value={documents} />;
}

function Entity({ entity }: { entity: string }) {
  const { t } = useTranslation('installation');
  if (entity === NAMES) return t('searchIndex.namesOf');
  return entity === 'acn' ? t('searchIndex.accessions') : <bdi>{entity}</bdi>;
}

const COLUMNS: readonly ServerColumn<SearchIndex>[] = [
  { name: 'entity', cell: ({ entity }) => <Entity entity={entity} /> },
  { name: 'documents', figure: true, cell: (index) => <Documents index={index} /> },
  { name: 'reindexed', cell: ({ reindexedDate }) => <Reindexed iso={reindexedDate} /> },
];

const WITH_ACTIONS: readonly ServerColumn<SearchIndex>[] = [
  ...COLUMNS,
  { name: 'actions', cell: (index) => <Reindex only={index} touches={index.reads} /> },
];

/** Both hold at once, and after a restart. */
function Flags({ enabled, stopped }: Pick<Reindexing, 'enabled' | 'stopped'>) {
  const { t } = useTranslation('installation');
  const [setFlags, { isLoading }] = useSetReindexFlagsMutation();
  const flags = { enabled, stopped };
  return (
    <Stack sx={{ gap: 1 }} aria-busy={isLoading}>
      {(['enabled', 'stopped'] as const).map((name) => (
        <div key={name}>
          <ChoiceLabel>
            <input
              type="checkbox"
              aria-describedby={`reindex-${name}`}
              checked={flags[name]}
              onChange={({ target }) => void setFlags({ ...flags, [name]: target.checked })}
            />
            {t(`searchIndex.${name}`)}
          </ChoiceLabel>
          <small id={`reindex-${name}`}>{t(`searchIndex.${name}Help`)}</small>
        </div>
      ))}
    </Stack>
  );
}

const isUnderWay = (told: Reindexing | undefined): boolean =>
  told?.task?.state === 'running' || told?.task?.state === 'stopping';

/** `/admin/elastic`: what searches are answered from, and making it anew. */
export default function SearchIndexScreen() {
  const { t } = useTranslation('installation');
  const indexName = useIndexName();
  const [pollingInterval, setPollingInterval] = useState(0);
  const told = useReindexingQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval });
  const { data, error, refetch } = told;
  const next = isUnderWay(data) ? LOOK_EVERY : 0;
  if (next !== pollingInterval) setPollingInterval(next);
  const mayStart = data !== undefined && data.enabled && !data.stopped && !isUnderWay(data);
  return (
    <PageBody>
      <PageHead title={t('searchIndex.title')}>
        <p>{t('searchIndex.about')}</p>
      </PageHead>
      {data && (
        <Stack sx={{ gap: 2 }}>
          <Flags enabled={data.enabled} stopped={data.stopped} />
          {data.task && <ReindexTask task={data.task} />}
          {mayStart && (
            <div>
              <Reindex touches={Math.max(0, ...data.indexes.map(({ reads }) => reads))} />
            </div>
          )}
        </Stack>
      )}
      <ServerTable
        label={t('searchIndex.title')}
        rows={{ data: data?.indexes, error, refetch }}
        nameOf={({ name }) => indexName(name)}
        columns={mayStart ? WITH_ACTIONS : COLUMNS}
      />
    </PageBody>
  );
}
