import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES, type DescriptorDetails } from '@/contract/descriptor/descriptor';
import { descriptorSchema, TERMS_MAX, type DescriptorChange } from '@/contract/descriptor/descriptor-schema';
import type { ItemName } from '@/contract/publication/publication';
import { cropSource, partnerSource } from '@/entities/names/relations/relation-sources';
import { publicationEditor } from '@/entities/publication/publication-editor';
import { languageSource } from '@/entities/publication/relation-sources';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { translationsStep } from '@/entities/publication/TranslationFields';
import { href } from '@/routes/href';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { descriptorApi } from './api';

type Field = FieldDefinition<keyof DescriptorChange & string>;

const CODED = new Set<unknown>(['CODED', 'SCALE']);
const MEASURED = new Set<unknown>(['NUMERIC', 'SCALE']);
const isMeasured = ({ dataType }: Record<string, unknown>) => MEASURED.has(dataType);
const isCoded = ({ dataType, terms }: Record<string, unknown>) =>
  CODED.has(dataType) || (Array.isArray(terms) && terms.length > 0);

const about: readonly Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'select', name: 'category', values: DESCRIPTOR_CATEGORIES, text: 'descriptor:values.category', half: true },
  { kind: 'relation', name: 'crop', source: cropSource, half: true },
  { kind: 'checkbox', name: 'key' },
  { kind: 'select', name: 'dataType', values: DATA_TYPES, text: 'descriptor:values.dataType', half: true },
  { kind: 'text', name: 'uom', half: true, shown: isMeasured },
  { kind: 'number', name: 'minValue', half: true, shown: isMeasured },
  { kind: 'number', name: 'maxValue', half: true, shown: isMeasured },
  {
    kind: 'rows',
    name: 'terms',
    advised: ITEM_EDITOR_ADVISED,
    most: TERMS_MAX,
    shown: isCoded,
    fields: [
      { kind: 'text', name: 'code' },
      { kind: 'text', name: 'title' },
      { kind: 'text', name: 'description' },
    ],
  },
  { kind: 'text', name: 'columnName', half: true },
  { kind: 'text', name: 'databaseName', half: true },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
];

/** What uses it, each leading there. */
const links = (items: readonly ItemName[], to: (uuid: string) => string) =>
  items.length > 0 &&
  items.map((item) => (
    <div key={item.uuid}>
      <RouteLink to={to(item.uuid)}>
        <TranslatedTitle item={item} />
      </RouteLink>
    </div>
  ));

/** What is observed, and how it is written down. */
export const descriptorEditor = publicationEditor<DescriptorDetails>({
  kind: 'descriptor',
  schema: descriptorSchema,
  endpoint: descriptorApi.endpoints.descriptor,
  steps: [{ name: 'edit', fields: about }, translationsStep],
  review: {
    sections: async () => {
      const [{ descriptorDetail }, { ReadersTerms }] = await Promise.all([import('./detail'), import('./TermsTable')]);
      return [
        ...descriptorDetail.sections,
        {
          name: 'use',
          fields: [
            {
              name: 'terms',
              value: (item) => Boolean(item.terms?.length) && <ReadersTerms labelledBy="terms" descriptor={item} />,
            },
            {
              name: 'descriptorLists',
              value: ({ descriptorLists: lists }) => links(lists, (uuid) => href('descriptorList', { uuid })),
            },
            { name: 'datasets', value: ({ datasets }) => links(datasets, (uuid) => href('dataset', { uuid })) },
          ],
        },
      ];
    },
  },
});
