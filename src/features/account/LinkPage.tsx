import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { LinkFaultNote } from './LinkFaultNote';
import { SignedInNote } from './SignedInNote';
import type { LinkInUse } from './use-account-link';

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
