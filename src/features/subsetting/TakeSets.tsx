import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { ClusterResult, Indicator } from '@/contract/subsetting';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { AddToMyList } from '@/entities/accession/my-list/AddToMyList';
import { accessionsPath, openableList } from '@/entities/accession/openable-list';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useFormat } from '@/shared/ui/use-format';
import type { Run } from './finished-runs';
import { useSetsDownload } from './use-sets-download';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 1.5),
  alignItems: 'center',
  '@media print': { display: 'none' },
}));

interface Props {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  rows: ReadonlyMap<string, Accession> | undefined;
}

/** What can be done with the accessions of the sets: to My List, as a list, as a file. */
export function TakeSets({ run, result, indicators, rows }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { state, download } = useSetsDownload(run, result, indicators);
  const uuids = [...run.taken];
  // Of those that are not fetched it is not known.
  const historic = uuids.some((uuid) => rows?.get(uuid)?.historic ?? true);
  return (
    <>
      <Row>
        <strong>{t('toTake', { count: uuids.length, shown: number(uuids.length) })}</strong>
        <AddToMyList uuids={uuids} />
        <Button
          variant="outlined"
          disabled={opening || uuids.length === 0}
          onClick={() => void open(filterOfUuids(uuids, historic))}
        >
          {t('asList')}
        </Button>
        <Button variant="outlined" disabled={state === 'busy'} onClick={download}>
          {t(state === 'busy' ? 'csv.busy' : 'csv.save')}
        </Button>
      </Row>
      {state === 'failed' && <p role="alert">{t('csv.failed')}</p>}
      {typeof state === 'object' && (
        <p role="status">{t('csv.saved', { count: state.rows, shown: number(state.rows) })}</p>
      )}
    </>
  );
}
