import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { TextField } from '@/shared/mui/TextField';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import { CountedDialog, type Counted } from '@/shared/list/choice/CountedDialog';
import { FilteredRows, RowsToTick, type AskedBy } from '@/shared/list/choice/FilteredRows';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionFilters } from '../catalogue/filters';
import { openableList } from '../catalogue/openable-list';
import { TaxonName } from '../catalogue/TaxonName';
import { uuidsOfResult } from '../my-list/uuids-of-result';
import type { Adding } from './adding';

/** The code in what was pasted: by itself, or the last part of an address that begins as one. */
const filterCodeIn = (text: string): string | undefined =>
  /(?:^|[/=])(v[0-9A-Za-z_-]{3,})(?=$|[/?#&])/.exec(text.trim())?.[1];

const definition = { ...openableList, entity: 'accession', filters: accessionFilters };

const columns = [
  { name: 'accessionNumber', cell: ({ accessionNumber }: Accession) => <bdi>{accessionNumber}</bdi> },
  { name: 'institute.code', cell: ({ instituteCode }: Accession) => <bdi>{instituteCode}</bdi> },
  { name: 'taxonomy.taxonName', cell: ({ taxonomy }: Accession) => <TaxonName taxonomy={taxonomy} authors={false} /> },
];

/** The accessions of a filter, which is made here or begins as that of a list by its address: counted, then added. */
export default function AddByFilter({ limit, ...adding }: Adding) {
  const { t } = useTranslation('members');
  const { number } = useFormat();
  const dispatch = useApiDispatch();
  const [asked, setAsked] = useState<AskedBy<AccessionFilter>>({ filter: {} });
  const [typed, setTyped] = useState('');
  const wrong = typed.trim() !== '' && filterCodeIn(typed) === undefined;
  const isBare = asked.f === undefined && criteriaOf(asked.filter ?? {}).length === 0;
  const begin = (text: string) => {
    setTyped(text);
    const f = filterCodeIn(text);
    if (f !== undefined) setAsked({ f });
  };
  const count = async (): Promise<Counted> => {
    const { uuids, total } = await uuidsOfResult(dispatch, asked, limit);
    if (total <= limit) return { ids: uuids, notes: [] };
    return {
      ids: [],
      notes: [t('overLimit', { count: total, shown: number(total), limit: number(limit) })],
      refused: true,
    };
  };
  return (
    <CountedDialog
      {...adding}
      wide
      title={t('filterTitle')}
      of={isBare ? undefined : JSON.stringify(asked)}
      count={count}
      countLabel={t('countThem')}
    >
      <p>{t('filterText', { limit: number(limit) })}</p>
      <TextField
        fullWidth
        size="small"
        label={t('filterLabel')}
        value={typed}
        error={wrong}
        helperText={wrong ? t('filterProblem') : undefined}
        onChange={({ target }) => begin(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false }, formHelperText: wrong ? { role: 'alert' } : {} }}
      />
      <FilteredRows definition={definition} asked={asked} onAsk={setAsked}>
        {({ content }) => (
          <RowsToTick<Accession>
            entity="accession"
            rows={content}
            columns={columns}
            idOf={({ uuid }) => uuid}
            nameOf={({ accessionNumber }) => accessionNumber}
          />
        )}
      </FilteredRows>
    </CountedDialog>
  );
}
