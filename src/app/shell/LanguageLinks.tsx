import type { MouseEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/session/use-session';
import { languagesFor, ownName } from '../language';
import { useConfig } from '../use-config';
import { useLanguage } from '../use-language';

const Nav = styled('nav')(({ theme }) => ({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 2), margin: 0, padding: 0, listStyle: 'none' },
  '& [aria-current]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The same page in the other languages: real links, which a plain click follows without loading the page anew. */
export function LanguageLinks() {
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
                if (!isPlain(event)) return;
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
