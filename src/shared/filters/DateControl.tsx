import type { DateFilter } from '@/contract/filter';
import { DateForm } from './DateForm';
import { fieldValue, withField } from './field-path';
import type { DateRangeFilter } from './filter-definition';
import type { FilterProps } from './filter-props';

/** From and to as a year, a month or a day. */
export function DateControl<F extends object>({ definition, filter, onChange }: FilterProps<F, DateRangeFilter<F>>) {
  const { field, format } = definition;
  const applied = fieldValue(filter, field) as DateFilter | undefined;
  return (
    <DateForm edges={applied ?? {}} format={format} onApply={(edges) => onChange(withField(filter, field, edges))} />
  );
}
