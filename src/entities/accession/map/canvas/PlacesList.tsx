import { useId, useState, type RefObject } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { AddToMyList } from '@/entities/accession/actions/AddToMyList';
import { RequestThese } from '@/entities/accession/actions/RequestThese';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import type { Box } from '@/shared/map/map-types';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionMapApi } from '../api';
import { polygonOfBox } from '../polygon-of-box';
import styles from './PlacesList.module.css';

/** Accessions at first, and with each press on the button that shows more. */
const LISTED = 100;

export interface ShownPlaces {
  kind: 'inView' | 'inBox' | 'here';
  /** Undefined: wherever they lie. */
  box?: Box;
}

export type FilterBy = (path: 'uuid' | 'geo.within', value: unknown) => void;

interface Props {
  code: string | undefined;
  places: ShownPlaces;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined while the filter in force is not known. */
  onFilter: FilterBy | undefined;
  onBack: () => void;
}

/** The accessions of a part of the map, by their numbers: what the picture shows, for everybody. */
export function PlacesList({ code, places: { kind, box }, heading, onFilter, onBack }: Props) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const id = useId();
  const where = { ...(code && { f: code }), ...(box && { bbox: box.join() }) };
  const of = JSON.stringify(where);
  const [longer, setLonger] = useState({ of, limit: LISTED });
  const limit = longer.of === of ? longer.limit : LISTED;
  const answer = accessionMapApi.endpoints.accessionPoints.useQuery({ ...where, limit });
  const { error, isFetching, refetch } = answer;
  // Not the answer before it, which would count another place; but a longer list goes on from the shorter.
  const data = limit > LISTED ? answer.data : answer.currentData;
  if (error !== undefined && !isFetching) {
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  }
  const features = data?.features ?? [];
  const rest = (data?.total ?? 0) - features.length;
  const uuids = features.map(({ properties }) => properties.uuid);
  const within = box && polygonOfBox(box);
  const few = data !== undefined && !data.truncated && features.length > 0;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isFetching}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(`list.${kind}`)}
      </h2>
      {!data && <Skeleton variant="rounded" height={320} style={{ marginBlock: 8 }} />}
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
          {data && rest > 0 && (
            <li className={styles.more}>
              {t('list.goesOn', { count: rest, shown: number(rest) })}
              <Button size="small" onClick={() => !isFetching && setLonger({ of, limit: limit + LISTED })}>
                {t('list.showMore', { count: Math.min(LISTED, rest) })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {kind === 'inBox' && !within && <p role="note">{t('area.problem.dateLine')}</p>}
      <div className={styles.actions}>
        {few && <AddToMyList uuids={uuids} />}
        {few && <RequestThese uuids={uuids} />}
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
    </section>
  );
}
