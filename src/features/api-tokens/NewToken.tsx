import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewApiToken } from '@/contract/account';
import { useSession } from '@/session/use-session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Card } from '@/shared/ui/Card';
import { tokensChanged } from './api';
import { LastDayInput } from './LastDayInput';
import { ShownOnce } from './ShownOnce';
import { changeOf, newValues, tokenSchema, type TokenValues } from './token-values';

/** Makes a token and shows it, this once: it is nowhere but here. */
export function NewToken() {
  const { t } = useTranslation('api-tokens');
  const { person } = useSession();
  const dispatch = useApiDispatch();
  const [made, setMade] = useState<NewApiToken>();
  const [initial] = useState(newValues);
  const [schema] = useState(() => tokenSchema());
  const send = async (values: TokenValues) => {
    try {
      setMade(await sendPastStore('POST /me/tokens', { body: changeOf(values) }));
    } finally {
      // Also where the answer got lost: the token may be there all the same.
      dispatch(tokensChanged());
    }
  };
  if (made) return <ShownOnce made={made} onDone={() => setMade(undefined)} />;
  return (
    <Card aria-labelledby="new-token">
      <h2 id="new-token">{t('form.title')}</h2>
      <EditForm initial={initial} schema={schema} send={send} keep={{ form: 'new', owner: person }} again>
        <TextInput name="label" label={t('form.label')} helperText={t('form.labelHelp')} autoComplete="off" />
        <LastDayInput />
        <SubmitButton>{t('form.create')}</SubmitButton>
      </EditForm>
    </Card>
  );
}
