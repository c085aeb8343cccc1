import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import type { AccessionObservation } from '@/contract/dataset/observation';
import { datasetHref } from '@/entities/dataset/page/tabs';
import { useDatasetTitle } from '@/entities/names/use-item-title';
import { useValueName } from '@/entities/observation/use-value-name';
import { href } from '@/routes/href';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ObservedInDataset as Observed } from './by-dataset';
import { PlaceInDataset, SmallDistribution } from './PlaceInDataset';
import { usePlaces } from './use-places';
import styles from './ObservedInDataset.module.css';

type Value = AccessionObservation['values'][number];

/** Values of the same season or method together; twice the same says no more than once. */
function byMethod(values: readonly Value[]): [method: string, values: Value[]][] {
  const methods = new Map<string, Map<Value['value'], Value>>();
  for (const value of values) {
    const same = methods.get(value.method ?? '') ?? new Map<Value['value'], Value>();
    methods.set(value.method ?? '', same.set(value.value, value));
  }
  return [...methods].map(([method, same]) => [method, [...same.values()]]);
}

/** What one dataset says of the accession, season by season, and where that stands in the dataset. */
export function ObservedInDataset({ accession, dataset }: { accession: string; dataset: Observed }) {
  const { t } = useTranslation(['accession', 'observations', 'ui']);
  const { number } = useFormat();
  const nameOf = useValueName();
  const { uuid, title, observations } = dataset;
  const titleOf = useDatasetTitle([uuid]);
  const { waiting, descriptorOf, summaryOf, placeOf, retry } = usePlaces(accession, uuid, observations);
  const textOf = (descriptorUuid: string, { value, title: meaning }: Value): string => {
    const descriptor = descriptorOf(descriptorUuid);
    if (descriptor) return nameOf(descriptor, value);
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    const text = typeof value === 'number' ? number(value) : value;
    return meaning && meaning !== text ? `${text} · ${meaning}` : text;
  };
  return (
    <>
      <div className={styles.title}>
        <RouteLink to={href('dataset', { uuid })} strong>
          <bdi>{titleOf(uuid, title)}</bdi>
        </RouteLink>
        <RouteLink to={datasetHref(uuid, 'overview')}>{t('observations:place.overview')}</RouteLink>
        <RouteLink to={datasetHref(uuid, 'analyze')}>{t('observations:place.analyze')}</RouteLink>
      </div>
      {retry && <RetryNote text={t('observations:place.failed')} label={t('ui:actions.retry')} onRetry={retry} />}
      {waiting ? (
        <Skeleton variant="rounded" height={36 * observations.length} />
      ) : (
        <dl className={styles.lines}>
          {observations.map(({ descriptorUuid, descriptorTitle, uom, values }) => {
            const [descriptor, summary] = [descriptorOf(descriptorUuid), summaryOf(descriptorUuid)];
            const known = descriptor && summary && { descriptor, summary, values: values.map(({ value }) => value) };
            return (
              <div key={descriptorUuid}>
                <dt>
                  <RouteLink to={href('descriptor', { uuid: descriptorUuid })}>
                    <bdi>{descriptor?.title ?? descriptorTitle}</bdi>
                  </RouteLink>
                </dt>
                <dd>
                  <ul>
                    {byMethod(values).map(([method, same]) => (
                      <li key={method}>
                        <bdi>
                          {[same.map((value) => textOf(descriptorUuid, value)).join('; '), uom]
                            .filter(Boolean)
                            .join(' ')}
                        </bdi>
                        {method && (
                          <small>
                            <bdi>{method}</bdi>
                          </small>
                        )}
                      </li>
                    ))}
                  </ul>
                </dd>
                {known && (
                  <>
                    <dd className={styles.picture}>
                      <SmallDistribution {...known} />
                    </dd>
                    <dd className="place">
                      <PlaceInDataset {...known} place={placeOf(descriptorUuid)} />
                    </dd>
                  </>
                )}
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
