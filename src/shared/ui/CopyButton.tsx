import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Or what makes it when it is asked for. */
  text: string | (() => string);
  label: string;
}

/** Copies a text and says so; where the browser refuses, the text stays selectable and the button says that. */
export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation('ui');
  const [said, setSaid] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  };
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {/* A status is no part of a button's name. */}
      <span aria-live="polite">{said ? t(`actions.${said}`) : label}</span>
    </Button>
  );
}
