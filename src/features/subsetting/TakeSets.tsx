import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ClusterResult, Indicator } from '@/contract/subsetting';
import { accessionList } from '@/entities/accession/list';
import { AddToMyList } from '@/entities/accession/my-list/AddToMyList';
import { href } from '@/routes/href';
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

const listPath = (filterCode: string | undefined) => href('accessions', { filterCode });

interface Props {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
}

/** What can be done with the accessions of the sets: to My List, as a list, as a file. */
export function TakeSets({ run, result, indicators }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(accessionList, listPath);
  const { state, download } = useSetsDownload(run, result, indicators);
  const uuids = [...run.taken];
  return (
    <>
      <Row>
        <strong>{t('toTake', { count: uuids.length, shown: number(uuids.length) })}</strong>
        <AddToMyList uuids={uuids} />
        <Button variant="outlined" disabled={opening || uuids.length === 0} onClick={() => void open({ uuid: uuids })}>
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
