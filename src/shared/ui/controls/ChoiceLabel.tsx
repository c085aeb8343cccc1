import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './ChoiceLabel.module.css';

/**
 * A checkbox or a radio button and its words: `<ChoiceLabel><input type="checkbox" … />{label}</ChoiceLabel>`.
 * The platform's own, since a form has dozens and each of MUI's is six parts deep.
 */
export function ChoiceLabel({ className, ...rest }: ComponentProps<'label'>) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it is given what it labels
  return <label {...rest} className={clsx(styles.choiceLabel, className)} />;
}
