import { useTranslation } from 'react-i18next';
import { ApplyForm } from '@/shared/filters/ApplyForm';
import { Entry } from '@/shared/filters/Entry';
import { rangeProblem } from '@/shared/filters/RangeControl';
import { useDraft } from '@/shared/filters/use-draft';
import { useFormat } from '@/shared/ui/use-format';
import type { CriterionProps } from './criterion-props';

const spelled = (text: string) => (text.trim() === '' ? undefined : String(Number(text.trim().replace(',', '.'))));

/** From and to with the unit and what was observed; a step of a chart ends before its upper edge, and says so. */
export function RangeCriterion({ descriptor, summary, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation(['observations', 'ui']);
  const { number } = useFormat();
  const { ge, gt, le, lt, ...others } = criterion;
  const [draft, setDraft] = useDraft({ from: ge ?? gt ?? '', to: le ?? lt ?? '' });
  const problem = rangeProblem(draft.from, draft.to, {});
  const { uom, title } = descriptor;
  const { min, max } = summary ?? {};
  const apply = () => {
    // What stands as it was keeps its meaning; what is typed is included.
    const from = draft.from === gt ? { gt } : { ge: spelled(draft.from) };
    const to = draft.to === lt ? { lt } : { le: spelled(draft.to) };
    const edges = Object.entries({ ...from, ...to }).filter(([, edge]) => edge !== undefined);
    onChange({ ...others, ...Object.fromEntries(edges) });
  };
  const unit = uom ? ` (${uom})` : '';
  return (
    <>
      <ApplyForm problem={problem && t(`ui:filters.problem.${problem.key}`, { ...problem })} onApply={apply}>
        {(problemId) =>
          (['from', 'to'] as const).map((end) => (
            <Entry
              key={end}
              label={t(`ui:filters.${end}`) + unit}
              aria-label={`${title}: ${t(`ui:filters.${end}`)}${unit}`}
              inputMode="decimal"
              value={draft[end]}
              aria-invalid={problemId !== undefined}
              aria-describedby={problemId}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
            />
          ))
        }
      </ApplyForm>
      {min !== undefined && max !== undefined && (
        <p className="hint">
          {t('criterion.observedRange', { min: number(min), max: number(max) + (uom ? ` ${uom}` : '') })}
        </p>
      )}
      {lt !== undefined && <p className="hint">{t('criterion.below', { to: number(Number(lt)) })}</p>}
      {gt !== undefined && <p className="hint">{t('criterion.above', { from: number(Number(gt)) })}</p>}
    </>
  );
}
