import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenIndicator, Indicator } from '@/contract/subsetting';
import { useIndicatorTexts } from './use-indicator-texts';

/** "Mean temperature: maximum (°C)"; an indicator that the server no longer knows is named by its id. */
export function useIndicatorName(indicators: readonly Indicator[]): (chosen: ChosenIndicator) => string {
  const { t } = useTranslation('subsetting');
  const texts = useIndicatorTexts();
  return useCallback(
    ({ id, metric }) => {
      const known = indicators.find((one) => one.id === id);
      const measured = t('indicators.measured', {
        name: known ? texts.name(known) : id,
        metric: t(`metric.${metric}`),
      });
      return known ? t('indicators.withUnit', { name: measured, unit: texts.unit(known) }) : measured;
    },
    [indicators, texts, t],
  );
}
