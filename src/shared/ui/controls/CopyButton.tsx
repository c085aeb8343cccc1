import { useState } from 'react';
import { Button } from './Button';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './CopyButton.module.css';

interface Props {
  /** Or what makes it when it is asked for. */
  text: string | (() => string);
  label: string;
  /** Stands beside the text that it copies, in a table: small, and with that text in its name. */
  beside?: string;
}

/** Copies a text and says so; where the browser refuses, the text stays selectable and the button says that. */
export function CopyButton({ text, label, beside }: Props) {
  const { t } = useTranslation('ui');
  const [status, setStatus] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setStatus('copied');
    } catch {
      setStatus('refused');
    }
  };
  // A status is no part of a button's name.
  const shown = <span aria-live="polite">{status ? t(`actions.${status}`) : label}</span>;
  if (beside === undefined) {
    return (
      <Button variant="outlined" onClick={() => void copy()}>
        {shown}
      </Button>
    );
  }
  return (
    <button className={styles.small} type="button" onClick={() => void copy()} onBlur={() => setStatus(undefined)}>
      {shown}
      <VisuallyHidden> {beside}</VisuallyHidden>
    </button>
  );
}
