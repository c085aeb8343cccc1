import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { Allowed } from '@/session/Allowed';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { isPlainClick } from '@/shared/ui/controls/Link';
import { useFormat } from '@/shared/ui/format/use-format';
import { usePrinting } from '@/shared/ui/layout/use-printing';
import { base, version } from '../build-time';
import { languagesFor, ownName } from '../language';
import { useConfig } from '../use-config';
import { useLanguage } from '../use-language';

const Nav = styled('nav')(({ theme }) => ({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 2), margin: 0, padding: 0, listStyle: 'none' },
  // Letters of all languages: a font for each would be fetched for its name alone.
  fontFamily: 'system-ui, sans-serif',
  '& [aria-current]': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

/** The same page in the other languages: real links, which a plain click follows without loading the page anew. */
function LanguageLinks() {
  const { t } = useTranslation('nav');
  const session = useSession();
  const { PUBLIC_LANGUAGES } = useConfig();
  const { language, addressIn, change } = useLanguage();
  return (
    <Nav aria-label={t('language')}>
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
    </Nav>
  );
}

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2.5, 2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '@media print': { '& nav': { display: 'none' } },
}));

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

/** The languages for visitors, who have no user menu; the version; the licences of what is shipped; whom to write to. */
export function Footer() {
  const { t } = useTranslation('common');
  const { SUPPORT_EMAIL } = useConfig();
  return (
    <Foot>
      <PrintedFrom />
      <Allowed when={isSignedIn} otherwise={<LanguageLinks />} />
      <span style={{ marginInlineStart: 'auto' }}>{t('footer.version', { version })}</span>
      <a href={`${base}licences.txt`}>{t('footer.licences')}</a>
      <a href={`mailto:${SUPPORT_EMAIL}`}>{t('footer.support')}</a>
    </Foot>
  );
}
