import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ObservedValue } from '@/contract/dataset/observation';
import { useFormat } from '@/shared/ui/format/use-format';

/** What an observed value means: the title of a code, yes or no, a date in words; else nothing beyond the value. */
export const titleOf = ({ terms = [] }: Descriptor, value: string): string | undefined =>
  terms.find(({ code }) => code === value)?.title;

export type ValueName = (descriptor: Descriptor, value: ObservedValue) => string;

/** An observed value in words: `3 · Spreading`, `Yes`, `12.5`. */
export function useValueName(): ValueName {
  const { t } = useTranslation('ui');
  const { number, mcpdDate } = useFormat();
  return useCallback(
    (descriptor, value) => {
      const code = String(value);
      if (descriptor.dataType === 'BOOLEAN' && /^(true|false)$/.test(code)) return t(code === 'true' ? 'yes' : 'no');
      if (descriptor.dataType === 'DATE') return mcpdDate(code);
      const title = titleOf(descriptor, code);
      const shown = typeof value === 'number' ? number(value) : code;
      return title && title !== code ? `${shown} · ${title}` : shown;
    },
    [t, number, mcpdDate],
  );
}
