import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Divider } from '@/shared/mui/Divider';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Stack } from '@/shared/mui/Stack';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { object, string } from 'yup';
import type { IdentityProvider, ProviderMetadata } from '@/contract/account/session';
import { href } from '@/routes/href';
import { beginSignIn, canBegin, isWebAddress } from '@/session/sign-in/begin-sign-in';
import { useProviderMetadataQuery } from '@/session/sign-in/provider-api';
import { signIn } from '@/session/running-session';
import { asFailure } from '@/shared/api/failure';
import { EditForm } from '@/shared/form/EditForm';
import { PasswordInput } from '@/shared/form/password/PasswordInput';
import { problem } from '@/shared/form/problem';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useLocale } from '@/shared/ui/text/use-locale';
import { problemOf, problemText } from './sign-in-problem';

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
function SignInElsewhere({ own, providers, from, or }: Props) {
  const { t } = useTranslation('session');
  const isolated = useIsolated();
  const language = useLocale();
  const redirectUri = useRedirectUri();
  const [fault, setFault] = useState<'insecure' | 'nothingKept'>();

  const begin = async (endpoint: string) => {
    setFault(undefined);
    if (!canBegin()) return setFault('insecure');
    try {
      globalThis.location.assign(await beginSignIn(endpoint, { redirectUri, language, from }));
    } catch {
      setFault('nothingKept');
    }
    return undefined;
  };

  return (
    <Stack spacing={1.5}>
      {or && <Divider>{t('signIn.or')}</Divider>}
      {fault && <Alert severity="error">{t(`signIn.problem.${fault}`)}</Alert>}
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

const filled = () => string().ensure().required(problem('fillIn'));
const schema = object({ email: filled().trim(), password: filled() });
const EMPTY = { email: '', password: '' };

/** `focus`: whoever comes here by a button of this page goes on typing. What is typed is kept nowhere. */
function SignInForm({ focus }: { focus: boolean }) {
  const { t } = useTranslation('session');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const typeAgain = useRef(false);

  useEffect(() => {
    if (focus) email.current?.focus();
  }, [focus]);

  /** What failed is read out by itself; after a wrong password that is what one types next. */
  const passOn = ({ target }: FocusEvent) => {
    if (typeAgain.current && target.matches('[data-failure]')) password.current?.focus();
  };

  return (
    <div onFocus={passOn}>
      <EditForm
        initial={EMPTY}
        schema={schema}
        explain={(failure) => problemText(problemOf(failure), t)}
        send={async (values) => {
          typeAgain.current = false;
          try {
            await signIn(values.email, values.password);
          } catch (fault) {
            const told = problemOf(fault);
            typeAgain.current = 'key' in told && told.key === 'badCredentials';
            throw fault;
          }
        }}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          label={t('signIn.email')}
          inputRef={email}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t('signIn.password')}
          inputRef={password}
        />
        <SubmitButton size="large">{t('signIn.submit')}</SubmitButton>
      </EditForm>
    </div>
  );
}

/** For whoever has no password, or no account, wherever passwords are typed. */
function AccountLinks() {
  const { t } = useTranslation('session');
  return (
    <Stack spacing={1}>
      <RouteLink to={href('forgotPassword')} underline="always">
        {t('signIn.forgotten')}
      </RouteLink>
      <span>
        {t('signIn.noAccount')}{' '}
        <RouteLink to={href('registration')} underline="always">
          {t('signIn.register')}
        </RouteLink>
      </span>
    </Stack>
  );
}

/** What the server offers: its address for the code flow, where it takes no passwords from applications; providers. */
function waysOf(metadata: ProviderMetadata) {
  const { grant_types_supported: grants, authorization_endpoint: own, identity_providers: named } = metadata;
  const byPassword = grants?.includes('password') ?? false;
  // A server may call something else so.
  const providers = (Array.isArray(named) ? named : []).filter((each) => isWebAddress(each.authorization_endpoint));
  return { byPassword, own: !byPassword && own && isWebAddress(own) ? own : undefined, providers };
}

/** Every way to log in that the server names; where it names none, says so instead of failing. */
export function SignInMethods({ focus, from }: { focus: boolean; from: string | undefined }) {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = useProviderMetadataQuery();
  if (data) {
    const { byPassword, own, providers } = waysOf(data);
    if (!byPassword && !own && providers.length === 0) return <Alert severity="info">{t('signIn.notHere')}</Alert>;
    return (
      <Stack spacing={2.5}>
        {byPassword && (
          <>
            <SignInForm focus={focus} />
            <AccountLinks />
          </>
        )}
        {(own !== undefined || providers.length > 0) && (
          <SignInElsewhere own={own} providers={providers} from={from} or={byPassword} />
        )}
        {own !== undefined && <AccountLinks />}
      </Stack>
    );
  }
  if (error && !isFetching) {
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  }
  return <Skeleton variant="rounded" height={220} aria-label={t('signIn.loading')} />;
}
