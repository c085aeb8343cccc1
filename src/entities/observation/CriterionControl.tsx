import type { CriterionProps } from './criterion-props';
import { DateCriterion } from './DateCriterion';
import { RangeCriterion } from './RangeCriterion';
import { TermsCriterion } from './TermsCriterion';
import { TextCriterion } from './TextCriterion';

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
