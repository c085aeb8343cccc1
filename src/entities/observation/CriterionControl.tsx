import { Button } from '@/shared/ui/controls/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { ApplyForm } from '@/shared/filters/panel/ApplyForm';
import DateForm from '@/shared/filters/dates/DateForm';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { RangeForm } from '@/shared/filters/panel/RangeForm';
import { TermRow, TermRows } from '@/shared/filters/panel/TermRow';
import { useDraft } from '@/shared/filters/panel/use-draft';
import { useFormat } from '@/shared/ui/format/use-format';
import { termOptions } from './term-options';
import { useValueName } from './use-value-name';
import type { Criterion } from './where';

/** One criterion on the screen. `summary` is what the hints and counts are from; it may come later or never. */
interface CriterionProps {
  descriptor: Descriptor;
  summary: DescriptorSummary | undefined;
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
}

const SHOWN = 9;

/** Codes, answers or common values to tick, with how often each was observed. */
function TermsCriterion({ descriptor, summary, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('ui');
  const nameOf = useValueName();
  const [all, setAll] = useState(false);
  const { eq: chosen = [], ...edges } = criterion;
  const terms = termOptions(descriptor, summary, chosen);
  const most = Math.max(1, ...terms.map(({ count = 0 }) => count));
  const shown = all ? terms : terms.filter(({ term }, at) => at < SHOWN || chosen.includes(term));
  const toggle = (term: string) => {
    const eq = chosen.includes(term) ? chosen.filter((other) => other !== term) : [...chosen, term];
    onChange(eq.length ? { ...edges, eq } : edges);
  };
  return (
    <fieldset aria-label={descriptor.title}>
      <TermRows>
        {shown.map(({ term, count }) => (
          <TermRow
            key={term}
            name={nameOf(descriptor, term)}
            count={count}
            most={most}
            checked={chosen.includes(term)}
            onToggle={() => toggle(term)}
          />
        ))}
      </TermRows>
      {shown.length < terms.length && (
        <Button size="small" onClick={() => setAll(true)} style={{ paddingInline: 0 }}>
          {t('filters.showAll')}
        </Button>
      )}
      {summary?.other ? <p className="hint">{t('filters.otherValues', { count: summary.other })}</p> : null}
    </fieldset>
  );
}

const spelled = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** From and to with the unit and what was observed; a step of a chart ends before its upper edge, and says so. */
function RangeCriterion({ descriptor, summary, criterion, onChange }: CriterionProps) {
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

/** A piece of text that the value contains. */
function TextCriterion({ descriptor, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('ui');
  const { contains, ...others } = criterion;
  const [draft, setDraft] = useDraft(contains?.[0] ?? '');
  const apply = () => onChange(draft.trim() === '' ? others : { ...others, contains: [draft.trim()] });
  return (
    <ApplyForm onApply={apply}>
      {() => (
        <FilterInput
          type="search"
          label={t('filters.contains')}
          aria-label={`${descriptor.title}: ${t('filters.contains')}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    </ApplyForm>
  );
}

/** From and to as people write dates. */
function DateCriterion({ descriptor, criterion, onChange }: CriterionProps) {
  return (
    <DateForm
      name={descriptor.title}
      edges={criterion}
      format="mcpd"
      onApply={({ ge, le }) => onChange({ ...(ge && { ge }), ...(le && { le }) })}
    />
  );
}

/** What can be asked of a descriptor, by what it holds. */
export function CriterionControl(props: CriterionProps) {
  const { dataType } = props.descriptor;
  if (dataType === 'NUMERIC') return <RangeCriterion {...props} />;
  if (dataType === 'DATE') return <DateCriterion {...props} />;
  return (
    <>
      {dataType === 'SCALE' && <RangeCriterion {...props} />}
      {dataType === 'TEXT' && <TextCriterion {...props} />}
      <TermsCriterion {...props} />
    </>
  );
}
