import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { ActForm } from '@/shared/form/ActForm';
import { EditForm } from '@/shared/form/EditForm';
import { neededText } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Button } from '@/shared/ui/controls/Button';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import { RequestLinkPage } from './RequestLinkPage';

const reasonSchema = object({ reason: neededText(2_000) });

/** `/request/{tokenUuid}/approve`: by the person who was named as the one who approves. */
export default function ApproveRequest() {
  const { t } = useTranslation('requests');
  const text = useText('requests');
  const isolated = useIsolated();
  const { tokenUUID: token } = useRouteParams('approveRequest');
  const [done, setDone] = useState<'approved' | 'rejected'>();
  return (
    <RequestLinkPage
      token={token}
      purpose="request-approve"
      title={t('link.approveTitle')}
      done={
        done && (
          <Outcome title={t(`link.${done}`)} text={t(`link.${done}Text`)}>
            <Button variant="outlined" component={RouteLink} to={href('welcome')}>
              {t('link.toStart')}
            </Button>
          </Outcome>
        )
      }
    >
      {({ fullName, email, purposeOfUse, notes }) => (
        <>
          <p>{t('link.approveText', { name: isolated(fullName), email: isolated(email) })}</p>
          <p>
            {t('fields.purpose')}: {text(`requests:purposes.${purposeOfUse}`)}
          </p>
          {notes && <blockquote dir="auto">{notes}</blockquote>}
          <p>{t('link.approveTold')}</p>
          <ActForm
            label={t('link.approve')}
            act={async () => {
              await sendPastStore('POST /request/:token/approve', { params: { token } });
              setDone('approved');
            }}
          />
          <h2>{t('link.rejectTitle')}</h2>
          <EditForm
            initial={{ reason: '' }}
            schema={reasonSchema}
            keep={{}}
            send={async ({ reason }) => {
              await sendPastStore('POST /request/:token/reject', { params: { token }, body: { reason } });
              setDone('rejected');
            }}
          >
            <TextInput name="reason" label={t('link.reason')} helperText={t('link.reasonHelp')} multiline minRows={2} />
            <SubmitButton variant="outlined" color="error">
              {t('link.reject')}
            </SubmitButton>
          </EditForm>
        </>
      )}
    </RequestLinkPage>
  );
}
