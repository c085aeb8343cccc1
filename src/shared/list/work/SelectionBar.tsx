import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
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
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(2, 1),
  borderRadius: 8,
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  boxShadow: theme.shadows[6],
  // The shadow and the colour are gone where the system chooses the colours.
  '@media (forced-colors: active)': { border: '1px solid' },
  '& > .deeds': { display: 'contents' },
  // On phones a line to swipe through: three lines of buttons would hide the rows that are chosen from.
  [theme.breakpoints.down('sm')]: {
    insetBlockEnd: 0,
    width: '100%',
    maxWidth: 'none',
    borderRadius: 0,
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(0.5, 0, 1),
    paddingInline: theme.spacing(2, 1),
    '& > .deeds': { display: 'flex', order: 1, width: '100%', gap: theme.spacing(1), overflowX: 'auto', padding: 2 },
    '& > .deeds > button': { flexShrink: 0, paddingInline: theme.spacing(1.5) },
  },
  // Outlined ones stand out by their own paper.
  '& .button-text': { color: 'inherit' },
  '@media print': { display: 'none' },
}));

/** Floats over the list while rows are chosen: how many, and what can be done with them. */
export default function SelectionBar({
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
    <Bar data-foot aria-label={t('list.selection')}>
      <strong role="status">{t('list.selected', { count })}</strong>
      <div className="deeds">{children}</div>
      <Button onClick={onClear}>{t('list.clearSelection')}</Button>
    </Bar>
  );
}
