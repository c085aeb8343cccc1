import { useState, type ReactNode } from 'react';
import { getIn, useFormikContext } from 'formik';
import type { FieldDefinition } from './field-definition';
import styles from './FormFields.module.css';

interface Props {
  title: string;
  fields: readonly FieldDefinition[];
  children: ReactNode;
}

/** Fields that most people leave as they are: folded, unless something stands in one of them or is wrong with it. */
export function FoldedGroup({ title, fields, children }: Props) {
  const { values, errors, touched } = useFormikContext();
  const [isOpen, setOpen] = useState(false);
  const isUsed = fields.some(
    ({ name }) => getIn(values, name) || (getIn(errors, name) !== undefined && getIn(touched, name) !== undefined),
  );
  return (
    <details
      className={styles.folded}
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
