import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2),
  insetInline: 0,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 2),
  borderRadius: 8,
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  boxShadow: theme.shadows[6],
  // Outlined ones stand out by their own paper.
  '& .MuiButton-text': { color: 'inherit' },
  '@media print': { display: 'none' },
}));

/** Floats over the list while rows are chosen: how many, and what can be done with them. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <Bar aria-label={t('list.selection')}>
      <strong role="status">{t('list.selected', { count })}</strong>
      {children}
      <Button onClick={onClear}>{t('list.clearSelection')}</Button>
    </Bar>
  );
}
