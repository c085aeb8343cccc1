import { styled } from '@/shared/ui/styled';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
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

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
}));

const One = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 1.5),
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.spacing(1) },
  '& h2': { margin: theme.spacing(0.5, 0), fontSize: '0.9375rem', overflowWrap: 'anywhere' },
}));

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
    <Stack ref={stack} role="group" aria-label={t('criteria.title')}>
      {chosen.map(({ descriptor, criterion }) => (
        <One
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
        </One>
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
    </Stack>
  );
}

/** What is asked beside what is found; on a phone one below the other. */
const CriteriaLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p': { margin: 0, maxWidth: '75ch' },
  '& .hint': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));

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
    <CriteriaLayout>
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
    </CriteriaLayout>
  );
}
