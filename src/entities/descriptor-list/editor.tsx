import { Suspense, type ComponentType } from 'react';
import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import {
  descriptorListSchema,
  LISTED_MAX,
  type DescriptorListChange,
} from '@/contract/descriptor/descriptor-list-schema';
import type ChooseDescriptorsPart from '@/entities/descriptor/choice/ChooseDescriptors';
import { cropSource, descriptorSource, partnerSource } from '@/entities/names/relations/relation-sources';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { publicationEditor } from '@/entities/publication/publication-editor';
import { languageSource } from '@/entities/publication/relation-sources';
import { translationsStep } from '@/entities/publication/TranslationFields';
import type { EditorStep } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { descriptorListApi } from './api';
import type ImportDescriptorsPart from './ImportDescriptors';

const ImportDescriptors = lazyPart<typeof ImportDescriptorsPart>(() => import('./ImportDescriptors'));
const ChooseDescriptors = lazyPart<typeof ChooseDescriptorsPart>(
  () => import('@/entities/descriptor/choice/ChooseDescriptors'),
);

type Field = FieldDefinition<keyof DescriptorListChange & string>;

const about: readonly Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'text', name: 'maintainer', half: true },
  { kind: 'text', name: 'publisher', half: true },
  { kind: 'relation', name: 'crops', source: cropSource, many: true },
  { kind: 'longText', name: 'citation' },
  { kind: 'text', name: 'url', format: 'url', half: true },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
  { kind: 'json', name: 'extras' },
];

/** A step with the descriptors of a list, which its form holds by uuid; `More` adds to them. */
const membersStep = (name: string, field: Field, More?: ComponentType): EditorStep<DescriptorListDetails> => ({
  name,
  form: {
    valuesOf: (list) => ({
      descriptors: ((list as DescriptorListDetails | undefined)?.descriptors ?? []).map(({ uuid }) => uuid),
    }),
    Fields: () => (
      <>
        <FormFields entity="descriptor-list" fields={[field]} />
        {More && (
          <Suspense>
            <More />
          </Suspense>
        )}
      </>
    ),
  },
});

/** Who publishes a list of descriptors, which they are, and in which order. */
export const descriptorListEditor = publicationEditor<DescriptorListDetails>({
  kind: 'descriptorlist',
  schema: descriptorListSchema,
  endpoint: descriptorListApi.endpoints.descriptorListDetails,
  steps: [
    { name: 'edit', fields: about },
    { name: 'import-descriptors', Body: ImportDescriptors },
    membersStep(
      'select-descriptors',
      { kind: 'relation', name: 'descriptors', source: descriptorSource, many: true },
      () => <ChooseDescriptors name="descriptors" limit={LISTED_MAX} />,
    ),
    membersStep('reorder-descriptors', { kind: 'order', name: 'descriptors', useNames: useDescriptorTitle }),
    translationsStep,
  ],
  review: {
    useDescriptors: ({ descriptors }) => descriptors,
    sections: async () => {
      const [{ descriptorListSections }, { DescriptorLinks }] = await Promise.all([
        import('./sections'),
        import('@/entities/publication/page/DescriptorLinks'),
      ]);
      const members = {
        name: 'descriptors',
        value: ({ descriptors }: DescriptorListDetails) => DescriptorLinks({ as: 'ol', descriptors }),
      };
      return descriptorListSections.map((section) => ({ ...section, fields: [...section.fields, members] }));
    },
  },
});
