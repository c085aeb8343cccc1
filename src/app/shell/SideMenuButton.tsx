import { lazy, Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { QuietButton } from './QuietButton';

const SideMenu = lazy(() => import('./SideMenu'));

const Burger = styled(QuietButton)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** Opens the menu below the large breakpoint. The drawer is fetched when it is first opened. */
export function SideMenuButton() {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Burger type="button" aria-label={t('openMenu')} aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M2 4h14M2 9h14M2 14h14" />
        </svg>
      </Burger>
      {wanted && (
        <Suspense fallback={null}>
          <SideMenu open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
