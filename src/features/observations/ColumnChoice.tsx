import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { CardButton } from '@/shared/charts/ChartCard';
import { FIRST_COLUMNS } from './column-choice';

const Details = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', fontWeight: 600, color: theme.vars.palette.primary.main, paddingBlock: 6 },
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: theme.spacing(0.25, 2),
    margin: theme.spacing(0.5, 0, 1),
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
  '& label': {
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'baseline',
    paddingBlock: 3,
    overflowWrap: 'anywhere',
  },
  '& input': { accentColor: theme.vars.palette.primary.main, flex: 'none' },
  '& .all': { gridColumn: '1 / -1' },
  '@media print': { display: 'none' },
}));

interface Props {
  descriptors: readonly Descriptor[];
  shown: readonly Descriptor[];
  onChoose: (uuids: ReadonlySet<string> | undefined) => void;
}

/** Which descriptors have a column. */
export function ColumnChoice({ descriptors, shown, onChoose }: Props) {
  const { t } = useTranslation('observations');
  const chosen = new Set(shown.map(({ uuid }) => uuid));
  const toggle = (uuid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    onChoose(next);
  };
  const title = t('columns.choose', { shown: shown.length, all: descriptors.length });
  return (
    <Details>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        <div className="all">
          <CardButton type="button" onClick={() => onChoose(new Set(descriptors.map(({ uuid }) => uuid)))}>
            {t('columns.all')}
          </CardButton>
          {descriptors.length > FIRST_COLUMNS && (
            <CardButton type="button" onClick={() => onChoose(undefined)}>
              {t('columns.fewer', { most: FIRST_COLUMNS })}
            </CardButton>
          )}
        </div>
        {descriptors.map(({ uuid, title: name, uom }) => (
          <label key={uuid}>
            <input type="checkbox" checked={chosen.has(uuid)} onChange={() => toggle(uuid)} />
            <span>
              <bdi>{name}</bdi> {uom && `(${uom})`}
            </span>
          </label>
        ))}
      </fieldset>
    </Details>
  );
}
