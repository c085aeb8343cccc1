import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MY_LIST_MAX } from '@/contract/constants';
import type { Observed } from '@/contract/observation';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { AddToMyList } from '@/entities/accession/my-list/AddToMyList';
import { accessionsPath, openableList } from '@/entities/accession/openable-list';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useFormat } from '@/shared/ui/use-format';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  '@media print': { display: 'none' },
}));

/** The found accessions to My List or as a list; what neither can hold is said before it is tried. */
export function TakeObserved({ observed, children }: { observed: Observed | undefined; children?: ReactNode }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { uuids = [], accessionCount = 0 } = observed ?? {};
  const cut = uuids.length < accessionCount;
  const tooMany = accessionCount > MY_LIST_MAX;
  return (
    <>
      <Row>
        <AddToMyList uuids={tooMany || cut ? [] : uuids} />
        <Button
          variant="outlined"
          disabled={opening || cut || uuids.length === 0}
          onClick={() => void open(filterOfUuids(uuids, true))}
        >
          {t('result.open')}
        </Button>
        {children}
      </Row>
      {tooMany && <p className="hint">{t('result.tooMany', { max: number(MY_LIST_MAX) })}</p>}
      {cut && <p className="hint">{t('result.cut', { max: number(uuids.length) })}</p>}
    </>
  );
}
