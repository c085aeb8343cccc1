import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenIndicator, Indicator } from '@/contract/subsetting';

/** "Mean temperature: maximum (°C)"; an indicator that the server no longer knows is named by its id. */
export function useIndicatorName(indicators: readonly Indicator[]): (chosen: ChosenIndicator) => string {
  const { t } = useTranslation('subsetting');
  return useCallback(
    ({ id, metric }) => {
      const known = indicators.find((one) => one.id === id);
      const measured = t('indicators.measured', { name: known?.name ?? id, metric: t(`metric.${metric}`) });
      return known ? t('indicators.withUnit', { name: measured, unit: known.unit }) : measured;
    },
    [indicators, t],
  );
}
