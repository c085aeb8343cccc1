import { Button } from '@/shared/ui/controls/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter, GeoScope } from '@/contract/accession/accession-filter';
import { accessionApi } from '@/entities/accession/catalogue/api';
import { usePlaceName } from '@/entities/accession/climate/use-place-name';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { withField } from '@/shared/filters/criteria/field-path';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { AccessionTarget } from './AccessionTarget';
import { readQuestion, writeQuestion, type AnalogueQuestion, type TargetPlace } from './analogue-question';
import { AnaloguesResult } from './AnaloguesResult';
import { useAnaloguesQuery } from './api';
import { middleOf } from './area-middle';
import { climateRanges } from './climate-ranges';
import { QuestionForm } from './QuestionForm';
import { rankedPoints } from './ranked-points';
import { doubled } from './typed-tolerances';
import { useQuestionDraft } from './use-question-draft';
import styles from './AnaloguesBody.module.css';

type Ranges = NonNullable<GeoScope['climate']>;

/** The server gives a filter back in an order of its own. */
const rangesText = (ranges: Ranges) =>
  Object.entries(ranges)
    .map(([variable, { ge, le }]) => `${variable} ${ge} ${le}`)
    .sort()
    .join();
const saysSame = (one: Ranges | undefined, other: Ranges) => one !== undefined && rangesText(one) === rangesText(other);

interface Props {
  ranges: Ranges;
  filter: AccessionFilter | undefined;
  code: string | undefined;
  busy: boolean;
  onChange: (filter: AccessionFilter) => void;
}

/** Narrows the one filter to the climate within the tolerances; heading, map and every other tab follow. */
function ApplyClimate({ ranges, filter, code, busy, onChange }: Props) {
  const { t } = useTranslation('analogues');
  if (!filter) return null;
  // Wanted is not yet answered: until then the count is still that of before.
  const applied = !busy && saysSame(filter.geo?.climate, ranges);
  return (
    <div className={styles.row}>
      {applied ? (
        <>
          <span role="status">{t('apply.applied')}</span>
          <RouteLink to={href('accessions', { filterCode: code })} underline="always">
            {t('apply.open')}
          </RouteLink>
        </>
      ) : (
        <Button variant="contained" disabled={busy} onClick={() => onChange(withField(filter, 'geo.climate', ranges))}>
          {t('apply.show')}
        </Button>
      )}
      {filter.geo?.climate && (
        <Button variant="outlined" onClick={() => onChange(withField(filter, 'geo.climate', undefined))}>
          {t('apply.remove')}
        </Button>
      )}
    </div>
  );
}

const NEAR = 1e-4;
const isAt = (place: TargetPlace, latitude?: number | null, longitude?: number | null) =>
  Math.abs((latitude ?? Number.NaN) - place.latitude) < NEAR &&
  Math.abs((longitude ?? Number.NaN) - place.longitude) < NEAR;

/** Names the accession whose place is looked at; an address that says another place names none. */
function TargetAccession({ uuid, place }: { uuid: string; place: TargetPlace }) {
  const { t } = useTranslation('analogues');
  const { data } = accessionApi.endpoints.accession.useQuery(uuid);
  if (!data || !isAt(place, data.geo?.latitude, data.geo?.longitude)) return null;
  return (
    <p className="hint">
      {t('accession.of')}{' '}
      <RouteLink to={href('accession', { uuid })}>
        <bdi>{data.accessionNumber}</bdi>
      </RouteLink>
    </p>
  );
}

/** The question of the address, and how to ask another one. A link then says everything. */
function useQuestion(): { question: AnalogueQuestion; ask: (question: AnalogueQuestion) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(new URLSearchParams(search)), [search]);
  const ask = (next: AnalogueQuestion) => {
    const query = writeQuestion(new URLSearchParams(search), next).toString();
    if (query !== search.slice(1)) void navigate({ pathname, search: query });
  };
  return { question, ask };
}

/** Where the climate is like that of a place, on the map and as a table, beside the accessions of the filter. */
export default function AnaloguesBody({ list, code }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('analogues');
  const placeName = usePlaceName();
  const isolated = useIsolated();
  const { question, ask } = useQuestion();
  const draft = useQuestionDraft(question, ask);
  const { place, accession, tolerances } = question;
  const { currentData: answer, error, refetch } = useAnaloguesQuery(place ? { target: place, tolerances } : skipToken);
  const areas = useMemo(
    () =>
      answer?.areas.map(({ geometry, nearest }) => ({
        geometry,
        label: placeName(middleOf(geometry)),
        strong: nearest,
      })),
    [answer, placeName],
  );
  const points = useMemo(() => {
    const target = place ? [{ ...place, label: t('nearest.target') }] : [];
    return [...rankedPoints(answer?.areas ?? [], placeName), ...target];
  }, [place, answer, placeName, t]);
  if (!list.page && list.failure) return <FailureOutcome failure={list.failure} retry={list.retry} />;
  return (
    <div className={styles.tool}>
      {list.failure && <FailureNote failure={list.failure} retry={list.retry} />}
      <p className="hint">{answer?.model ? t('model', { model: isolated(answer.model) }) : t('intro')}</p>
      {question.unread && <p role="alert">{t('problem.address')}</p>}
      <div className={styles.columns}>
        <div>
          <QuestionForm draft={draft} />
          <AccessionTarget filter={list.filter} code={code} onPick={draft.pick} />
        </div>
        <div>
          <AccessionMap
            code={code}
            accessions
            areas={areas}
            points={points}
            height="min(480px, 60vh)"
            label={t('map')}
            onPick={(picked) => draft.pick(picked)}
          />
          {place && accession && <TargetAccession uuid={accession} place={place} />}
        </div>
      </div>
      {place && (
        <AnaloguesResult
          answer={answer}
          failure={error && asFailure(error)}
          tolerances={tolerances}
          code={code}
          onRetry={() => void refetch()}
          onWiden={() => ask({ ...question, tolerances: doubled(tolerances) })}
        >
          {answer && (
            <ApplyClimate
              ranges={climateRanges(answer.target, tolerances)}
              filter={list.filter}
              code={code}
              busy={list.busy}
              onChange={list.change}
            />
          )}
        </AnaloguesResult>
      )}
    </div>
  );
}
