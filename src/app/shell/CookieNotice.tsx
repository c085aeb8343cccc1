import { useEffect, useState } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { COOKIE_NOTICE_DELAY } from '@/contract/constants';
import { giveConsent, hasConsent, isPutOff, putOff } from '@/shared/api/consent';
import { DEEP_BUTTON } from './deep-button';

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.zIndex.snackbar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '& p': { margin: 0 },
  '& button': {
    minHeight: 36,
    padding: theme.spacing(0.5, 2),
    ...DEEP_BUTTON,
  },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'notice 200ms ease-out' },
  '@keyframes notice': { from: { opacity: 0 } },
  '@media print': { display: 'none' },
}));

/** Asks for consent, a second after the page came, where it was not given. Robots are not asked. */
export function CookieNotice() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasConsent() || isPutOff()) return undefined;
    let gone = false;
    const ask = async () => {
      const { isbot } = await import('isbot');
      if (!gone && !hasConsent() && !isbot(navigator.userAgent)) setOpen(true);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), COOKIE_NOTICE_DELAY);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!open) return null;
  return (
    <Bar aria-label={t('cookies.title')}>
      <div>
        <p>{t('cookies.needed')}</p>
        <p>{t('cookies.consent')}</p>
      </div>
      <button
        type="button"
        onClick={() => {
          giveConsent();
          setOpen(false);
        }}
      >
        {t('cookies.agree')}
      </button>
      <button
        type="button"
        onClick={() => {
          putOff();
          setOpen(false);
        }}
      >
        {t('cookies.notNow')}
      </button>
    </Bar>
  );
}
