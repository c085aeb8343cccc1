import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { Publishable } from '@/contract/publication/publication';
import { REASON_MAX, type PublicationKind } from '@/contract/publication/workflow';
import { EditForm } from '@/shared/form/EditForm';
import { neededText } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { WhatBreaks } from './WhatBreaks';

const schema = object({ reason: neededText(REASON_MAX) });

interface Props {
  kind: PublicationKind;
  item: Publishable;
  /** What the reason is of. */
  action: 'reject' | 'unpublish';
  person: string | undefined;
  send: (reason: string) => Promise<void>;
  reload: () => void;
  onClose: () => void;
}

/** Asks for the reason, which goes to who made the item and into its history. What was typed is kept until it is sent. */
export default function ReasonDialog({ kind, item, action, person, send, reload, onClose }: Props) {
  const { t } = useTranslation(['publishing', 'common']);
  const isolated = useIsolated();
  const { uuid, title } = item;
  const again = (
    <Button key="reload" onClick={reload}>
      {t('reload')}
    </Button>
  );
  return (
    <DialogBox title={t(`${action}.title`, { title: isolated(title) })} onClose={onClose} actions={null}>
      <EditForm
        initial={{ reason: '' }}
        schema={schema}
        keep={{ form: `${action} ${uuid}`, ...(person !== undefined && { owner: person }) }}
        send={async ({ reason }) => {
          await send(reason);
          onClose();
        }}
        explain={({ status, message }) => (status === 409 ? [t('changed', { message }), again] : undefined)}
      >
        {action === 'unpublish' && <WhatBreaks kind={kind} item={item} />}
        <p>{t('reject.text')}</p>
        <TextInput name="reason" label={t('reject.reason')} required multiline minRows={4} autoFocus dir="auto" />
        <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <SubmitButton>{t(`actions.${action}`)}</SubmitButton>
        </Stack>
      </EditForm>
    </DialogBox>
  );
}
