import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { usePastStore } from '@/shared/api/use-past-store';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import AccessionsStep from './AccessionsStep';
import InfoStep from './InfoStep';
import { RequestPage } from '../RequestPage';
import { RequestSourceContext, type RequestSource } from '../request-source';
import SubmitStep from './SubmitStep';

/** `/requests/external/{key}` and its steps: a request for a list that another system handed over. */
export default function ExternalRequestScreen() {
  const { t } = useTranslation('requests');
  const { tokenUUID: key, step } = useRouteParams('externalRequest');
  const { data, failure, retry } = usePastStore('GET /request/external/:key', { params: { key } });
  const source = useMemo<RequestSource | undefined>(
    () =>
      data && {
        uuids: data.accessions,
        external: { key, missing: data.missing, missingCount: data.missingCount },
        stepHref: (to) => href('externalRequest', { tokenUUID: key, ...(to !== 'accessions' && { step: to }) }),
      },
    [data, key],
  );
  if (source) {
    const Step = step === 'info' ? InfoStep : step === 'submit' ? SubmitStep : AccessionsStep;
    return (
      <RequestSourceContext value={source}>
        <Step />
      </RequestSourceContext>
    );
  }
  return (
    <RequestPage title={t('external.title')}>
      {failure?.status === 404 && <Outcome title={t('external.unknown')} text={t('external.unknownText')} />}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!failure && <Skeleton variant="rounded" height={240} aria-label={t('status.loading')} />}
    </RequestPage>
  );
}
