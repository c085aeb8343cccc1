import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from '@/contract/descriptor/descriptor';
import { TERMS_MAX } from '@/contract/descriptor/descriptor-schema';
import type { DescriptorChoice, ProposedDescriptor } from '@/contract/dataset/ingest';
import { descriptorSource } from '@/entities/names/relations/relation-sources';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition, RelationSource } from '@/shared/form/fields/field-definition';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';
import { isCoded, MEANINGS, type IngestPlan } from './ingest-plan';
import styles from './DescriptorRow.module.css';

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
      kind: 'items',
      name: 'terms',
      advised: ITEM_EDITOR_ADVISED,
      most: TERMS_MAX,
      shown: ({ dataType }) => isCoded(dataType),
      fields: [
        { kind: 'text', name: 'code', half: true, required: true },
        { kind: 'text', name: 'title', half: true, required: true },
        { kind: 'text', name: 'description' },
      ],
    },
  ],
};

/** A hook: what tells descriptors of one title apart. */
function useChoiceName(): (choice: DescriptorChoice) => string {
  const cropName = useCropName();
  return ({ title, crop, uom }) => [title, crop && cropName(crop), uom].filter(Boolean).join(' · ');
}

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

interface Props {
  proposed: ProposedDescriptor;
  /** Its place in the form. */
  place: number;
  /** What the form holds of it. */
  said: IngestPlan['descriptors'][number];
  isWrong: boolean;
}

/**
 * What the values of one name are observations of. Its fields are there when it is opened, or when one of them is wrong.
 * Sheets have hundreds: those that a change leaves alone are not drawn again.
 */
export const DescriptorRow = memo(function DescriptorRow({ proposed, place, said, isWrong }: Props) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { name, certainty, reason, count, choices } = proposed;
  const [isOpen, setOpen] = useState(certainty === 'asked');
  const shown = isOpen || isWrong;
  const source = useMemo(() => sourceOf(choices ?? []), [choices]);
  const uuid = said.meaning === 'existing' ? (said.uuid ?? '') : '';
  const choice = choices?.find((each) => each.uuid === uuid);
  const choiceName = useChoiceName();
  const titleOf = useDescriptorTitle(uuid && !choice ? [uuid] : []);
  const called = said.meaning === 'existing' ? (choice ? choiceName(choice) : uuid && titleOf(uuid)) : said.title;
  const fields =
    said.meaning === 'existing'
      ? [meaning, { kind: 'relation', name: 'uuid', source, required: true } as const]
      : (FIELDS[said.meaning] ?? [meaning]);
  return (
    <details className={styles.part} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        – {t(`meanings.${said.meaning}`)}
        {said.meaning !== 'ignored' && called && (
          <>
            : <bdi>{called}</bdi>
          </>
        )}{' '}
        <Badge>{t(`certainties.${certainty}`)}</Badge> {t(`reasons.${reason}`)}{' '}
        {t('values', { count, shown: number(count) })}
      </summary>
      {shown && (
        <div role="group" aria-label={name}>
          <FormFields entity="ingest" within={`descriptors[${place}]`} fields={fields} />
        </div>
      )}
    </details>
  );
});
