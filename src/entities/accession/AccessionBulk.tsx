import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { BulkProps } from '@/shared/list/definition';
import { CompareButton } from './actions/CompareButton';
import { ExportButton } from './export/ExportButton';
import { filterOfUuids } from './actions/filter-of-uuids';
import { AddToMyList } from './actions/AddToMyList';
import { RequestThese } from './actions/RequestThese';

/** What can be done with chosen accessions: see only these, take their numbers elsewhere. */
export default function AccessionBulk({ ids, rows, filterTo }: BulkProps<Accession, AccessionFilter>) {
  const { t } = useTranslation(['accession', 'ui']);
  const [copied, setCopied] = useState(0);
  const [refused, setRefused] = useState(false);
  const historic = rows.some((row) => row.historic);
  const chosen = filterOfUuids(ids, historic);
  const numbers = rows.map(({ instituteCode, accessionNumber }) => `${instituteCode}\t${accessionNumber}`);
  const copy = () =>
    navigator.clipboard.writeText(numbers.join('\n')).then(
      () => setCopied(ids.length),
      () => setRefused(true),
    );
  const label = copied === ids.length ? t('bulk.copied') : refused && t('ui:actions.refused');
  return (
    <>
      <AddToMyList uuids={ids} />
      <RequestThese uuids={ids} />
      <Button variant="outlined" onClick={() => filterTo(chosen)}>
        {t('bulk.onlyThese')}
      </Button>
      <Button variant="outlined" onClick={() => void copy()}>
        {label || t('bulk.copyNumbers')}
      </Button>
      <CompareButton uuids={ids} historic={historic} />
      <ExportButton filter={chosen} code={undefined} total={ids.length} />
    </>
  );
}
