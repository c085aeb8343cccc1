import { Button } from '@/shared/ui/controls/Button';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateFilter, NumberFilter, StringFilter } from '@/contract/filter';
import type { Facet } from '@/contract/page';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { ApplyForm } from './ApplyForm';
import { FilterInput } from './FilterInput';
import { asksMissing, fieldValue, withField, withMissing } from '../criteria/field-path';
import {
  asItself,
  facetOf,
  type DateRangeFilter,
  type FilterDefinition,
  type FlagFilter,
  type RangeFilter,
  type TermsFilter,
  type TextFilter,
  type UseTermName,
} from '../criteria/filter-definition';
import type { FilterProps, UseAllTerms } from '../criteria/filter-props';
import type DateFormPart from '../dates/DateForm';
import type GeoControlPart from '../GeoControl';
import { NotCounted } from './NotCounted';
import { RangeForm } from './RangeForm';
import { TermRow, TermRows } from './TermRow';
import { readTypedCodes } from './typed-codes';
import { useDraft } from './use-draft';
import styles from './FilterControl.module.css';

const AllTerms = lazyPart(() => import('../AllTerms'));

const SHOWN = 5;

/** Names that are short enough for the panel. */
const shortOf =
  (useName: UseTermName): NonNullable<TermsFilter<object>['useShortName']> =>
  (terms) => {
    const nameOf = useName(terms);
    return (term) => ({ short: nameOf(term), whole: nameOf(term) });
  };

/** The commonest values with their counts, the chosen ones and "not recorded" always among them, and a way to all. */
function TermsControl<F extends object>(props: FilterProps<F, TermsFilter<F>>) {
  const { definition, filter, facets, onChange, useAllTerms, namespace } = props;
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const [all, setAll] = useState(false);
  const { useName = asItself, useShortName = shortOf(useName), field, numeric, italic } = definition;
  const key = definition.facet ?? field;
  const facet = facets?.[key];
  const chosen = (fieldValue(filter, field) as (string | number)[] | undefined)?.map(String) ?? [];

  const toggle = (term: string) => {
    const next = chosen.includes(term) ? chosen.filter((other) => other !== term) : [...chosen, term];
    onChange(withField(withMissing(filter, field, false), field, numeric ? next.map(Number) : next));
  };

  const common = facet?.terms.slice(0, SHOWN) ?? [];
  const counted = new Map(facet?.terms.map(({ term, count }) => [term, count]));
  const apart = chosen.filter((term) => !common.some((one) => one.term === term));
  const shown = [...common, ...apart.map((term) => ({ term, count: counted.get(term) }))];
  const nameOf = useShortName(shown.map(({ term }) => term));
  const label = text(`${namespace}:fields.${field}`);
  const most = Math.max(1, ...shown.map(({ count = 0 }) => count));
  const more = (facet?.terms.length ?? 0) > SHOWN || (facet?.other ?? 0) > 0;
  const row = { italic, useName, chosen, toggle };

  return (
    <>
      {!facets && <div className={styles.reserved} />}
      <TermRows>
        {shown.map(({ term, count }) => {
          const Row = count === undefined && facet?.other ? CountedRow : TermRow;
          return (
            <Row
              key={term}
              facet={key}
              term={term}
              useAllTerms={useAllTerms}
              name={nameOf(term).short}
              whole={nameOf(term).whole}
              italic={italic}
              count={count ?? (facet ? 0 : undefined)}
              most={most}
              checked={chosen.includes(term)}
              onToggle={() => toggle(term)}
            />
          );
        })}
        <MissingRow {...props} definition={definition} facet={facet} />
      </TermRows>
      {facet && shown.length === 0 && !facet.missing && <small>{t('filters.noValues')}</small>}
      {more && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setAll(true)} style={{ paddingInline: 0 }}>
          {t('filters.showAll')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
      {all && (
        <Suspense fallback={null}>
          <AllTerms label={label} facet={key} useAllTerms={useAllTerms} row={row} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  );
}

interface MissingRowProps<F extends object> extends FilterProps<F, TermsFilter<F> | FlagFilter<F>> {
  facet: Facet | undefined;
}

/** What has no value; with a value beside it, nothing would be found. */
function MissingRow<F extends object>({ definition, filter, onChange, facet }: MissingRowProps<F>) {
  const { field } = definition;
  const none = (definition.kind === 'terms' && definition.none) || 'ui:missing';
  const text = useText(none.split(':')[0] ?? 'ui');
  const checked = asksMissing(filter, field);
  if (!facet?.missing && !checked) return null;
  return (
    <TermRow
      name={text(none)}
      count={facet?.missing}
      checked={checked}
      onToggle={() => onChange(withMissing(withField(filter, field, undefined), field, !checked))}
    />
  );
}

type CountedRowProps = ComponentProps<typeof TermRow> & { facet: string; term: string; useAllTerms: UseAllTerms };

/** A chosen value that is not among the commonest: its count is asked for. */
function CountedRow({ facet, term, useAllTerms, ...row }: CountedRowProps) {
  const all = useAllTerms(facet).facet?.terms;
  return <TermRow {...row} count={all && (all.find((one) => one.term === term)?.count ?? 0)} />;
}

type Definition<F> = TextFilter<F> | TermsFilter<F>;

/** A piece of text that the value contains, or codes typed in place of being ticked. */
function TextControl<F extends object>({ definition, filter, onChange, namespace }: FilterProps<F, Definition<F>>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const { field, kind } = definition;
  const value = fieldValue(filter, field);
  const applied =
    kind === 'terms' ? ((value as string[] | undefined) ?? []) : ((value as StringFilter)?.contains ?? []);
  const [draft, setDraft] = useDraft(applied.join(', '));
  const { codes, problem } = kind === 'terms' ? readTypedCodes(draft, definition) : {};
  const next = codes ?? (draft.trim() === '' ? undefined : { contains: [draft.trim()] });
  return (
    <ApplyForm
      problem={problem && t(`filters.problem.${problem}`)}
      onApply={() => onChange(withField(filter, field, next))}
    >
      {(problemId) => (
        <FilterInput
          type="search"
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          label={kind === 'terms' ? t('filters.codes') : t('filters.contains')}
          aria-label={`${text(`${namespace}:fields.${field}`)}: ${kind === 'terms' ? t('filters.codes') : t('filters.contains')}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    </ApplyForm>
  );
}

/** Yes or no, each with its count; ticking the chosen one again takes the criterion away. */
function FlagControl<F extends object>(props: FilterProps<F, FlagFilter<F>>) {
  const { definition, filter, facets, onChange } = props;
  const { t } = useTranslation('ui');
  const chosen = fieldValue(filter, definition.field);
  const bare = withMissing(filter, definition.field, false);
  const facet = facets?.[definition.facet ?? definition.field];
  const terms = facet?.terms;
  const countOf = (value: boolean) => terms && (terms.find(({ term }) => term === String(value))?.count ?? 0);
  const most = Math.max(1, ...[true, false].map((value) => countOf(value) ?? 0));
  const rows = [true, false].map((value) => {
    const count = countOf(value);
    return (
      <TermRow
        key={String(value)}
        name={t(value ? 'yes' : 'no')}
        count={count}
        most={most}
        checked={chosen === value}
        onToggle={() => onChange(withField(bare, definition.field, chosen === value ? undefined : value))}
      />
    );
  });
  return (
    <TermRows>
      {rows}
      <MissingRow {...props} facet={facet} />
    </TermRows>
  );
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** From and to, both included, either may be left open. */
function RangeControl<F extends object>({ definition, filter, onChange, namespace }: FilterProps<F, RangeFilter<F>>) {
  const text = useText(namespace);
  const { field, unit } = definition;
  const applied = fieldValue(filter, field) as NumberFilter | undefined;
  return (
    <RangeForm
      from={textOf(applied?.ge)}
      to={textOf(applied?.le)}
      bounds={definition}
      unit={unit && text(unit)}
      onApply={(ge, le) => onChange(withField(filter, field, { ge, le }))}
    />
  );
}

const DateForm = lazyPart<typeof DateFormPart>(() => import('../dates/DateForm'));

/** From and to as people write dates. */
function DateControl<F extends object>({ definition, filter, onChange }: FilterProps<F, DateRangeFilter<F>>) {
  const { field, format } = definition;
  const applied = fieldValue(filter, field) as DateFilter | undefined;
  return (
    <Suspense fallback={null}>
      <DateForm edges={applied ?? {}} format={format} onApply={(edges) => onChange(withField(filter, field, edges))} />
    </Suspense>
  );
}

const GeoControl = lazyPart<typeof GeoControlPart>(() => import('../GeoControl'));

type Props<F extends object> = FilterProps<F, FilterDefinition<F>>;

/** The control of a definition, with the counts of its values. */
export function FilterControl<F extends object>(props: Props<F>) {
  return props.definition.apart ? <CountedApart {...props} /> : <Control {...props} />;
}

function CountedApart<F extends object>(props: Props<F>) {
  const key = facetOf(props.definition) ?? '';
  const { facet, failed, retry } = props.useAllTerms(key);
  if (failed && !facet) return <NotCounted retry={retry} />;
  return <Control {...props} facets={facet ? { [key]: facet } : {}} />;
}

function Control<F extends object>({ definition, ...rest }: Props<F>) {
  switch (definition.kind) {
    case 'terms':
      return definition.typed ? (
        <TextControl definition={definition} {...rest} />
      ) : (
        <TermsControl definition={definition} {...rest} />
      );
    case 'flag':
      return <FlagControl definition={definition} {...rest} />;
    case 'range':
      return <RangeControl definition={definition} {...rest} />;
    case 'date':
      return <DateControl definition={definition} {...rest} />;
    case 'text':
      return <TextControl definition={definition} {...rest} />;
    case 'geo':
      return (
        <Suspense fallback={null}>
          <GeoControl definition={definition} {...rest} />
        </Suspense>
      );
  }
}
