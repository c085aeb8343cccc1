import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COLUMN_ROLES,
  DECIMAL_SIGNS,
  type ColumnRole,
  type ColumnWarning,
  type ProposedColumn,
} from '@/contract/dataset/ingest';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';
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

interface Props {
  column: ProposedColumn;
  /** By place. */
  headings: readonly string[];
  /** Its place in the form. */
  place: number;
  /** What the form says it is. */
  said: ColumnRole | undefined;
}

/** A sign is chosen where numbers have one. */
const fieldsOf = (said: ColumnRole | undefined, hasSign: boolean): readonly FieldDefinition[] => [
  ...(said === 'descriptor' ? observed : [role]),
  ...(hasSign && (said === 'descriptor' || said === 'value') ? [decimal] : []),
];

/** A column of the sheet: what stands in it, what it is proposed to be and why, and what somebody says it is. */
export const ColumnRow = memo(function ColumnRow({ column, headings, place, said }: Props) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { heading, certainty, reason, filled, distinct, samples, warnings } = column;
  const name = heading || t('noHeading', { number: number(column.at + 1) });
  const say = ({ kind, value = '', with: other, fits }: ColumnWarning) =>
    t(`warnings.${kind}`, {
      value,
      other: other === undefined ? '' : (headings[other] ?? ''),
      percent: number(Math.round(100 * (fits ?? 0))),
    });
  return (
    <li className={styles.row}>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.samples} dir="auto">
          {samples.join(' · ')}
        </p>
        <p className={styles.samples}>{t('filled', { filled: number(filled), distinct: number(distinct) })}</p>
        <p>
          <Badge>{t(`certainties.${certainty}`)}</Badge> {t(`reasons.${reason}`)}
        </p>
      </div>
      <div role="group" aria-label={name}>
        <FormFields
          entity="ingest"
          within={`columns[${place}]`}
          fields={fieldsOf(said, column.decimal !== undefined)}
        />
      </div>
      {warnings.map((warning) => (
        <Alert key={warning.kind} severity="warning" className={styles.whole}>
          {say(warning)}
        </Alert>
      ))}
    </li>
  );
});
