import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '@/contract/account';
import { useSession } from '@/session/use-session';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { useChangeApiTokenMutation } from './api';
import { LastDayInput } from './LastDayInput';
import { CheckboxInput } from '@/shared/form/CheckboxInput';
import { changeOf, tokenSchema, valuesOf, type TokenValues } from './token-values';

interface Props {
  token: ApiToken;
  onClose: () => void;
}

/** Changes what a token is called, whether it works and how long; the key stays. */
export function TokenForm({ token, onClose }: Props) {
  const { t } = useTranslation('api-tokens');
  const { person } = useSession();
  const [change] = useChangeApiTokenMutation();
  // As it was when the form was opened: a list that comes anew must not undo what is being typed.
  const [before] = useState(token);
  const [initial] = useState(() => valuesOf(token));
  const [schema] = useState(() => tokenSchema(token));
  const send = async (values: TokenValues) => {
    await change({ uuid: before.uuid, body: changeOf(values, before) }).unwrap();
    onClose();
  };
  return (
    <EditForm initial={initial} schema={schema} send={send} keep={{ form: before.uuid, owner: person }}>
      <TextInput name="label" label={t('form.label')} autoComplete="off" autoFocus />
      <LastDayInput />
      <CheckboxInput name="active" label={t('form.active')} />
      <div>
        <SubmitButton>{t('form.save')}</SubmitButton> <Button onClick={onClose}>{t('form.cancel')}</Button>
      </div>
    </EditForm>
  );
}
