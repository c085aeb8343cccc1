import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenIndicator, ClimateMetric, Indicator } from '@/contract/accession/subsetting';
import type { FieldsProps } from './fields-props';
import { ProblemText } from './ProblemText';
import { usualIndicators } from './subsetting-inputs';
import { useIndicatorTexts } from './use-indicator-texts';
import styles from './IndicatorFields.module.css';

interface Props extends FieldsProps {
  indicators: readonly Indicator[];
}

/** What accessions are compared by: each indicator in one measure or several. */
export function IndicatorFields({ inputs, problems, onChange, indicators }: Props) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  const texts = useIndicatorTexts();
  const chosen = inputs.indicators ?? usualIndicators(indicators);
  const has = (indicator: string, metric: ClimateMetric) =>
    chosen.some((one) => one.id === indicator && one.metric === metric);
  const toggle = (one: ChosenIndicator) => {
    const others = chosen.filter(({ id: indicator, metric }) => indicator !== one.id || metric !== one.metric);
    onChange({ indicators: others.length < chosen.length ? others : [...chosen, one] });
  };
  const groups = [...new Set(indicators.map(texts.group))];
  return (
    <fieldset className="wide" aria-describedby={problems.indicators && id}>
      <legend>{t('indicators.title')}</legend>
      <p className="hint">{t('indicators.hint')}</p>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <strong>{group}</strong>
          {indicators
            .filter((indicator) => texts.group(indicator) === group)
            .map((indicator) => (
              <div className={styles.line} key={indicator.id}>
                <span>{t('indicators.withUnit', { name: texts.name(indicator), unit: texts.unit(indicator) })}</span>
                <span>
                  {indicator.metrics.map((metric) => (
                    <label key={metric}>
                      <input
                        type="checkbox"
                        checked={has(indicator.id, metric)}
                        aria-label={t('indicators.measured', {
                          name: texts.name(indicator),
                          metric: t(`metric.${metric}`),
                        })}
                        onChange={() => toggle({ id: indicator.id, metric })}
                      />
                      {t(`metric.${metric}`)}
                    </label>
                  ))}
                </span>
              </div>
            ))}
        </div>
      ))}
      <ProblemText id={id} problem={problems.indicators} />
    </fieldset>
  );
}
