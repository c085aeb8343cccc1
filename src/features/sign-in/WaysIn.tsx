import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ProviderMetadata } from '@/contract/session';
import { isWebAddress } from '@/session/begin-sign-in';
import { useProviderMetadataQuery } from '@/session/provider-api';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { AccountLinks } from './AccountLinks';
import { SignInForm } from './SignInForm';
import { SignInElsewhere } from './SignInElsewhere';

/** What the server offers: its address for the code flow, where it takes no passwords from applications; providers. */
function waysOf(metadata: ProviderMetadata) {
  const { grant_types_supported: grants, authorization_endpoint: own, identity_providers: named } = metadata;
  const byPassword = grants?.includes('password') ?? false;
  // A server may call something else so.
  const providers = (Array.isArray(named) ? named : []).filter((each) => isWebAddress(each.authorization_endpoint));
  return { byPassword, own: !byPassword && own && isWebAddress(own) ? own : undefined, providers };
}

/** Every way to log in that the server names; where it names none, says so instead of failing. */
export function WaysIn({ focus, from }: { focus: boolean; from: string | undefined }) {
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
