import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import { type NewRequest } from '@/contract/request/request';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { problem } from '@/shared/form/problem';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { sendPastStore } from '@/shared/api/send-past-store';
import { CheckboxInput } from '@/shared/form/fields/CheckboxInput';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { Button } from '@/shared/ui/controls/Button';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { AskedAccessions } from '../AskedAccessions';
import { keepRequest } from '../kept-requests';
import { keepLastInfo } from './last-info';
import { askedOf, useRequestDraft, wishesIn } from './request-draft';
import { requestInfoSchema, type RequestInfo } from '@/contract/request/request-schema';
import { RequestInfoFacts } from '../RequestInfoFacts';
import { RequestPage } from '../RequestPage';
import type { SentRequest } from '../status/sent-request';
import { useFetched, useRequestSource } from '../request-source';
import RequestsStart from './RequestsStart';
import { useHolders } from './use-holders';

/** What was typed, as the schema reads it; undefined where something is missing. */
function readInfo(typed: Record<string, unknown> | undefined): RequestInfo | undefined {
  try {
    return requestInfoSchema.validateSync(typed ?? {}, { stripUnknown: true });
  } catch {
    return undefined;
  }
}

// Only where one is configured: it comes with a library and scripts of its own.
const CaptchaInput = lazyPart(() => import('@/shared/form/CaptchaInput'));

const keepSchema = object({ keep: boolean().required(), keepInfo: boolean().required(), captcha: string().ensure() });
const personSchema = keepSchema.shape({ captcha: string().ensure().required(problem('captchaMissing')) });

const ANY_STATUS = href('requestStatus', { tokenUUID: '00000000-0000-4000-8000-000000000000' });

/** `/requests/create/submit`: everything once more, then sent once. */
export default function SubmitStep() {
  const { t, i18n } = useTranslation('requests');
  const navigate = useNavigate();
  const { data, failure, retry, count } = useHolders();
  const { stepHref } = useRequestSource();
  const { choice, info: typed, keyFor, forget } = useRequestDraft();
  const siteKey = useServerInfoQuery().data?.captchaSiteKey;
  const [sent, setSent] = useState(false);
  useFetched(ANY_STATUS);
  const info = readInfo(typed);
  const asked = askedOf(data?.holders ?? [], choice);
  const accessions = asked.flatMap((holder) => holder.accessions.map(({ uuid }) => uuid));
  const wishes = wishesIn(asked);
  // Before it is sent, so that a copy of the tab has it, too.
  const prepare = useStableCallback(() => void (info && keyFor({ info, accessions, wishes })));
  useEffect(() => {
    if (data) prepare();
  }, [data, prepare]);
  if (count === 0 && !sent) return <RequestsStart />;
  if (data && asked.length === 0 && !sent) return <Navigate to={stepHref('accessions')} replace />;
  const send = async ({ keep, keepInfo, captcha }: { keep: boolean; keepInfo: boolean; captcha: string }) => {
    if (!info) return;
    const language = i18n.language as NewRequest['language'];
    const key = keyFor({ info, accessions, wishes });
    const { uuid, history } = await sendPastStore('POST /request', {
      body: { ...info, language, key, accessions, wishes, ...(captcha && { captcha }) },
    });
    if (keepInfo) keepLastInfo(info);
    if (keep) keepRequest({ uuid, at: history[0]?.at ?? '' });
    setSent(true);
    forget();
    const state: SentRequest = { email: info.email, key };
    await navigate(href('requestStatus', { tokenUUID: uuid }), { replace: true, state });
  };
  return (
    <RequestPage title={t('submit.title')} step="submit">
      {failure && <FailureOutcome failure={failure} retry={retry} />}
      {!failure && !data && <Skeleton variant="rounded" height={240} aria-busy />}
      {data && (
        <>
          <p>{t('submit.text')}</p>
          <h2>{t('steps.accessions')}</h2>
          {asked.map((holder) => (
            <AskedAccessions key={holder.code} holder={holder} unfolded />
          ))}
          <div>
            <Button
              variant="outlined"
              component={RouteLink}
              to={stepHref('accessions')}
              aria-label={t('submit.changeOf', { step: t('steps.accessions') })}
            >
              {t('submit.change')}
            </Button>
          </div>
          <h2>{t('steps.info')}</h2>
          {info ? <RequestInfoFacts info={info} /> : <p role="alert">{t('submit.missing')}</p>}
          <div>
            <Button
              variant={info ? 'outlined' : 'contained'}
              component={RouteLink}
              to={stepHref('info')}
              {...(info && { 'aria-label': t('submit.changeOf', { step: t('steps.info') }) })}
            >
              {t(info ? 'submit.change' : 'submit.fill')}
            </Button>
          </div>
          {info && (
            <EditForm
              initial={{ keep: false, keepInfo: false, captcha: '' }}
              schema={siteKey ? personSchema : keepSchema}
              send={send}
              explain={({ status, message }) => (status === 409 ? message : undefined)}
            >
              <CheckboxInput name="keep" label={t('submit.keep')} help={t('submit.keepHelp')} />
              <CheckboxInput name="keepInfo" label={t('submit.keepInfo')} help={t('submit.keepInfoHelp')} />
              {siteKey && <CaptchaInput siteKey={siteKey} />}
              <SubmitButton size="large">{t('submit.send')}</SubmitButton>
            </EditForm>
          )}
        </>
      )}
    </RequestPage>
  );
}
