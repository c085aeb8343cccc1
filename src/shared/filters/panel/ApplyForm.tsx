import { useId, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import styles from './ApplyForm.module.css';

interface Props {
  /** Why the draft cannot be applied. */
  problem?: string;
  onApply: () => void;
  children: (problemId: string | undefined) => ReactNode;
}

/** Typed criteria are applied by Enter or the button, never while typing; a problem stands beside the input. */
export function ApplyForm({ problem, onApply, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onApply();
      }}
    >
      {children(problem && id)}
      <Button type="submit" size="small" variant="outlined">
        {t('filters.apply')}
      </Button>
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
