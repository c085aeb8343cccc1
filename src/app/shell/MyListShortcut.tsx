import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/routes/href';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/use-format';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { MyListCount } from './MyListCount';

const Shortcut = styled(Link)(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  minHeight: 36,
  borderRadius: 6,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.primary.main,
  '@media (max-width: 380px)': { '& svg': { display: 'none' } },
  // Where the main menu with its own count is folded away.
  [theme.breakpoints.down('lg')]: { display: 'inline-flex' },
  '@media print': { display: 'none !important' },
}));

/** The list and its count in the header of small screens, once something is in it. */
export function MyListShortcut() {
  const { t } = useTranslation('nav');
  const { number } = useFormat();
  const count = useMyListCount();
  if (count === 0) return null;
  return (
    <Shortcut className="my-list-shortcut" to={href('myList')}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M3.500 1.750h9v12.500L8 10.750l-4.500 3.500Z" />
      </svg>
      <MyListCount aria-hidden="true">{number(count)}</MyListCount>
      <VisuallyHidden>{t('menu.myListCount', { count })}</VisuallyHidden>
    </Shortcut>
  );
}
