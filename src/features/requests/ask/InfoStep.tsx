import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/session/use-session';
import { EditForm } from '@/shared/form/EditForm';
import { valuesOf } from '@/shared/form/fields/field-schema';
import { fetchPart } from '@/shared/form/fields/FormField';
import { FormFields } from '@/shared/form/fields/FormFields';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { Button } from '@/shared/ui/controls/Button';
import { numberFormat } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';
import { forgetLastInfo, lastInfo } from './last-info';
import { REQUEST_FIELDS } from '../request-fields';
import { useRequestDraft } from './request-draft';
import { requestInfoSchema } from '@/contract/request/request-schema';
import { RequestPage } from '../RequestPage';
import { useRequestSource, useStepFetched } from '../request-source';
import RequestsStart from './RequestsStart';

// It comes with the step, which is fetched before it is drawn.
fetchPart('relation');

const FOLDED = ['approval'];

const schema = requestInfoSchema.omit(['language']);

/** Takes over what was typed for an earlier request, where somebody wanted that kept. */
function LastInfo() {
  const { t } = useTranslation('requests');
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const [last, setLast] = useState(lastInfo);
  if (!last) return null;
  const use = () => {
    void setValues({ ...values, ...valuesOf(REQUEST_FIELDS, { ...values, ...last }) });
    setLast(undefined);
  };
  const forget = () => {
    forgetLastInfo();
    setLast(undefined);
  };
  return (
    <div className="actions">
      <Button variant="outlined" onClick={use}>
        {t('info.useLast')}
      </Button>
      <Button onClick={forget}>{t('info.forgetLast')}</Button>
    </div>
  );
}

/** How long personal data are kept, where the server says so. */
function Kept() {
  const { t } = useTranslation('requests');
  const locale = useLocale();
  const { data } = useServerInfoQuery();
  if (!data?.requestDays) return null;
  const unit = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return <p>{t('info.kept', { days: unit.format(data.requestDays) })}</p>;
}

/** `/requests/create/request-info`: who asks, and what for. */
export default function InfoStep() {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const { uuids, stepHref } = useRequestSource();
  const { account, name, person } = useSession();
  const { info, keepInfo } = useRequestDraft();
  const [initial] = useState(() => valuesOf(REQUEST_FIELDS, info ?? { email: account, fullName: name }));
  useStepFetched('submit');
  if (uuids.length === 0) return <RequestsStart />;
  return (
    <RequestPage title={t('info.title')} step="info">
      <EditForm
        initial={initial}
        schema={schema}
        keep={{ ...(person !== undefined && { owner: person }) }}
        send={(values) => {
          keepInfo(values);
          void navigate(stepHref('submit'));
          return Promise.resolve();
        }}
      >
        {!info && <LastInfo />}
        <FormFields entity="requests" fields={REQUEST_FIELDS} folded={FOLDED} />
        <Kept />
        <SubmitButton size="large">{t('info.next')}</SubmitButton>
      </EditForm>
    </RequestPage>
  );
}
