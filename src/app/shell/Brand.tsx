import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/routes/href';
import { Leaf } from './Leaf';

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1.25rem',
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
  minWidth: 0,
  '& svg': { flexShrink: 0 },
  // Beside a long word for logging in.
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  textDecoration: 'none',
  color: 'inherit',
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem', gap: theme.spacing(1) },
}));

export function Brand() {
  const { t } = useTranslation('common');
  return (
    <Home to={href('welcome')}>
      <Leaf />
      <span>{t('brand')}</span>
    </Home>
  );
}
