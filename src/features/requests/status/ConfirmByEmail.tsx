import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { RequestStatus } from '@/contract/request/request';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { ActForm } from '@/shared/form/ActForm';
import { EditForm } from '@/shared/form/EditForm';
import { neededEmail } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Alert, AlertTitle } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useNextStep } from './use-next-step';

const schema = object({ email: neededEmail() });

export const waitsForEmail = ({ state, erased }: RequestStatus): boolean =>
  state === 'NOTVALIDATED' && erased === undefined;

interface Props {
  request: RequestStatus;
  /** Where the link went to, for the tab that sent the request. */
  email?: string | undefined;
  resend: () => Promise<void>;
  /** Sends the link to another address. */
  correct?: ((email: string) => Promise<void>) | undefined;
}

/** The one step that is left of a request that was sent: its address is confirmed by the link of a message. */
export function ConfirmByEmail({ request, email, resend, correct }: Props) {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const { day } = useFormat();
  const nextStep = useNextStep(request);
  const [resent, setResent] = useState(false);
  const [corrects, setCorrects] = useState(false);
  return (
    <Alert severity="success" variant="outlined">
      <AlertTitle component="h2">{t('sent.title')}</AlertTitle>
      <p>
        {email === undefined ? nextStep : t('sent.to', { email: isolated(email), until: day(request.expires ?? '') })}{' '}
        <MailboxLink />
      </p>
      <p>{t('sent.noMessage')}</p>
      {resent && <p role="status">{t('sent.resent')}</p>}
      <div className="actions">
        <ActForm
          tellsLimit
          variant="outlined"
          label={t('sent.resend')}
          conflict={t('sent.moved')}
          act={async () => {
            await resend();
            setResent(true);
          }}
        />
        {correct && !corrects && (
          <Button variant="outlined" size="large" onClick={() => setCorrects(true)}>
            {t('sent.correct')}
          </Button>
        )}
      </div>
      {correct && corrects && (
        <EditForm
          initial={{ email: email ?? '' }}
          schema={schema}
          send={(typed) => correct(typed.email)}
          explain={({ status, message }) => (status === 409 ? t('sent.moved') : status === 429 ? message : undefined)}
        >
          <TextInput name="email" label={t('fields.email')} type="email" autoComplete="email" />
          <SubmitButton>{t('sent.correctSend')}</SubmitButton>
        </EditForm>
      )}
    </Alert>
  );
}
