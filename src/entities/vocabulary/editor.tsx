import type { Vocabulary } from '@/contract/descriptor/vocabulary';
import { vocabularySchema } from '@/contract/descriptor/vocabulary-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { vocabularyApi } from './api';
import type { TermValues } from './term-table';
import { TermFields } from './TermFields';

const termsOf = ({ terms = [] }: Partial<Vocabulary>): TermValues[] =>
  terms.map(({ code, title, description }) => ({ code, title, description: description ?? '' }));

/** Who publishes a vocabulary, and its terms. */
export const vocabularyEditor = managedEditor({
  entity: 'vocabulary',
  line: 'PUT /vocabulary/:uuid',
  edit: 'editVocabulary',
  list: 'adminVocabularies',
  schema: vocabularySchema,
  titleOf: ({ title }) => title,
  endpoint: vocabularyApi.endpoints.vocabulary,
  steps: [
    {
      name: 'edit',
      newFields: [{ kind: 'text', name: 'code' }],
      fields: [
        { kind: 'text', name: 'title' },
        { kind: 'markdown', name: 'description' },
        { kind: 'text', name: 'publisher', half: true },
        { kind: 'text', name: 'maintainer', half: true },
        { kind: 'text', name: 'url', format: 'url', half: true },
        { kind: 'text', name: 'versionTag', half: true },
      ],
      form: { valuesOf: (item = {}) => ({ terms: termsOf(item) }), Fields: TermFields },
    },
  ],
});
