import type { ArticleFilter, ArticleRow } from '@/contract/content/article';
import { DraftedCard } from '@/entities/drafted/DraftedCard';
import { draftedList, draftStateColumn } from '@/entities/drafted/drafted-list';
import { MissingLanguages } from '@/entities/drafted/MissingLanguages';
import { changedColumn } from '@/entities/publication/columns';
import { shortStateName } from '@/entities/publication/values/state-name';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { editorAddress, href } from '@/routes/href';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps } from '@/shared/list/definition';
import { codeName } from '@/shared/ui/text/code-name';
import { articleEditingApi } from './editing-api';

const className = codeName('article:values.className');
const { editHref } = editorAddress('editArticle');

/** All articles, as their editors have them. */
export const articleList = draftedList<ArticleRow, ArticleFilter>(
  {
    entity: 'article',
    endpoint: articleEditingApi.endpoints.articleList,
    idOf: ({ slug }) => slug,
    // A template has no page.
    open: ({ slug, template }) => (template ? editHref(slug) : href('article', { slug })),
    columns: [
      nameColumn('title', { width: 200, flex: 4 }),
      textColumn('slug', { usual: true, width: 140, flex: 2 }),
      draftStateColumn,
      textColumn('menuKey', { sort: undefined, usual: true, width: 110 }),
      { name: 'missing', usual: true, width: 140, flex: 3, cell: (row) => <MissingLanguages {...row} /> },
      { ...textColumn('className', { width: 130 }), cell: (row) => <className.Name code={row.className} /> },
      changedColumn,
    ],
    filters: [
      { kind: 'terms', field: 'state', useName: shortStateName.useName },
      { kind: 'terms', field: 'missing', useName: useLanguageName, none: 'drafted:noneMissing' },
      { kind: 'terms', field: 'className', useName: className.useName, none: 'article:aboutNothing' },
      { kind: 'flag', field: 'template' },
      { kind: 'text', field: 'title' },
    ],
    Card: ArticleCard,
  },
  { line: 'PUT /article/:slug', create: 'newArticle', edit: 'editArticle' },
);

function ArticleCard({ row, name }: CardProps<ArticleRow>) {
  return (
    <DraftedCard row={row} name={name}>
      <bdi>{row.slug}</bdi>
    </DraftedCard>
  );
}
