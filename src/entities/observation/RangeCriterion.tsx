import { useTranslation } from 'react-i18next';
import { RangeForm } from '@/shared/filters/RangeForm';
import { useFormat } from '@/shared/ui/use-format';
import type { CriterionProps } from './criterion-props';

const spelled = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** From and to with the unit and what was observed; a step of a chart ends before its upper edge, and says so. */
export function RangeCriterion({ descriptor, summary, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { ge, gt, le, lt, ...others } = criterion;
  const { uom, title } = descriptor;
  const { min, max } = summary ?? {};
  const apply = (low: number | undefined, high: number | undefined) => {
    const [from, to] = [spelled(low), spelled(high)];
    // What stands as it was keeps its meaning; what is typed is included.
    const asked = { ...(from === gt ? { gt } : { ge: from }), ...(to === lt ? { lt } : { le: to }) };
    const edges = Object.entries(asked).filter(([, edge]) => edge !== undefined);
    onChange({ ...others, ...Object.fromEntries(edges) });
  };
  return (
    <>
      <RangeForm name={title} from={ge ?? gt ?? ''} to={le ?? lt ?? ''} unit={uom ?? undefined} onApply={apply} />
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
