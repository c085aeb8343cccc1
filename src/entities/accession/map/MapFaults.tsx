import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 6,
}));

interface Props {
  /** The layer of a tile that did not come: `base` is the map beneath. */
  of: string | undefined;
  onRetry: () => void;
}

/** Tiles that did not come are told once, however many there are. */
export function MapFaults({ of, onRetry }: Props) {
  const { t } = useTranslation('map');
  if (of === undefined) return null;
  return (
    <Note role="alert">
      <span>{t(of === 'base' ? 'tools.baseFaults' : 'tools.faults')}</span>
      <Button size="small" onClick={onRetry}>
        {t('tools.again')}
      </Button>
    </Note>
  );
}
