import { useTranslation } from 'react-i18next';
import { ApplyForm } from './ApplyForm';
import { FilterInput } from './FilterInput';
import { useDraft } from './use-draft';

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')));

type Problem = { key: 'number' | 'order' } | { key: 'bounds'; min?: number; max?: number };

interface Bounds {
  min?: number;
  max?: number;
}

/** What is wrong with a typed range, if anything. */
function problemOf(given: readonly (number | undefined)[], { min, max }: Bounds = {}): Problem | undefined {
  if (given.some((value) => Number.isNaN(value))) return { key: 'number' };
  const outside = given.some(
    (value) => value !== undefined && (value < (min ?? -Infinity) || value > (max ?? Infinity)),
  );
  if (outside) return { key: 'bounds', min, max };
  const [low, high] = given;
  return low !== undefined && high !== undefined && low > high ? { key: 'order' } : undefined;
}

interface Props {
  /** As applied; empty where a side is open. */
  from: string;
  to: string;
  bounds?: Bounds;
  unit?: string;
  /** What is asked for, where the fields do not stand below its name. */
  name?: string;
  onApply: (from: number | undefined, to: number | undefined) => void;
}

/** Two numbers to type, either may be left open. */
export function RangeForm({ from, to, bounds, unit, name, onApply }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useDraft({ from, to });
  const [low, high] = [numberOf(draft.from), numberOf(draft.to)];
  const problem = problemOf([low, high], bounds);
  return (
    <ApplyForm
      problem={problem && t(`filters.problem.${problem.key}`, { ...problem })}
      onApply={() => onApply(low, high)}
    >
      {(problemId) =>
        (['from', 'to'] as const).map((end) => {
          const label = t(`filters.${end}`) + (unit ? ` (${unit})` : '');
          return (
            <FilterInput
              key={end}
              label={label}
              aria-label={name && `${name}: ${label}`}
              inputMode="decimal"
              value={draft[end]}
              aria-invalid={problemId !== undefined}
              aria-describedby={problemId}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
            />
          );
        })
      }
    </ApplyForm>
  );
}
