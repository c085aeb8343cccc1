import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { useConfig } from '../use-config';

const Band = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  textAlign: 'center',
  fontWeight: 600,
  fontSize: '0.8125rem',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}));

/** Says that nothing here is for good. */
export function SandboxBand() {
  const { t } = useTranslation('common');
  const { SANDBOX } = useConfig();
  // Start-up asks for it after the first paint; until then the band goes by the configuration.
  const { data } = useServerInfoQuery(undefined, { skip: SANDBOX });
  return SANDBOX || data?.sandbox ? <Band role="note">{t('sandbox')}</Band> : null;
}
