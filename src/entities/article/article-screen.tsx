import type { ReactNode } from 'react';
import type { Language } from '@/contract/constants';
import { rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/hooks/use-route';
import { useLocale } from '@/shared/ui/text/use-locale';
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
  const query = article.useQuery({ slug, lang: useLocale() as Language });
  return (
    <ArticlePage query={query} slug={slug}>
      {children}
    </ArticlePage>
  );
}

/** Every address of the documentation. */
export function DocumentationScreen() {
  const slug = useSlug();
  return <ArticlePage query={documentation.useQuery({ slug, lang: useLocale() as Language })} slug={slug} />;
}
