import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Facets } from '@/contract/page';
import { useText } from '@/shared/ui/use-text';
import { fieldValue, isCriterion } from './field-path';
import { FilterControl } from './FilterControl';
import type { FilterDefinition } from './filter-definition';
import type { UseAllTerms } from './filter-props';
import { FilterSection } from './FilterSection';

const Fields = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

interface Props<F extends object> {
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
  /** Undefined while the filter behind a link is not known: nothing can be changed then but the whole taken away. */
  filter: F | undefined;
  facets: Facets;
  onChange: (filter: F) => void;
  useAllTerms: UseAllTerms;
}

/** Every filter of a list: the open ones at the top, the others in their groups, those in use unfolded. */
export default function FilterPanel<F extends object>({ definitions, namespace, filter, ...rest }: Props<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const known = filter ?? ({} as F);
  const inUse = ({ field }: FilterDefinition<F>) => isCriterion(fieldValue(known, field));
  const groups = [...new Set(definitions.map(({ group }) => group))];
  const section = (definition: FilterDefinition<F>, open: boolean) => (
    <FilterSection key={definition.field} title={text(`${namespace}:fields.${definition.field}`)} open={open}>
      {() => <FilterControl definition={definition} namespace={namespace} filter={known} {...rest} />}
    </FilterSection>
  );
  return (
    <Fields disabled={filter === undefined} aria-label={t('filters.title')}>
      {groups.map((group) => {
        const members = definitions.filter((definition) => definition.group === group);
        if (group === undefined) return members.map((definition) => section(definition, true));
        return (
          <FilterSection key={group} title={text(`${namespace}:filterGroups.${group}`)} open={members.some(inUse)}>
            {() => members.map((definition) => section(definition, inUse(definition)))}
          </FilterSection>
        );
      })}
    </Fields>
  );
}
