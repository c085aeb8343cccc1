import { useMemo } from 'react';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from '@/contract/descriptor/descriptor';
import { TERMS_MAX } from '@/contract/descriptor/descriptor-schema';
import type { DescriptorChoice } from '@/contract/dataset/ingest';
import { descriptorSource } from '@/entities/names/relations/relation-sources';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition, RelationSource } from '@/shared/form/fields/field-definition';
import { isCoded, MEANINGS, type IngestPlan } from './ingest-plan';
import { useChoiceName } from './use-choice-name';

const meaning: FieldDefinition = {
  kind: 'select',
  name: 'meaning',
  values: MEANINGS,
  text: 'ingest:meanings',
  required: true,
};
const FIELDS: Readonly<Record<'ignored' | 'made', readonly FieldDefinition[]>> = {
  ignored: [meaning],
  made: [
    meaning,
    { kind: 'text', name: 'title', required: true },
    { kind: 'longText', name: 'description', rows: 1 },
    { kind: 'select', name: 'dataType', values: DATA_TYPES, text: 'descriptor:values.dataType', half: true },
    {
      kind: 'select',
      name: 'category',
      values: DESCRIPTOR_CATEGORIES,
      text: 'descriptor:values.category',
      half: true,
    },
    { kind: 'text', name: 'uom', half: true },
    { kind: 'number', name: 'minValue', half: true },
    { kind: 'number', name: 'maxValue', half: true },
    {
      kind: 'rows',
      name: 'terms',
      advised: ITEM_EDITOR_ADVISED,
      most: TERMS_MAX,
      shown: ({ dataType }) => isCoded(dataType),
      fields: [
        { kind: 'text', name: 'code', required: true },
        { kind: 'text', name: 'title', required: true },
        { kind: 'text', name: 'description' },
      ],
    },
  ],
};

/** Those that are called so are offered before anybody searches. */
const sourceOf = (choices: readonly DescriptorChoice[]): RelationSource => ({
  useOptions: (query) => {
    const choiceName = useChoiceName();
    const found = descriptorSource.useOptions(query);
    const named = choices.map((each) => ({ value: each.uuid, label: choiceName(each), hint: each.versionTag }));
    return query === '' && choices.length > 0 ? { options: named, busy: false } : found;
  },
  useNames: descriptorSource.useNames,
});

const NONE: readonly DescriptorChoice[] = [];

interface Props {
  choices: readonly DescriptorChoice[] | undefined;
  /** Its place in the form. */
  place: number;
  /** What the form says the values are. */
  said: IngestPlan['descriptors'][number]['meaning'];
}

/** Of which descriptor values are observations: one that is there, or a new one with what is known of it. */
export function DescriptorFields({ choices = NONE, place, said }: Props) {
  const source = useMemo(() => sourceOf(choices), [choices]);
  const fields =
    said === 'existing'
      ? [meaning, { kind: 'relation', name: 'uuid', source, required: true } as const]
      : (FIELDS[said] ?? [meaning]);
  return <FormFields entity="ingest" within={`descriptors[${place}]`} fields={fields} />;
}
