import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccessionObservation } from '@/contract/observation';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import type { ObservedInDataset as Observed } from './by-dataset';

const Lines = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 2),
  '&:last-child': { marginBlockEnd: 0 },
  '&:last-child > div:last-of-type': { borderBlockEnd: 0 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 3fr) 7fr',
    columnGap: theme.spacing(2),
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  overflowWrap: 'anywhere',
  '& dd': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& small': { color: theme.vars.palette.text.secondary },
}));

type Value = AccessionObservation['values'][number];

/** Twice the same says no more than once. */
const different = (values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** What one dataset says of the accession: values with their unit or meaning, and how they were got. */
export function ObservedInDataset({ dataset }: { dataset: Observed }) {
  const { t } = useTranslation(['accession', 'ui']);
  const { number } = useFormat();
  const textOf = ({ value, title }: Value): string => {
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    const text = typeof value === 'number' ? number(value) : value;
    return title && title !== text ? `${text} · ${title}` : text;
  };
  const { uuid, title, observations } = dataset;
  return (
    <>
      <RouteLink to={href('dataset', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
      <Lines>
        {observations.map(({ descriptorUuid, descriptorTitle, uom, values }) => (
          <div key={descriptorUuid}>
            <dt>
              <RouteLink to={href('descriptor', { uuid: descriptorUuid })}>
                <bdi>{descriptorTitle}</bdi>
              </RouteLink>
            </dt>
            <dd>
              <ul>
                {different(values).map((value) => (
                  <li key={JSON.stringify(value)}>
                    <bdi>{[textOf(value), uom].filter(Boolean).join(' ')}</bdi>{' '}
                    {value.method && (
                      <small>
                        <bdi>{t('detail.observations.method', { method: value.method })}</bdi>
                      </small>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </Lines>
    </>
  );
}
