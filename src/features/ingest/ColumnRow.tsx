import { memo, useId, useState } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import {
  COLUMN_ROLES,
  DECIMAL_SIGNS,
  type ColumnRole,
  type ColumnWarning,
  type ProposedColumn,
  type ProposedDescriptor,
} from '@/contract/dataset/ingest';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';
import { ColumnValues } from './ColumnValues';
import { DescriptorFields } from './DescriptorFields';
import type { IngestPlan } from './ingest-plan';
import { MeantDescriptor } from './MeantDescriptor';
import styles from './ColumnRow.module.css';

const role: FieldDefinition = {
  kind: 'select',
  name: 'role',
  values: COLUMN_ROLES,
  text: 'ingest:roles',
  required: true,
};
const decimal: FieldDefinition = {
  kind: 'select',
  name: 'decimal',
  values: DECIMAL_SIGNS,
  text: 'ingest:decimals',
  half: true,
};
const observed: readonly FieldDefinition[] = [
  role,
  { kind: 'text', name: 'method', half: true },
  { kind: 'text', name: 'year', half: true },
];
const fallback: FieldDefinition = { kind: 'text', name: 'fallback', half: true };

const isObserved = (said: ColumnRole | undefined): boolean => said === 'descriptor' || said === 'value';

/** A sign is chosen where numbers have one. */
const fieldsOf = (said: ColumnRole | undefined, hasSign: boolean): readonly FieldDefinition[] => [
  ...(said === 'descriptor' ? observed : [role]),
  ...(hasSign && isObserved(said) ? [decimal] : []),
  ...(isObserved(said) ? [fallback] : []),
];

interface Props {
  column: ProposedColumn;
  /** By place. */
  headings: readonly string[];
  /** Its place in the form. */
  place: number;
  /** What the form says of it. */
  said: IngestPlan['columns'][number];
  /** The descriptor that its values are observations of, its place in the form, and what the form says of it. */
  proposed: ProposedDescriptor | undefined;
  descriptorPlace: number | undefined;
  meant: IngestPlan['descriptors'][number] | undefined;
  /** The heading of the column before that has the same descriptor, where that is chosen. */
  sameAs: string | undefined;
  isWrong: boolean;
}

/**
 * A column of the sheet: what stands in it and what it is taken for, in a line. Its fields are there when somebody opens
 * it, as it is where nobody can tell what it is, or where one of them is wrong.
 */
export const ColumnRow = memo(function ColumnRow(props: Props) {
  const { column, headings, place, said, proposed, descriptorPlace, meant, sameAs, isWrong } = props;
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { heading, certainty, reason, filled, distinct, samples, warnings } = column;
  const isFirst = sameAs === undefined;
  const isAsked = certainty === 'asked' || (isFirst && proposed?.certainty === 'asked');
  const [isOpen, setOpen] = useState(isAsked);
  const id = useId();
  const shown = isOpen || isWrong;
  const name = heading || t('noHeading', { number: number(column.at + 1) });
  const isUndecided = !said.role || (isFirst && meant?.meaning === 'existing' && !meant.uuid);
  const say = ({ kind, value = '', with: other, fits }: ColumnWarning) =>
    t(`warnings.${kind}`, {
      value,
      other: other === undefined ? '' : (headings[other] ?? ''),
      percent: number(Math.round(100 * (fits ?? 0))),
    });
  return (
    <>
      <tr className={clsx(styles.row, shown && styles.isOpen, said.role === 'ignore' && styles.ignored)}>
        <th scope="row">
          <bdi>{name}</bdi> {isUndecided && <Badge className={styles.asked}>{t('certainties.asked')}</Badge>}
        </th>
        <td data-label={t('table.samples')} dir="auto" className={styles.samples}>
          {samples.join(' · ')}
        </td>
        <td data-label={t('table.role')}>{said.role && t(`roles.${said.role}`)}</td>
        <td data-label={t('table.descriptor')}>
          {proposed && meant && <MeantDescriptor proposed={proposed} said={meant} />}
        </td>
        <td data-label={t('table.method')}>{proposed && said.method && <bdi>{said.method}</bdi>}</td>
        <td data-label={t('table.year')}>{proposed && said.year && <bdi>{said.year}</bdi>}</td>
        <td>
          <Button
            size="small"
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            aria-label={t(shown ? 'table.closeOf' : 'table.changeOf', { name })}
            onClick={() => setOpen(!shown)}
          >
            {t(shown ? 'table.close' : 'table.change')}
          </Button>
        </td>
      </tr>
      {shown && (
        <tr className={styles.opened} id={id}>
          <td colSpan={7}>
            <div role="group" aria-label={name}>
              {warnings.map((warning) => (
                <Alert key={warning.kind} severity="warning">
                  {say(warning)}
                </Alert>
              ))}
              <p>
                {t(`reasons.${reason}`)} {t('filled', { filled: number(filled), distinct: number(distinct) })}
              </p>
              <FormFields
                entity="ingest"
                within={`columns[${place}]`}
                fields={fieldsOf(said.role, column.decimal !== undefined)}
              />
              {!isFirst && <p>{t('table.sameAs', { name: sameAs })}</p>}
              {isFirst && proposed && meant && descriptorPlace !== undefined && (
                <>
                  {proposed.reason !== reason && <p>{t(`reasons.${proposed.reason}`)}</p>}
                  <DescriptorFields choices={proposed.choices} place={descriptorPlace} said={meant.meaning} />
                </>
              )}
              {isObserved(said.role) && (
                <ColumnValues
                  place={place}
                  translations={said.translations}
                  values={column.values}
                  meant={said.role === 'descriptor' ? meant : undefined}
                />
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  );
});
