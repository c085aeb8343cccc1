import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { DateControl } from './DateControl';
import type { FilterDefinition } from './filter-definition';
import type { FilterProps } from './filter-props';
import { FlagControl } from './FlagControl';
import type GeoControlPart from './GeoControl';
import { RangeControl } from './RangeControl';
import { TermsControl } from './TermsControl';
import { TextControl } from './TextControl';

const GeoControl = lazyPart<typeof GeoControlPart>(() => import('./GeoControl'));

/** The control of a definition, by its kind. */
export function FilterControl<F extends object>({ definition, ...rest }: FilterProps<F, FilterDefinition<F>>) {
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
