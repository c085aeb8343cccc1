import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { Allowed } from '@/session/Allowed';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { isPlainClick, Link } from '@/shared/ui/controls/Link';
import { useFormat } from '@/shared/ui/format/use-format';
import { usePrinting } from '@/shared/ui/layout/use-printing';
import { base, version } from '../config/build-time';
import { languagesFor, ownName } from '../language/language';
import { useConfig } from '../config/use-config';
import { useLanguage } from '../language/use-language';
import styles from './Footer.module.css';

/** The same page in the other languages: real links, which a plain click follows without loading the page anew. */
function LanguageLinks() {
  const { t } = useTranslation('nav');
  const session = useSession();
  const { PUBLIC_LANGUAGES } = useConfig();
  const { language, addressIn, change } = useLanguage();
  return (
    <nav className={styles.nav} aria-label={t('language')}>
      <ul>
        {languagesFor(session, PUBLIC_LANGUAGES).map((code) => (
          <li key={code}>
            <a
              href={addressIn(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                change(code);
              }}
            >
              {ownName(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On paper: where it comes from, and when. */
function PrintedFrom() {
  const { day } = useFormat();
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <p>
      <bdi>{globalThis.location.href}</bdi> · {day(printing.toISOString())}
    </p>
  );
}

/** What the portal says of itself. */
function PageLinks() {
  const { t } = useTranslation(['common', 'nav']);
  return (
    <nav className={styles.nav} aria-label={t('footer.pages')}>
      <ul>
        {(['documentation', 'legal', 'contact'] as const).map((name) => (
          <li key={name}>
            <Link to={href(name)}>{t(rowOf(name).titleKey)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The languages for visitors, who have no user menu; the version; the licences of what is shipped; whom to write to. */
export function Footer() {
  const { t } = useTranslation('common');
  const { SUPPORT_EMAIL } = useConfig();
  return (
    <footer className={styles.foot}>
      <PrintedFrom />
      <Allowed when={isSignedIn} otherwise={<LanguageLinks />} />
      <PageLinks />
      <span style={{ marginInlineStart: 'auto' }}>{t('footer.version', { version })}</span>
      <a href={`${base}licences.txt`}>{t('footer.licences')}</a>
      <a href={`mailto:${SUPPORT_EMAIL}`}>{t('footer.support')}</a>
    </footer>
  );
}
