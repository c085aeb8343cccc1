import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DATASET_ACCESSIONS_MAX, type AccessionReference, type DatasetDetails } from '@/contract/dataset/dataset';
import { DATASET_DESCRIPTORS_MAX, datasetSchema, type DatasetChange } from '@/contract/dataset/dataset-schema';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { membersStep } from '@/entities/accession/members/members-step';
import { referenceKey } from '@/entities/accession/reference-key';
import type ChooseDescriptorsPart from '@/entities/descriptor/choice/ChooseDescriptors';
import {
  countrySource,
  cropSource,
  descriptorSource,
  partnerSource,
} from '@/entities/names/relations/relation-sources';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { creatorsStep, publicationEditor } from '@/entities/publication/publication-editor';
import { languageSource, licenceSource } from '@/entities/publication/relation-sources';
import { translationsStep } from '@/entities/publication/TranslationFields';
import { useWrite } from '@/shared/api/changes';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EditorStep } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { FoldedPart } from '@/shared/ui/layout/FoldedPart';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from './catalogue/api';
import { fileToImport } from './file-to-import';
import type DatasetFilesPart from './DatasetFiles';
import type ReferencesPart from './References';

type Field = FieldDefinition<keyof DatasetChange & string>;

const about: readonly Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'relation', name: 'crops', source: cropSource, many: true },
  { kind: 'relation', name: 'rights', source: licenceSource, half: true },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
  { kind: 'date', name: 'startDate', half: true },
  { kind: 'date', name: 'endDate', half: true },
  { kind: 'text', name: 'source' },
  { kind: 'longText', name: 'citation' },
  { kind: 'text', name: 'doi', format: 'doi', half: true },
];

const locations: readonly Field[] = [
  {
    kind: 'items',
    name: 'locations',
    one: 'dataset:place',
    titled: 'verbatimLocality',
    advised: ITEM_EDITOR_ADVISED,
    fields: [
      { kind: 'text', name: 'verbatimLocality' },
      { kind: 'relation', name: 'countryCode3', source: countrySource, half: true },
      { kind: 'text', name: 'stateProvince', half: true },
      { kind: 'number', name: 'decimalLatitude', min: -90, max: 90, half: true },
      { kind: 'number', name: 'decimalLongitude', min: -180, max: 180, half: true },
      { kind: 'date', name: 'startDate', half: true },
      { kind: 'date', name: 'endDate', half: true },
      { kind: 'longText', name: 'description' },
    ],
  },
];

const ChooseDescriptors = lazyPart<typeof ChooseDescriptorsPart>(
  () => import('@/entities/descriptor/choice/ChooseDescriptors'),
);

/** Which descriptors it has, and in which order: those that are taken in come by themselves. */
const descriptorsStep: EditorStep<DatasetDetails> = {
  name: 'reorder-descriptors',
  form: {
    valuesOf: (item) => ({ descriptorUuids: (item as DatasetDetails | undefined)?.descriptorUuids ?? [] }),
    Fields: () => (
      <>
        <FormFields
          entity="dataset"
          fields={[{ kind: 'relation', name: 'descriptorUuids', source: descriptorSource, many: true }]}
        />
        <Suspense>
          <ChooseDescriptors name="descriptorUuids" limit={DATASET_DESCRIPTORS_MAX} />
        </Suspense>
        <FormFields
          entity="dataset"
          fields={[{ kind: 'order', name: 'descriptorUuids', useNames: useDescriptorTitle }]}
        />
      </>
    ),
  },
};

const DatasetFiles = lazyPart<typeof DatasetFilesPart>(() => import('./DatasetFiles'));
const References = lazyPart<typeof ReferencesPart>(() => import('./References'));

/** Adds to the references that there are then, each once. */
function useKeepReferences(uuid: string) {
  const write = useWrite();
  return async (more: readonly AccessionReference[]) => {
    const params = { uuid };
    const [now, { version = 0 }] = await Promise.all([
      sendPastStore('GET /dataset/:uuid/references', { params }),
      sendPastStore('GET /dataset/:uuid', { params }),
    ]);
    const references = [...new Map([...now, ...more].map((each) => [referenceKey(each), each])).values()];
    await write('PUT /dataset/:uuid/references', { params, body: { version, references } });
  };
}

const members = membersStep<DatasetDetails>(
  'dataset',
  datasetApi.endpoints.datasetMembers,
  DATASET_ACCESSIONS_MAX,
  useKeepReferences,
  ({ observationCount }) => observationCount > 0,
);

/** What was observed belongs to it without being chosen. */
function ObservedToo({ item: { accessionCount, observationCount } }: { item: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  return observationCount > 0 && <p>{t('observedToo', { count: accessionCount, shown: number(accessionCount) })}</p>;
}

/** Accessions of the catalogue, and below them those that it does not hold. */
const accessionsStep: EditorStep<DatasetDetails> = {
  name: members.name,
  Body: ({ item }) => (
    <>
      <ObservedToo item={item} />
      {members.Body && <members.Body item={item} />}
      <References item={item} />
    </>
  ),
};

/** A dataset from its files to its publication. */
export const datasetEditor = publicationEditor<DatasetDetails>({
  kind: 'dataset',
  schema: datasetSchema,
  endpoint: datasetApi.endpoints.dataset,
  steps: [
    { name: 'edit', fields: about },
    { name: 'files', Body: DatasetFiles, leads: (item) => fileToImport(item) !== undefined },
    accessionsStep,
    { ...creatorsStep, name: 'dataset-creator' },
    { name: 'location', fields: locations },
    descriptorsStep,
    translationsStep,
  ],
  review: {
    useDescriptors: ({ uuid }) => datasetApi.endpoints.datasetDescriptors.useQuery(uuid).currentData,
    checks: async () => {
      const [{ Remarks }, { Checks }] = await Promise.all([import('./review/Remarks'), import('./review/Checks')]);
      return ({ item }) => (
        <>
          <Checks dataset={item} />
          <Remarks dataset={item} />
        </>
      );
    },
    preview: async () => {
      const [{ AboutParts }, { DatasetCounts }, { ObservationsPreview }] = await Promise.all([
        import('./page/AboutParts'),
        import('./page/DatasetShell'),
        import('./review/ObservationsPreview'),
      ]);
      return ({ item }) => (
        <>
          <DatasetCounts dataset={item} />
          {item.observationCount > 0 && <ObservationsPreview dataset={item} />}
          <AboutParts dataset={item} places={FoldedPart} />
        </>
      );
    },
  },
});
