import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { AiTerms } from '@/contract/ai/ai';
import { isSignedIn } from '@/session/policies';
import { signInAddress } from '@/session/sign-in/sign-in-address';
import { useSession } from '@/session/use-session';
import { usePastStore } from '@/shared/api/use-past-store';
import type { BodyProps } from '@/shared/list/definition';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { accessionsPath } from '../catalogue/openable-list';
import { Talk } from './Talk';
import { Terms } from './Terms';
import styles from './AskBody.module.css';

/** Leads to logging in, and back to this page. */
function Visitor() {
  const { t } = useTranslation(['ask', 'nav']);
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{t('visitor.text')}</p>
      <div className={styles.buttons}>
        <Button component={RouteLink} variant="contained" to={signInAddress(pathname + search)}>
          {t('nav:logIn')}
        </Button>
      </div>
    </>
  );
}

/** The terms of somebody who is logged in, until they are accepted; then what is asked. */
function Member({ person }: { person: string }) {
  const { data, failure, set, retry } = usePastStore('GET /me/ai-terms', {});
  const [decidedHere, setDecidedHere] = useState(false);
  const decide = (terms: AiTerms) => {
    setDecidedHere(true);
    set(terms);
  };
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!data) return <Skeleton variant="rounded" height={200} />;
  const { version, decision } = data;
  const accepted = decision?.accepted === true && decision.version === version;
  return accepted ? (
    <Talk key={person} person={person} terms={version} begun={decidedHere} onTermsChanged={retry} />
  ) : (
    <Terms terms={data} onDecided={decide} onChanged={retry} />
  );
}

/** Asking for accessions in one's own words, for who is logged in and has accepted the terms. */
export default function AskBody({ code }: BodyProps<Accession, AccessionFilter>) {
  // Of what comes once the terms are accepted, which would hide the rest while its texts are loaded.
  const { t } = useTranslation(['ask', 'form', 'accession', 'ui']);
  const session = useSession();
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <RouteLink to={accessionsPath(code)} underline="always">
          {t('toList')}
        </RouteLink>
      </div>
      {isSignedIn(session) ? <Member person={session.person ?? ''} /> : <Visitor />}
    </div>
  );
}
