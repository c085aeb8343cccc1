import type { ReactNode } from 'react';
import { rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/hooks/use-route';
import { articleApi } from './api';
import { ArticlePage } from './ArticlePage';

const { article, documentation } = articleApi.endpoints;

/** The slug that an address names, or ends with. */
function useSlug(): string {
  const { name, params = {} } = useRoute() ?? {};
  return params['slug'] ?? (name ? rowOf(name).path.split('/').at(-1) : '') ?? '';
}

/** Every address whose content is an article. */
export function ArticleScreen({ children }: { children?: ReactNode }) {
  const slug = useSlug();
  return (
    <ArticlePage query={article.useQuery(slug)} slug={slug}>
      {children}
    </ArticlePage>
  );
}

/** Every address of the documentation. */
export function DocumentationScreen() {
  const slug = useSlug();
  return <ArticlePage query={documentation.useQuery(slug)} slug={slug} />;
}
