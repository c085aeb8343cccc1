import { lazy, Suspense, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { QuietButton } from './QuietButton';

const UserMenu = lazy(() => import('./UserMenu'));

const Name = styled('span')(({ theme }) => ({
  maxWidth: '16ch',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: { maxWidth: '11ch' },
  '@media (max-width: 380px)': { maxWidth: '8ch' },
}));

/** Opens the user menu, which is fetched when it is first opened. */
export function UserMenuButton({ name }: { name: string }) {
  const { t } = useTranslation('nav');
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <QuietButton
        ref={anchor}
        type="button"
        aria-label={t('userMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {/* Cut off at its own end, whatever the page's direction. */}
        <Name dir="auto">{name}</Name>
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
          <path fill="none" stroke="currentColor" strokeWidth="1.500" d="m1 1 4 4 4-4" />
        </svg>
      </QuietButton>
      {wanted && (
        <Suspense fallback={null}>
          <UserMenu id={id} anchor={anchor} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
