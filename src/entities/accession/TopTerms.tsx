import { useId } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Facets, Overview } from '@/contract/page';
import { isFailure } from '@/shared/api/failure';
import { withField } from '@/shared/filters/criteria/field-path';
import { asItself, facetOf, type TermsFilter } from '@/shared/filters/criteria/filter-definition';
import { CountedList } from '@/shared/ui/values/CountedList';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useText } from '@/shared/ui/text/use-text';
import { AccessionsLink } from './catalogue/AccessionsLink';
import { accessionFilters } from './catalogue/filters';
import styles from './TopTerms.module.css';

type Terms = TermsFilter<AccessionFilter>;

interface Props {
  /** Which accessions are counted, where a page counts more than those of its item. */
  title?: string;
  /** The answer that counts the accessions of the scope. */
  query: { currentData?: Overview; error?: unknown; refetch: () => unknown };
  scope: AccessionFilter;
  /** Keys of facets that the filters of accessions know, in the order shown. */
  facets: readonly string[];
}

/** What is commonest among some accessions, facet by facet; each value leads to those very accessions. */
export function TopTerms({ title, query, scope, facets }: Props) {
  const id = useId();
  // Names of what was counted, which would hide the page while they are loaded.
  useText('accession', 'country');
  const { currentData, error, refetch } = query;
  if (!currentData) {
    if (isFailure(error)) return <FailureOutcome failure={error} retry={() => void refetch()} />;
    return <Skeleton variant="rounded" height={240} />;
  }
  const known = facets.flatMap((facet) =>
    accessionFilters.filter((one): one is Terms => one.kind === 'terms' && facetOf(one) === facet),
  );
  return (
    <div className={styles.row}>
      {title && known.length > 0 && <h2 id={id}>{title}</h2>}
      {known.map((definition) => (
        <Top
          key={definition.field}
          definition={definition}
          scope={scope}
          overview={currentData.overview}
          titleId={title && id}
        />
      ))}
    </div>
  );
}

interface TopProps {
  definition: Terms;
  scope: AccessionFilter;
  overview: Facets;
  /** Of the title above, which tells two lists of one page apart. */
  titleId?: string;
}

function Top({ definition, scope, overview, titleId }: TopProps) {
  const Heading = titleId ? 'h3' : 'h2';
  const { field, useName = asItself, italic, numeric } = definition;
  const text = useText('accession');
  const id = useId();
  const terms = overview[facetOf(definition) ?? field]?.terms ?? [];
  const nameOf = useName(terms.map(({ term }) => term));
  if (terms.length === 0) return null;
  const items = terms.map(({ term, count }) => ({
    key: term,
    count,
    label: (
      <AccessionsLink filter={withField(scope, field, [numeric ? Number(term) : term])}>
        {italic ? <i lang="la">{nameOf(term)}</i> : <bdi>{nameOf(term)}</bdi>}
      </AccessionsLink>
    ),
  }));
  return (
    <section aria-labelledby={titleId ? `${titleId} ${id}` : id}>
      <Heading id={id}>{text(`accession:fields.${field}`)}</Heading>
      <CountedList items={items} />
    </section>
  );
}
