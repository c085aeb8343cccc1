import { Suspense } from 'react';
import { CITATION_STATUSES, CITATION_TYPES } from '@/contract/citation/citation';
import { citationSchema, type CitationChange } from '@/contract/citation/citation-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { cropSource, partnerSource } from '@/entities/names/relations/relation-sources';
import { languageSource } from '@/entities/publication/relation-sources';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { citationApi } from './api';
import type BeginCitationPart from './BeginCitation';

// Only a new one begins with it.
const BeginCitation = lazyPart<typeof BeginCitationPart>(() => import('./BeginCitation'));
// Only the last step shows what is on the page.
const Preview = lazyPart(() => import('./CitationPreview'));

const fields: readonly FieldDefinition<keyof CitationChange & string>[] = [
  { kind: 'select', name: 'type', values: CITATION_TYPES, text: 'citation:values.type', half: true },
  { kind: 'select', name: 'status', values: CITATION_STATUSES, text: 'citation:values.status', half: true },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'text', name: 'title' },
  { kind: 'texts', name: 'authors' },
  { kind: 'number', name: 'year', whole: true, half: true },
  { kind: 'text', name: 'pages', half: true },
  { kind: 'text', name: 'publication' },
  { kind: 'text', name: 'volume', half: true },
  { kind: 'text', name: 'issue', half: true },
  { kind: 'text', name: 'publisher' },
  { kind: 'text', name: 'doi', format: 'doi', half: true },
  { kind: 'text', name: 'url', format: 'url', half: true },
  { kind: 'longText', name: 'abstract' },
  { kind: 'texts', name: 'keywords' },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
  { kind: 'relation', name: 'crops', source: cropSource, many: true, half: true },
  { kind: 'texts', name: 'collections', format: 'wiewsCode' },
];

/** A publication, and how it will be shown and cited. */
export const citationEditor = managedEditor({
  entity: 'citation',
  line: 'PUT /bibliography/:uuid',
  edit: 'editCitation',
  schema: citationSchema,
  titleOf: ({ title }) => title,
  endpoint: citationApi.endpoints.citation,
  steps: [
    {
      name: 'edit',
      Begin: () => (
        <Suspense>
          <BeginCitation fields={fields} />
        </Suspense>
      ),
      fields,
    },
    {
      name: 'preview',
      Body: ({ item }) => (
        <Suspense>
          <Preview item={item} />
        </Suspense>
      ),
    },
  ],
});
