import { ARTICLE_CLASSES } from '@/contract/content/article';
import { articleSchema } from '@/contract/content/article-schema';
import { draftedEditor, languageSteps } from '@/entities/drafted/drafted-editor';
import { TemplatePlaces } from './TemplatePlaces';
import { articleEditingApi } from './editing-api';

/** An article in all its languages. */
export const articleEditor = draftedEditor({
  entity: 'article',
  line: 'PUT /article/:slug',
  edit: 'editArticle',
  list: 'articles',
  menus: true,
  schema: articleSchema,
  titleOf: ({ title }) => title,
  endpoint: articleEditingApi.endpoints.articleDraft,
  steps: languageSteps({
    newFields: [
      { kind: 'text', name: 'slug', format: 'key' },
      { kind: 'select', name: 'className', values: ARTICLE_CLASSES, text: 'article:values.className', half: true },
      {
        kind: 'text',
        name: 'targetId',
        half: true,
        required: true,
        shown: ({ className }) => Boolean(className),
      },
    ],
    fields: [{ kind: 'checkbox', name: 'template' }],
    Below: TemplatePlaces,
  }),
});
