import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { Button } from '@/shared/ui/controls/Button';
import styles from './Working.module.css';

interface Props {
  /** The progress in words. */
  label: string;
  rows: number;
  total: number;
  onCancel: () => void;
  /** What has the focus once this is gone; without it, this leaves the focus where it is. */
  next?: string;
}

/** How many rows of a file were checked so far, and the way out of it. */
export function Working({ label, rows, total, onCancel, next }: Props) {
  const { t } = useTranslation('common');
  const cancel = useRef<HTMLButtonElement>(null);
  // What was pressed may be far away, and be gone with what it corrects.
  useLayoutEffect(() => {
    const button = cancel.current;
    if (next !== undefined) button?.focus();
    return () => {
      if (next !== undefined && document.activeElement === button) document.getElementById(next)?.focus();
    };
  }, [next]);
  return (
    <div className={styles.working}>
      <RowsProgress label={label} rows={rows} total={total} />
      <Button ref={cancel} variant="outlined" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </div>
  );
}
