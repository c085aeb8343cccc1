import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { useTranslated } from '@/entities/publication/values/translated';
import { href } from '@/routes/href';
import { CardButton } from '@/shared/charts/ChartCard';
import { Card } from '@/shared/ui/layout/Card';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { CriterionControl } from './CriterionControl';
import { DescriptorPicker } from './DescriptorPicker';
import { MatchedAccessions } from './MatchedAccessions';
import { byRelevance } from './by-relevance';
import { observationFilterOf } from './observation-filter';
import { useWhere } from './use-where';
import { withCriterion, type Where } from './where';
import styles from './ObservationSearch.module.css';

interface CriteriaProps {
  descriptors: readonly Descriptor[];
  summaries: ReadonlyMap<string, DescriptorSummary>;
  where: Where;
  onChange: (where: Where) => void;
}

/** Every chosen descriptor with what is asked of it, then the way to choose more. */
function Criteria({ descriptors, summaries, where, onChange }: CriteriaProps) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const stack = useRef<HTMLDivElement>(null);
  const picked = useRef<string>(undefined);
  // What was picked is asked at once; what is taken away leaves the focus where others are picked.
  const focusPicked = (card: HTMLElement | null, uuid: string) => {
    if (!card || picked.current !== uuid) return;
    picked.current = undefined;
    card.querySelector('input')?.focus();
  };
  const chosen = Object.entries(where).flatMap(([uuid, criterion]) => {
    const descriptor = descriptors.find((one) => one.uuid === uuid);
    return descriptor ? [{ descriptor, criterion }] : [];
  });
  return (
    <div className={styles.stack} ref={stack} role="group" aria-label={t('criteria.title')}>
      {chosen.map(({ descriptor, criterion }) => (
        <Card
          className={styles.one}
          key={descriptor.uuid}
          ref={(card: HTMLElement | null) => focusPicked(card, descriptor.uuid)}
          aria-label={descriptor.title}
        >
          <header>
            <h2>
              <RouteLink to={href('descriptor', { uuid: descriptor.uuid })}>
                <bdi>{descriptor.title}</bdi>
              </RouteLink>
            </h2>
            <CardButton
              type="button"
              aria-label={t('criteria.removeOne', { title: descriptor.title })}
              onClick={() => {
                onChange(withCriterion(where, descriptor.uuid, undefined));
                stack.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
              }}
            >
              {t('criteria.remove')}
            </CardButton>
          </header>
          {summaries.get(descriptor.uuid)?.count === 0 && (
            <p className="hint">{t('criteria.withValues', { count: 0, shown: number(0) })}</p>
          )}
          <CriterionControl
            descriptor={descriptor}
            summary={summaries.get(descriptor.uuid)}
            criterion={criterion}
            onChange={(next) => onChange(withCriterion(where, descriptor.uuid, next))}
          />
        </Card>
      ))}
      <DescriptorPicker
        descriptors={descriptors}
        summaries={summaries}
        chosen={where}
        onPick={(uuid) => {
          picked.current = uuid;
          onChange(withCriterion(where, uuid, {}));
        }}
      />
    </div>
  );
}

/** Columns of the result while no descriptor is chosen. */
const FIRST = 5;

interface Props {
  datasets: readonly string[];
  /** Only accessions of this filter. */
  accession?: AccessionFilter;
  descriptors: readonly Descriptor[];
  summaries: ReadonlyMap<string, DescriptorSummary>;
  /** Of the file that the result is saved as. */
  name: string;
  /** Accessions of that filter, those without observations among them. */
  whole?: number;
}

/** Descriptors, what is asked of them, and the accessions of which it holds; the criteria are in the address. */
export function ObservationSearch({ datasets, accession, descriptors, summaries, name, whole }: Props) {
  const { t } = useTranslation('observations');
  const titled = useTranslated(descriptors) ?? descriptors;
  const { where, unread, ask } = useWhere();
  const byUuid = useMemo(() => new Map(descriptors.map((one) => [one.uuid, one])), [descriptors]);
  const observations = useMemo(() => observationFilterOf(where, byUuid), [where, byUuid]);
  const readable = !unread && observations !== undefined;
  const chosen = Object.keys(where).flatMap((uuid) => byUuid.get(uuid) ?? []);
  // Datasets answer only for what was observed in them.
  const unobserved = readable && chosen.some(({ uuid }) => summaries.get(uuid)?.count === 0);
  const first = useMemo(() => {
    const observed = descriptors.filter(({ uuid }) => summaries.get(uuid)?.count !== 0);
    return byRelevance(observed, summaries).slice(0, FIRST);
  }, [descriptors, summaries]);
  const filters = {
    ...(accession && { accession }),
    ...(observations && Object.keys(observations).length > 0 && { observations }),
  };
  return (
    <div className={styles.criteriaLayout}>
      <Criteria descriptors={titled} summaries={summaries} where={readable ? where : {}} onChange={ask} />
      <div>
        {unobserved && <p role="status">{t('result.none')}</p>}
        {!readable && <p role="alert">{t('criteria.unread')}</p>}
        {readable && !unobserved && (
          <MatchedAccessions
            datasets={datasets}
            filters={Object.keys(filters).length > 0 ? filters : undefined}
            descriptors={chosen.length > 0 ? chosen : first}
            name={name}
            whole={whole}
          >
            {chosen.length === 0 && <p className="hint">{t('criteria.intro')}</p>}
          </MatchedAccessions>
        )}
      </div>
    </div>
  );
}
