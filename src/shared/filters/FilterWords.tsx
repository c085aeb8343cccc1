import { chipsOf } from './chip';
import { CriterionName } from './CriterionName';
import type { FilterDefinition } from './filter-definition';

interface Props<F extends object> {
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
  filter: F;
}

/** The criteria of a filter in one line: "Crop: Wheat · Biological status: Wild". Nothing for the whole list. */
export function FilterWords<F extends object>({ definitions, namespace, filter }: Props<F>) {
  return chipsOf(definitions, filter).map((chip, at) => (
    <span key={chip.key}>
      {at > 0 && ' · '}
      <CriterionName chip={chip} definitions={definitions} namespace={namespace} />
    </span>
  ));
}
