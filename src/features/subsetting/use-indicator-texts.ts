import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '@/contract/accession/subsetting';
import { useText } from '@/shared/ui/text/use-text';

interface IndicatorTexts {
  name(indicator: Indicator): string;
  unit(indicator: Indicator): string;
  group(indicator: Indicator): string;
}

const CELSIUS = '°C';

/** Indicators in the reader's language, as far as they are known here; others speak for themselves. */
export function useIndicatorTexts(): IndicatorTexts {
  const { i18n } = useTranslation('subsetting');
  const text = useText('subsetting', 'accession');
  return useMemo(() => {
    // What a server says is never read as a text of ours.
    const known = (key: string, fallback: string) => (i18n.exists(key) ? text(key) : fallback);
    return {
      name: ({ id, name }) => known(`subsetting:indicator.${id}`, name),
      unit: ({ unit }) => (unit === CELSIUS ? text('accession:units.celsius') : known(`subsetting:unit.${unit}`, unit)),
      group: ({ group }) => known(`subsetting:group.${group}`, group),
    };
  }, [i18n, text]);
}
