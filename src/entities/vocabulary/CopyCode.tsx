import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

const Small = styled('button')(({ theme }) => ({
  appearance: 'none',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.8125rem',
  minHeight: 24,
  padding: theme.spacing(0, 0.75),
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.tint },
  '@media print': { display: 'none' },
}));

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });

/** A code, and a button that copies it, to be pasted into a table. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('ui');
  const [said, setSaid] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  };
  return (
    <Line>
      <strong>
        <bdi>{code}</bdi>
      </strong>
      <Small type="button" onClick={() => void copy()} onBlur={() => setSaid(undefined)}>
        <span aria-live="polite">{t(`actions.${said ?? 'copy'}`)}</span>
        <VisuallyHidden> {code}</VisuallyHidden>
      </Small>
    </Line>
  );
}
