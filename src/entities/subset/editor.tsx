import { SUBSET_ACCESSIONS_MAX, SUBSET_TYPES, type SubsetDetails } from '@/contract/subset/subset';
import { subsetSchema, type SubsetChange } from '@/contract/subset/subset-schema';
import { membersStep } from '@/entities/accession/members/members-step';
import { cropSource, partnerSource } from '@/entities/names/relations/relation-sources';
import { creatorsStep, publicationEditor } from '@/entities/publication/publication-editor';
import { languageSource, licenceSource } from '@/entities/publication/relation-sources';
import { translationsStep } from '@/entities/publication/TranslationFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { subsetApi } from './api';

type Field = FieldDefinition<keyof SubsetChange & string>;

const about: readonly Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'select', name: 'subsetType', values: SUBSET_TYPES, text: 'subset:types', half: true },
  { kind: 'date', name: 'date', half: true },
  { kind: 'relation', name: 'crops', source: cropSource, many: true },
  { kind: 'text', name: 'source' },
  { kind: 'relation', name: 'rights', source: licenceSource, half: true },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
];

/** What is known of a subset, by whom, and which accessions it has. */
export const subsetEditor = publicationEditor<SubsetDetails>({
  kind: 'subset',
  schema: subsetSchema,
  endpoint: subsetApi.endpoints.subset,
  steps: [
    { name: 'edit', fields: about },
    membersStep('subset', subsetApi.endpoints.subsetAccessions, SUBSET_ACCESSIONS_MAX),
    creatorsStep,
    translationsStep,
  ],
  review: {
    sections: async () => (await import('./detail')).subsetDetail.sections,
    more: async () => {
      const { AccessionCharts, accessionsMap } = await import('@/entities/accession/detail-parts');
      const Origins = accessionsMap('subset');
      return ({ item }) => {
        const scope = { subsets: [item.uuid] };
        return (
          <>
            <Origins item={item} scope={scope} />
            <AccessionCharts item={item} scope={scope} />
          </>
        );
      };
    },
  },
});
