import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COOKIE_NOTICE_DELAY } from '@/contract/constants';
import { giveConsent, hasConsent, isPutOff, putOff } from '@/shared/api/consent';
import { href } from '@/routes/href';
import { Link } from '@/shared/ui/controls/Link';
import styles from './CookieNotice.module.css';

/** Says how much of the screen's foot the notice covers: what stands there, and the end of the page, make room. */
function keepRoom(notice: HTMLElement) {
  const { style } = document.documentElement;
  const tell = () => style.setProperty('--foot-room', `${notice.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(notice);
  tell();
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-room');
  };
}

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
    <section ref={keepRoom} className={styles.bar} aria-label={t('cookies.title')}>
      <div>
        <p>{t('cookies.needed')}</p>
        <p>
          {t('cookies.consent')} <Link to={href('legalArticle', { slug: 'privacy' })}>{t('cookies.privacy')}</Link>
        </p>
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
    </section>
  );
}
