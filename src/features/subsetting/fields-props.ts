import type { InputProblems } from './input-problems';
import type { SubsettingInputs } from './subsetting-inputs';

/** What every group of inputs gets. */
export interface FieldsProps {
  inputs: SubsettingInputs;
  problems: InputProblems;
  onChange: (patch: Partial<SubsettingInputs>) => void;
}
