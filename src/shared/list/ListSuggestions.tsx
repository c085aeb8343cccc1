import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facets } from '@/contract/page';
import { isEnoughTyped } from '@/contract/accession/suggest';
import { fieldValue, withField } from '@/shared/filters/criteria/field-path';
import {
  asItself,
  facetOf,
  type FilterDefinition,
  type TermsFilter,
  type UseTermName,
} from '@/shared/filters/criteria/filter-definition';
import { Marked } from '@/shared/search/suggestions/Marked';
import { matchIn } from '@/shared/search/suggestions/match-in';
import type { SuggestionsProps } from '@/shared/search/SearchBox';
import { SuggestionList, type SuggestionGroup } from '@/shared/search/suggestions/SuggestionList';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import type { EntityListDefinition } from './definition';
import { rowText } from './address/row-name';
import { ALL_TERMS } from './screen/use-all-terms-of';
import type { ListController } from './screen/use-list-controller';

export interface Searched<T, F extends object> {
  definition: EntityListDefinition<T, F>;
  /** The filters of the panel. */
  filters: readonly FilterDefinition<F>[];
  list: ListController<T, F>;
}

/** Options of a group. */
const MOST = 5;

const isCounted = <F,>(filter: FilterDefinition<F>): filter is TermsFilter<F> =>
  filter.kind === 'terms' && !filter.typed && !filter.apart;

/** The names of each filter's terms. The filters of a mounted list never change, nor does the order of these hooks. */
function useTermNames<F>(filters: readonly TermsFilter<F>[], facets: Facets): readonly ReturnType<UseTermName>[] {
  const names = [];
  for (const filter of filters) {
    const { useName = asItself } = filter;
    const terms = facets[facetOf(filter) ?? '']?.terms.map(({ term }) => term) ?? [];
    // oxlint-disable-next-line react/rules-of-hooks -- as many in the same order, as said above
    names.push(useName(terms));
  }
  return names;
}

/** Where the words begin that a name has: as early as possible, so that "bread wh" is not only "wh". */
function beginningOf(typed: string, ...names: readonly string[]): number | undefined {
  for (const { index } of typed.matchAll(/\S+/g)) {
    const words = typed.slice(index).trim();
    if (isEnoughTyped(words) && names.some((name) => matchIn(name, words))) return index;
  }
  return undefined;
}

interface Props<T, F extends object> extends SuggestionsProps {
  of: Searched<T, F>;
}

/** Values of the list's own filters, counted within its result, and rows that have what is typed. */
export default function ListSuggestions<T extends object, F extends object>(props: Props<T, F>) {
  const { of, onChosen, ...box } = props;
  const { definition, filters, list } = of;
  const { endpoint, entity, idOf, open } = definition;
  const text = useText(entity);
  const { number } = useFormat();
  const navigate = useNavigate();
  const filter = list.filter ?? ({} as F);
  const typed = useDeferredValue(box.typed.normalize('NFC'));
  const counted = filters.filter(isCounted);
  // What is typed takes the place of the words before.
  const within = withField(filter, '_text', '');
  const one = { filter: within, p: 0, l: 1, facets: counted.map(facetOf).join(','), limit: ALL_TERMS };
  const facets = endpoint.useQuery(one, { skip: counted.length === 0 }).currentData?.suggestions;
  const names = useTermNames(counted, facets ?? {});
  const enough = isEnoughTyped(typed.trim());
  const sought = { filter: withField(filter, '_text', typed.trim()), p: 0, l: MOST };
  const found = endpoint.useQuery(sought, { skip: !enough || !open });
  const rows = enough && open ? (found.currentData?.content ?? []) : [];

  const termGroups = counted.map((term, at): SuggestionGroup => {
    const { field, numeric, italic } = term;
    const chosen = (fieldValue(filter, field) as (string | number)[] | undefined) ?? [];
    const some = facets?.[facetOf(term) ?? '']?.terms ?? [];
    const fitting = some.flatMap(({ term: code, count }) => {
      const name = names[at]?.(code) ?? code;
      const from = chosen.map(String).includes(code) ? undefined : beginningOf(typed, name, code);
      return from === undefined ? [] : [{ code, count, name, from }];
    });
    const options = fitting.slice(0, MOST).map(({ code, count, name, from }) => {
      const marked = <Marked name={name} typed={typed.slice(from)} />;
      const before = typed.slice(0, from).trim();
      return {
        key: `${field}:${code}`,
        name: italic ? <i lang="la">{marked}</i> : marked,
        // With the other words there may be fewer.
        ...(before === '' && { detail: number(count) }),
        choose: () => {
          onChosen(before);
          const values = [...chosen, numeric ? Number(code) : code];
          list.change(withField(withField(filter, '_text', before), field, values));
        },
      };
    });
    return { key: field, label: text(`${entity}:fields.${field}`), options };
  });
  const rowGroup: SuggestionGroup = {
    key: 'rows',
    label: text(`${entity}:title`),
    options: rows.map((row) => ({
      key: `row:${idOf(row)}`,
      name: <Marked name={rowText(definition, row)} typed={typed} />,
      choose: () => {
        onChosen(box.typed);
        if (open) void navigate(open(row));
      },
    })),
  };
  const groups = [...termGroups, rowGroup].filter(({ options }) => options.length > 0);
  return <SuggestionList {...box} groups={facets || found.currentData ? groups : undefined} />;
}
