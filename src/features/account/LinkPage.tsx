import { Alert, AlertTitle } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Stack } from '@/shared/mui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import type { LinkFault, LinkPurpose } from '@/contract/account/account';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { SignedInNote } from './SignedInNote';
import type { LinkInUse } from './use-account-link';
import { addressOf, nextLinks } from './next-links';

interface LinkFaultNoteProps {
  fault: LinkFault;
  purpose: LinkPurpose;
  /** Where the link is cancelled: what it means that it was used already. */
  used: string | undefined;
}

/** Why a link cannot be used, and the way to a new one. */
function LinkFaultNote({ fault, purpose, used }: LinkFaultNoteProps) {
  const { t } = useTranslation('account');
  const signedIn = isSignedIn(useSession());
  const ways = nextLinks(fault, purpose, { cancels: used !== undefined, signedIn });
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        <AlertTitle>{t(`link.title.${fault}`)}</AlertTitle>
        {(fault === 'link_used' && used) || t(`link.text.${fault}`)}
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {ways.map((way, place) => (
          <Button key={way} variant={place === 0 ? 'contained' : 'text'} component={Link} to={addressOf(way)}>
            {t(`ways.${way}`)}
          </Button>
        ))}
      </Stack>
    </>
  );
}

interface Props {
  found: LinkInUse;
  title: string;
  /** Where the link is cancelled: what it means that it was used already. */
  used?: string;
  /** What is said once the link did what it is for. */
  told: ReactNode;
  /** What can be done with the link. */
  children: ReactNode;
}

/** The page that an e-mailed link leads to: for whom it is and what it will do; or why it cannot be used. */
export function LinkPage({ found, title, used, told, children }: Props) {
  const { t } = useTranslation('account');
  const { link, fault, failure, purpose, done, retry } = found;
  if (done) return <NarrowPage>{told}</NarrowPage>;
  return (
    <NarrowPage>
      <h1>{title}</h1>
      {/* A new address is nobody's account yet. */}
      {link && !link.change && <SignedInNote email={link.email} />}
      {link && children}
      {fault && <LinkFaultNote fault={fault} purpose={purpose} used={used} />}
      {failure && <FailureOutcome failure={failure} retry={retry} />}
      {!link && !fault && !failure && <Skeleton variant="rounded" height={180} aria-label={t('loading')} />}
    </NarrowPage>
  );
}
