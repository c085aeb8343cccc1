import { use, useId, type ReactNode } from 'react';
import { FormHelperText } from '@/shared/mui/FormHelperText';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { HeadingAbove } from '../heading-above';
import styles from './FieldFrame.module.css';

interface Props {
  label: string;
  required: boolean;
  help?: string | undefined;
  wrong: string | undefined;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** The frame of a field that is more than one input: its label, what helps, what is wrong. */
export function FieldFrame({ label, required, help, wrong, role = 'group', children }: Props) {
  const { t } = useTranslation('fields');
  const id = useId();
  const below = wrong ?? help;
  const isSaid = use(HeadingAbove) === label && !required;
  return (
    <div
      className={styles.frame}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={below ? `${id}-below` : undefined}
      // A group cannot be called invalid; the form brings the focus here.
      data-invalid={wrong === undefined ? undefined : true}
      tabIndex={-1}
    >
      {isSaid ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <div className={styles.label} id={`${id}-label`}>
          {label}
          {required && <span aria-hidden>{' *'}</span>}
          {required && <VisuallyHidden>{` (${t('required')})`}</VisuallyHidden>}
        </div>
      )}
      {children}
      {below && (
        <FormHelperText id={`${id}-below`} error={wrong !== undefined} role={wrong ? 'alert' : undefined}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
