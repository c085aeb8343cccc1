import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { DateControl } from './DateControl';
import { facetOf, type FilterDefinition } from './filter-definition';
import type { FilterProps } from './filter-props';
import { FlagControl } from './FlagControl';
import type GeoControlPart from './GeoControl';
import { NotCounted } from './NotCounted';
import { RangeControl } from './RangeControl';
import { TermsControl } from './TermsControl';
import { TextControl } from './TextControl';

const GeoControl = lazyPart<typeof GeoControlPart>(() => import('./GeoControl'));

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
