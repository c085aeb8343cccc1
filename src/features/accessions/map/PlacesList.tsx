import { useId } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { accessionMapApi } from '@/entities/accession/map/api';
import { AddToMyList } from '@/entities/accession/my-list/AddToMyList';
import { TaxonName } from '@/entities/accession/TaxonName';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import type { Box } from '@/shared/map/map-types';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { polygonOfBox } from './polygon-of-box';

const Section = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& h2': { margin: 0, fontSize: '1.0625rem' },
  '& p': { margin: theme.spacing(0.5, 0), color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    columnGap: theme.spacing(2),
    maxHeight: 320,
    overflow: 'auto',
    margin: theme.spacing(1, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': { paddingBlock: 3, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& li > span': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '@media print': { '& ul': { maxHeight: 'none' }, '& .actions': { display: 'none' } },
}));

const LISTED = 100;

export interface ShownPlaces {
  kind: 'inView' | 'inBox' | 'here';
  /** Undefined: wherever they lie. */
  box?: Box;
}

interface Props {
  code: string | undefined;
  places: ShownPlaces;
  /** Undefined while the filter in force is not known. */
  onFilter: ((path: 'uuid' | 'geo.within', value: unknown) => void) | undefined;
  onBack: () => void;
}

/** The accessions of a part of the map, by their numbers: what the picture shows, for everybody. */
export function PlacesList({ code, places: { kind, box }, onFilter, onBack }: Props) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const id = useId();
  const args = { ...(code && { f: code }), ...(box && { bbox: box.join() }), limit: LISTED };
  // Not the answer before it: that would count another place.
  const { currentData: data, error, isFetching, refetch } = accessionMapApi.endpoints.accessionPoints.useQuery(args);
  if (error !== undefined && !isFetching) {
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  }
  const features = data?.features ?? [];
  const uuids = features.map(({ properties }) => properties.uuid);
  const within = box && polygonOfBox(box);
  const few = data !== undefined && !data.truncated && features.length > 0;
  return (
    <Section aria-labelledby={id} aria-busy={isFetching}>
      <h2 id={id}>{t(`list.${kind}`)}</h2>
      {!data && <Skeleton variant="rounded" height={320} sx={{ marginBlock: 1 }} />}
      {data && (
        <p role="status">
          {data.total === 0 ? t('list.none') : t('list.count', { count: data.total, shown: number(data.total) })}
          {data.truncated && ` · ${t('list.truncated', { count: features.length, total: number(data.total) })}`}
        </p>
      )}
      {features.length > 0 && (
        // A list that scrolls must be reached by the keyboard; its links are.
        <ul>
          {features.map(({ properties: { uuid, accessionNumber, instituteCode, taxonomy } }) => (
            <li key={uuid}>
              <RouteLink to={href('accession', { uuid })} strong>
                <bdi>{accessionNumber}</bdi>
              </RouteLink>
              <span>
                {taxonomy && <TaxonName taxonomy={taxonomy} />}
                {taxonomy && instituteCode && ' · '}
                {instituteCode}
              </span>
            </li>
          ))}
        </ul>
      )}
      {kind === 'inBox' && !within && <p role="note">{t('area.problem.dateLine')}</p>}
      <div className="actions">
        {few && <AddToMyList uuids={uuids} />}
        {few && kind !== 'inView' && onFilter && (
          <Button variant="outlined" onClick={() => onFilter('uuid', uuids)}>
            {t('list.onlyThese', { count: uuids.length })}
          </Button>
        )}
        {within && kind !== 'here' && onFilter && features.length > 0 && (
          <Button variant="outlined" onClick={() => onFilter('geo.within', within)}>
            {t('list.onlyArea')}
          </Button>
        )}
        {kind !== 'inView' && <Button onClick={onBack}>{t('list.back')}</Button>}
      </div>
    </Section>
  );
}
