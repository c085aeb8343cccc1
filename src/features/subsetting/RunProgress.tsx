import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '& > :last-child': { gridColumn: '1 / -1' },
}));

interface Props {
  /** 0 to 1. */
  progress: number;
  accessions: number;
  onCancel: () => void;
}

/** How far the computation is, and a way to stop it. */
export function RunProgress({ progress, accessions, onCancel }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <Box>
      <span role="status">{t('running', { count: accessions, shown: number(accessions) })}</span>
      <Button variant="outlined" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <LinearProgress variant="determinate" value={percent} aria-label={t('progress')} />
    </Box>
  );
}
