import { useMemo } from 'react';
import type { ArticleRow } from '@/contract/content/article';
import { namesApi } from './api';

/** Articles by slug, as their editors have them: those that there are; nothing before that is known. */
export function useArticles(slugs: readonly string[]): ReadonlyMap<string, ArticleRow> | undefined {
  const slug = [...new Set(slugs)].toSorted();
  const search = { line: 'POST /article/list', filter: { slug }, most: slug.length } as const;
  const { data } = namesApi.endpoints.foundRows.useQuery(search, { skip: slug.length === 0 });
  return useMemo(() => data && new Map((data as ArticleRow[]).map((row) => [row.slug, row])), [data]);
}
