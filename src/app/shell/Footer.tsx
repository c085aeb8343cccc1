import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Allowed } from '@/session/Allowed';
import { isSignedIn } from '@/session/policies';
import { version } from '../build-time';
import { useConfig } from '../use-config';
import { LanguageLinks } from './LanguageLinks';

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
  '@media print': { '& nav': { display: 'none' } },
}));

/** The languages for visitors, who have no user menu; the version; whom to write to. */
export function Footer() {
  const { t } = useTranslation('common');
  const { SUPPORT_EMAIL } = useConfig();
  return (
    <Foot>
      <Allowed when={isSignedIn} otherwise={<LanguageLinks />} />
      <span style={{ marginInlineStart: 'auto' }}>{t('footer.version', { version })}</span>
      <a href={`mailto:${SUPPORT_EMAIL}`}>{t('footer.support')}</a>
    </Foot>
  );
}
