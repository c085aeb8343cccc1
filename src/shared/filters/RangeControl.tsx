import type { NumberFilter } from '@/contract/filter';
import { useText } from '@/shared/ui/use-text';
import { fieldValue, withField } from './field-path';
import type { RangeFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { RangeForm } from './RangeForm';

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** From and to, both included, either may be left open. */
export function RangeControl<F extends object>({
  definition,
  filter,
  onChange,
  namespace,
}: FilterProps<F, RangeFilter<F>>) {
  const text = useText(namespace);
  const { field, unit } = definition;
  const applied = fieldValue(filter, field) as NumberFilter | undefined;
  return (
    <RangeForm
      from={textOf(applied?.ge)}
      to={textOf(applied?.le)}
      bounds={definition}
      unit={unit && text(unit)}
      onApply={(ge, le) => onChange(withField(filter, field, { ge, le }))}
    />
  );
}
