import type { CitationFilter } from '@/contract/citation';
import { useCropName } from '@/entities/names/use-crop-name';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { useLanguageName } from '@/entities/publication/use-language-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';
import { useCitationType } from './use-citation-type';

/** What publications are narrowed by, in the order of the panel. */
export const citationFilters: readonly FilterDefinition<CitationFilter>[] = [
  { kind: 'terms', field: 'type', useName: useCitationType },
  { kind: 'range', field: 'year', plain: true },
  { kind: 'terms', field: 'crops', useName: useCropName },
  { kind: 'terms', field: 'keywords' },
  { kind: 'terms', field: 'publication' },
  { kind: 'terms', field: 'collections', useName: useInstituteName },
  { kind: 'terms', field: 'language', useName: useLanguageName },
  { kind: 'text', field: 'authors' },
  { kind: 'text', field: 'title' },
];
