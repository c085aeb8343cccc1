import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet, Facets } from '@/contract/page';
import type { ChartData } from '@/shared/charts/chart';
import { percentOf } from '@/shared/charts/chart-lines';
import { ChartCard } from '@/shared/charts/ChartCard';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { ReadAloud } from '@/shared/charts/ReadAloud';
import { useShare } from '@/shared/charts/use-share';
import { useTermName } from '@/shared/charts/use-term-name';
import { fieldValue, isCriterion } from '@/shared/filters/criteria/field-path';
import { Figure } from '@/shared/ui/text/Figure';
import { useFormat } from '@/shared/ui/format/use-format';
import type { OverviewChart } from './definition';
import { useChartTerms, type Counted } from './use-chart-terms';
import { useChartTitle } from './use-chart-title';
import styles from './FlagsChart.module.css';

const kindOf = (key: string) => (key === 'true' || key === 'false' ? key : 'missing');

/** One question: its answers as parts of one bar, each of which is a button beneath it. */
function FlagBar({ of, title, terms, whole }: ChartData) {
  const { number } = useFormat();
  const share = useShare();
  const nameOf = useTermName({ of, whole });
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <div className={styles.stack} aria-hidden="true">
        {terms.map(({ key, count }) => (
          <span key={key} className={kindOf(key)} style={{ flex: count }} />
        ))}
      </div>
      <div className={styles.answers}>
        {terms.map((term) => {
          const { key, label, count, rest, chosen = false, onToggle } = term;
          const inside = (
            <>
              <span className={`key ${kindOf(key)}`} />
              {rest ? <i>{label}</i> : label} {number(count)} <span className="share">{share(count, whole)}</span>
            </>
          );
          return onToggle ? (
            <button key={key} type="button" className="answer" aria-pressed={chosen} onClick={onToggle}>
              <ReadAloud as={`${title}. ${nameOf(term)}`}>{inside}</ReadAloud>
            </button>
          ) : (
            <span key={key} className="answer">
              {inside}
            </span>
          );
        })}
      </div>
    </li>
  );
}

/** Questions and answers as figures; an answer that nobody gave is not counted, so it stands as 0. */
function FlagsTable({ flags }: { flags: readonly (ChartData & { key: string })[] }) {
  const { t } = useTranslation(['overview', 'ui']);
  return (
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          <th scope="col">{t('ui:yes')}</th>
          <th scope="col">{t('ui:no')}</th>
          <th scope="col">{t('missing')}</th>
        </tr>
      </thead>
      <tbody>
        {flags.map(({ key, title, terms }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {['true', 'false', ':missing'].map((answer) => (
              <td key={answer}>
                <Figure value={terms.find((term) => term.key === answer)?.count ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

interface Props<F> extends Counted<F> {
  flags: readonly OverviewChart[];
  facets: Facets;
}

const ANSWERS = ['true', 'false'];

/** Yes before no, and only these. */
const answers = (facet: Facet): Facet => ({
  ...facet,
  terms: ANSWERS.flatMap((answer) => facet.terms.filter(({ term }) => term === answer)),
});

const tells = ({ quiet, field }: OverviewChart, { terms, missing }: Facet, filter: object = {}): boolean =>
  !quiet || isCriterion(fieldValue(filter, field)) || missing > 0 || terms.some(({ term }) => term === 'true');

/** Every question of yes and no, with its answers and how many items say nothing. */
export function FlagsChart<F extends Logic<F>>({ flags, facets, overview, whole, filter, onChange }: Props<F>) {
  const { t } = useTranslation(['overview', 'ui']);
  const { titleOf, items } = useChartTitle(overview.entity);
  const termsOf = useChartTerms({ filter, onChange });
  const shown = flags.flatMap((chart) => {
    const facet = facets[chart.facet];
    if (!facet || !tells(chart, facet, filter)) return [];
    const terms = termsOf(chart, answers(facet), ({ term }) => ({ label: t(term === 'true' ? 'ui:yes' : 'ui:no') }));
    return [{ key: chart.field, of: overview.entity, title: titleOf(chart), terms, whole }];
  });
  const lines = () => [
    [t('question'), t('answer'), items, t('percent')],
    ...shown.flatMap(({ title, terms }) =>
      terms.map(({ label, count }) => [title, label, count, percentOf(count, whole)]),
    ),
  ];
  return (
    <ChartCard className={styles.wide} title={t('flags')} lines={lines} table={<FlagsTable flags={shown} />}>
      <ul>
        {shown.map(({ key, ...flag }) => (
          <FlagBar key={key} {...flag} />
        ))}
      </ul>
    </ChartCard>
  );
}
