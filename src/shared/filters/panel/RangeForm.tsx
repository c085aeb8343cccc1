import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/ui/text/use-locale';
import { ApplyForm } from './ApplyForm';
import { FilterInput } from './FilterInput';
import { isWithin, readNumber, spellNumber, type Bounds, type TypedNumber } from './typed-number';
import { useDraft } from './use-draft';

type Problem =
  | { key: 'number' | 'order' }
  | { key: 'bounds'; min?: number; max?: number }
  | { key: 'either'; fraction: string; whole: string };

const numberOf = (read: TypedNumber | undefined) => (typeof read === 'number' ? read : undefined);

/** What is wrong with a typed range, if anything. */
function problemOf(given: readonly (TypedNumber | undefined)[], bounds: Bounds = {}): Problem | undefined {
  if (given.includes('none')) return { key: 'number' };
  for (const read of given) if (typeof read === 'object') return { key: 'either', ...read };
  const [low, high] = given.map(numberOf);
  const isOutside = (value: number | undefined) => value !== undefined && !isWithin(value, bounds);
  if (isOutside(low) || isOutside(high)) return { key: 'bounds', min: bounds.min, max: bounds.max };
  return low !== undefined && high !== undefined && low > high ? { key: 'order' } : undefined;
}

interface Props {
  /** As applied, spelled as in programs; empty where a side is open. */
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
  const language = useLocale();
  const spelled = (text: string) => (text === '' ? '' : spellNumber(Number(text), language));
  const [draft, setDraft] = useDraft({ from: spelled(from), to: spelled(to) });
  const read = [draft.from, draft.to].map((text) => (text.trim() ? readNumber(text, language, bounds) : undefined));
  const problem = problemOf(read, bounds);
  const [low, high] = read.map(numberOf);
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
