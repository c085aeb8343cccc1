import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { useFormat } from '@/shared/ui/format/use-format';

type Scaled = Pick<Descriptor, 'dataType' | 'minValue' | 'maxValue' | 'uom' | 'terms'>;

/** What values a descriptor takes, in short: "0–200 cm", "1–9", "4 codes"; an empty text where nothing is laid down. */
export function useScaleText(): (descriptor: Scaled) => string {
  const { t } = useTranslation('descriptor');
  const { number } = useFormat();
  return ({ dataType, minValue: min, maxValue: max, uom, terms = [] }) => {
    if (dataType === 'CODED') return t('codes', { count: terms.length, shown: number(terms.length) });
    const from = typeof min === 'number' ? number(min) : undefined;
    const to = typeof max === 'number' ? number(max) : undefined;
    const range =
      from !== undefined && to !== undefined
        ? t('range', { from, to })
        : from !== undefined
          ? t('atLeast', { from })
          : to !== undefined
            ? t('atMost', { to })
            : '';
    return [range, uom].filter(Boolean).join(' ');
  };
}
