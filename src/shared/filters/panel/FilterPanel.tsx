import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '@/contract/fold';
import type { Facets } from '@/contract/page';
import { FullText } from '@/shared/ui/full-text/FullText';
import { useText } from '@/shared/ui/text/use-text';
import { asksMissing, fieldValue, isCriterion } from '../criteria/field-path';
import { FilterControl } from './FilterControl';
import type { FilterDefinition } from '../criteria/filter-definition';
import type { UseAllTerms } from '../criteria/filter-props';
import { FilterSection } from './FilterSection';
import styles from './FilterPanel.module.css';

/** More filters than these are searched for; as many that are found are unfolded. */
const IN_SIGHT = 12;
const UNFOLDED = 4;

interface Props<F extends object> {
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
  /** Undefined while the filter behind a link is not known: nothing can be changed then but the whole taken away. */
  filter: F | undefined;
  facets: Facets | undefined;
  onChange: (filter: F) => void;
  useAllTerms: UseAllTerms;
}

/** Every filter of a list: the open ones at the top, the others in their groups, those in use unfolded. */
export default function FilterPanel<F extends object>({ definitions, namespace, filter, ...rest }: Props<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const [sought, setSought] = useState('');
  const needle = fold(sought.trim());
  const known = filter ?? ({} as F);
  const labelOf = ({ field }: FilterDefinition<F>) => text(`${namespace}:fields.${field}`);
  const groupName = (group: string) => text(`${namespace}:filterGroups.${group}`);
  const inUse = ({ field }: FilterDefinition<F>) => isCriterion(fieldValue(known, field)) || asksMissing(known, field);
  const section = (definition: FilterDefinition<F>, open: boolean) => (
    <FilterSection key={`${definition.field} ${needle}`} title={labelOf(definition)} open={open}>
      {() => (
        // The other filters are not hidden while the texts of this one are loaded.
        <Suspense>
          <div role="group" aria-label={labelOf(definition)}>
            <FilterControl definition={definition} namespace={namespace} filter={known} {...rest} />
          </div>
        </Suspense>
      )}
    </FilterSection>
  );
  const grouped = () =>
    [...new Set(definitions.map(({ group }) => group))].map((group) => {
      const members = definitions.filter((definition) => definition.group === group);
      if (group === undefined) return members.map((definition) => section(definition, true));
      return (
        <FilterSection key={group} title={groupName(group)} open={members.some(inUse)} group>
          {() => members.map((definition) => section(definition, inUse(definition)))}
        </FilterSection>
      );
    });
  const found = () => {
    const fitting = definitions.filter((definition) =>
      fold(`${labelOf(definition)} ${definition.group ? groupName(definition.group) : ''}`).includes(needle),
    );
    if (fitting.length === 0) return <p role="status">{t('filters.noneCalled')}</p>;
    return fitting.map((definition) => section(definition, fitting.length <= UNFOLDED || inUse(definition)));
  };
  return (
    <FullText of=".name">
      <fieldset className={styles.fields} disabled={filter === undefined} aria-label={t('filters.title')}>
        {definitions.length > IN_SIGHT && (
          <input
            type="search"
            aria-label={t('filters.find')}
            placeholder={t('filters.find')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        {needle ? found() : grouped()}
      </fieldset>
    </FullText>
  );
}
