import { useTranslation } from 'react-i18next';
import type { NumberFilter } from '@/contract/filter';
import { useText } from '@/shared/ui/use-text';
import { ApplyForm } from './ApplyForm';
import { Entry } from './Entry';
import { fieldValue, withField } from './field-path';
import type { RangeFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { useDraft } from './use-draft';

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')));
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

type Problem = { key: 'number' | 'order' } | { key: 'bounds'; min?: number; max?: number };

/** What is wrong with a typed range, if anything. */
export function rangeProblem(
  from: string,
  to: string,
  { min, max }: { min?: number; max?: number },
): Problem | undefined {
  const given = [numberOf(from), numberOf(to)];
  if (given.some((value) => Number.isNaN(value))) return { key: 'number' };
  const outside = given.some(
    (value) => value !== undefined && (value < (min ?? -Infinity) || value > (max ?? Infinity)),
  );
  if (outside) return { key: 'bounds', min, max };
  const [low, high] = given;
  return low !== undefined && high !== undefined && low > high ? { key: 'order' } : undefined;
}

/** From and to, both included, either may be left open. */
export function RangeControl<F extends object>({
  definition,
  filter,
  onChange,
  namespace,
}: FilterProps<F, RangeFilter<F>>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const applied = fieldValue(filter, definition.field) as NumberFilter | undefined;
  const [draft, setDraft] = useDraft({ from: textOf(applied?.ge), to: textOf(applied?.le) });
  const problem = rangeProblem(draft.from, draft.to, definition);
  const unit = definition.unit ? ` (${text(definition.unit)})` : '';
  const apply = () =>
    onChange(withField(filter, definition.field, { ge: numberOf(draft.from), le: numberOf(draft.to) }));
  return (
    <ApplyForm problem={problem && t(`filters.problem.${problem.key}`, { ...problem })} onApply={apply}>
      {(problemId) =>
        (['from', 'to'] as const).map((end) => (
          <Entry
            key={end}
            label={t(`filters.${end}`) + unit}
            inputMode="decimal"
            value={draft[end]}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
          />
        ))
      }
    </ApplyForm>
  );
}
