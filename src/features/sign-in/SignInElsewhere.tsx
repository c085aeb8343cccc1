import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { IdentityProvider } from '@/contract/session';
import { href } from '@/routes/href';
import { beginSignIn, canBegin } from '@/session/begin-sign-in';
import { useIsolated } from '@/shared/ui/use-isolated';
import { useLocale } from '@/shared/ui/use-locale';

interface Props {
  /** The server's own login page, where that is the way in. */
  own: string | undefined;
  providers: readonly IdentityProvider[];
  /** Where signing in leads to. */
  from: string | undefined;
  /** There is another way above. */
  or: boolean;
}

/** Where people are sent back to: one address in every language, as it has to be registered at the provider. */
function useRedirectUri(): string {
  const language = useLocale();
  const path = useHref(href('login'));
  const plain = language === 'en' ? path : path.replace(`/${language}${href('login')}`, href('login'));
  return globalThis.location.origin + plain;
}

/** Buttons that lead to the pages of somebody else and, over them, back here. */
export function SignInElsewhere({ own, providers, from, or }: Props) {
  const { t } = useTranslation('session');
  const isolated = useIsolated();
  const language = useLocale();
  const redirectUri = useRedirectUri();
  const [problem, setProblem] = useState<'insecure' | 'nothingKept'>();

  const begin = async (endpoint: string) => {
    setProblem(undefined);
    if (!canBegin()) return setProblem('insecure');
    try {
      globalThis.location.assign(await beginSignIn(endpoint, { redirectUri, language, from }));
    } catch {
      setProblem('nothingKept');
    }
    return undefined;
  };

  return (
    <Stack spacing={1.5}>
      {or && <Divider>{t('signIn.or')}</Divider>}
      {problem && <Alert severity="error">{t(`signIn.problem.${problem}`)}</Alert>}
      {own !== undefined && (
        <>
          <span>{t('signIn.elsewhere', { host: isolated(new URL(own).host) })}</span>
          <Button variant="contained" size="large" onClick={() => void begin(own)}>
            {t('signIn.goOn')}
          </Button>
        </>
      )}
      {providers.map(({ name, label, authorization_endpoint: endpoint }) => (
        <Button key={name} variant="outlined" size="large" onClick={() => void begin(endpoint)}>
          {t('signIn.with', { label: isolated(label) })}
        </Button>
      ))}
    </Stack>
  );
}
