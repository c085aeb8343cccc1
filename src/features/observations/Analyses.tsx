import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import { named } from '@/entities/observation/descriptor-name';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { useFormat } from '@/shared/ui/use-format';
import { BoxesCard } from './BoxesCard';
import { CrossCard } from './CrossCard';
import { isPassportGroup, PASSPORT_GROUPS, useAnalysis, type Analysis } from './use-analysis';
import { useAllRows } from './use-all-rows';
import { useGroupNames } from './use-group-names';

const FIELDS = ['uuid', 'accessionNumber', ...Object.values(PASSPORT_GROUPS)];

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& > h2': { margin: theme.spacing(1, 0, 0) },
  '& > p': { margin: 0 },
  '& > .choice': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 2), '@media print': { display: 'none' } },
  '& progress': { width: '100%', accentColor: theme.vars.palette.primary.main },
}));

interface Props {
  dataset: DatasetDetails;
  numeric: readonly Descriptor[];
  /** The same, those to begin with first. */
  first: readonly Descriptor[];
  /** Descriptors that accessions can be grouped by. */
  grouping: readonly Descriptor[];
}

export function Analyses({ dataset, numeric, first, grouping }: Props) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { analysis, choose } = useAnalysis(first, grouping);
  const { x, y, of, by } = analysis;
  const select = [x, y, of, ...(isPassportGroup(by) ? [] : [by])].filter(Boolean);
  const { rows, busy, done, total, failure, retry } = useAllRows(dataset.uuid, select, FIELDS);
  const { options, nameOf, byName } = useGroupNames(by, grouping);
  const one = (uuid: string) => numeric.find((descriptor) => descriptor.uuid === uuid);
  const [across, up, grouped] = [one(x), one(y), one(of)];
  const numbers = numeric.map((descriptor) => ({ value: descriptor.uuid, label: named(descriptor) }));
  const pick = (name: keyof Analysis, label: string, among = numbers) => (
    <NativeSelect label={label} value={analysis[name]} options={among} onChange={(uuid) => choose({ [name]: uuid })} />
  );
  // The values of a descriptor that was just chosen are on their way: what is drawn is of those that are there.
  const drawn = busy ? undefined : rows;
  const waiting = failure ? (
    <FailureOutcome failure={failure} retry={retry} />
  ) : (
    <div role="status">
      <span>{t('analyze.loading', { done: number(done), total: number(total) })}</span>
      <progress value={done} max={Math.max(1, total)} aria-hidden="true" />
    </div>
  );
  return (
    <Stack>
      <h2>{t('analyze.cross')}</h2>
      {across && up ? (
        <>
          <div className="choice">
            {pick('x', t('analyze.across'))}
            {pick('y', t('analyze.up'))}
          </div>
          {drawn ? <CrossCard rows={drawn} across={across} up={up} /> : waiting}
        </>
      ) : (
        <p>{t('analyze.one')}</p>
      )}
      <h2>{t('analyze.boxes')}</h2>
      <div className="choice">
        {pick('of', t('analyze.of'))}
        {pick('by', t('analyze.by'), options)}
      </div>
      {drawn && grouped && <BoxesCard rows={drawn} of={grouped} by={by} byName={byName} nameOf={nameOf} />}
      {!drawn && !(across && up) && waiting}
    </Stack>
  );
}
