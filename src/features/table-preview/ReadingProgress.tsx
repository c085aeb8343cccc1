import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& p': { margin: 0 },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiLinearProgress-bar': { transition: 'none' } },
}));

/** How far the server has read the file. `progress` from 0 to 1. */
export function ReadingProgress({ progress }: { progress: number }) {
  const { t } = useTranslation('table-preview');
  const percent = Math.round(100 * Math.min(1, Math.max(0, progress)));
  return (
    <>
      {/* Told once: the bar says the rest to those who ask it. */}
      <VisuallyHidden role="status">{t('reading')}</VisuallyHidden>
      <Box aria-busy="true">
        <p aria-hidden="true">{t('readingSoFar', { percent })}</p>
        <LinearProgress variant="determinate" value={percent} aria-label={t('reading')} />
      </Box>
    </>
  );
}
