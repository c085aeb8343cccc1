import { Button } from '@/shared/ui/controls/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiTokenState, type ApiToken } from '@/contract/account/account';
import { useSession } from '@/session/use-session';
import { CheckboxInput } from '@/shared/form/fields/CheckboxInput';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { useRemoved } from '@/shared/ui/controls/use-removed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Day } from '@/shared/ui/values/Day';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useChangeApiTokenMutation, useRemoveApiTokenMutation } from './api';
import { LastDayInput } from './LastDayInput';
import { changeOf, tokenSchema, valuesOf, type TokenValues } from './token-values';

interface TokenFormProps {
  token: ApiToken;
  onClose: () => void;
}

/** Changes what a token is called, whether it works and how long; the key stays. */
function TokenForm({ token, onClose }: TokenFormProps) {
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

interface Props {
  token: ApiToken;
  onRemoved: () => void;
}

/** One token: what is known of it, and what can be done with it. */
export function TokenRow({ token, onRemoved }: Props) {
  const { t } = useTranslation('api-tokens');
  const isolated = useIsolated();
  const [remove] = useRemoveApiTokenMutation();
  const { uuid, label, expires, createdDate, lastUsed, hint } = token;
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  const edited = useRef(false);
  const tellRemoved = useRemoved(onRemoved);
  const buttons = useRef<HTMLDivElement>(null);
  const state = apiTokenState(token);
  const close = () => setDoing(undefined);
  useEffect(() => {
    // Whoever closes what a button opened goes on from there.
    if (edited.current) buttons.current?.querySelector('button')?.focus();
    edited.current = doing === 'edit';
  }, [doing]);
  return (
    <li>
      <div className="head">
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <span className={`badge ${state}`}>{t(`state.${state}`)}</span>
        {doing !== 'edit' && (
          <div ref={buttons}>
            <Button aria-label={t('editOf', { label })} onClick={() => setDoing('edit')}>
              {t('edit')}
            </Button>
            <Button color="error" aria-label={t('removeOf', { label })} onClick={() => setDoing('remove')}>
              {t('remove.button')}
            </Button>
          </div>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('facts.token')}</dt>
          <dd>
            <code dir="ltr">…{hint}</code>
          </dd>
        </div>
        <div>
          <dt>{t('facts.created')}</dt>
          <dd>
            <Day iso={createdDate} />
          </dd>
        </div>
        <div>
          <dt>{t('facts.expires')}</dt>
          <dd>{expires === null ? t('facts.never') : <Day iso={expires} />}</dd>
        </div>
        <div>
          <dt>{t('facts.lastUsed')}</dt>
          <dd>{lastUsed === null ? t('facts.unused') : <Day iso={lastUsed} />}</dd>
        </div>
      </dl>
      {doing === 'edit' && <TokenForm token={token} onClose={close} />}
      {doing === 'remove' && (
        <ConfirmDialog
          title={t('removeOf', { label: isolated(label) })}
          confirm={t('remove.confirm')}
          work={async () => {
            await remove(uuid).unwrap();
            tellRemoved();
          }}
          onClose={close}
        >
          <p>{t('remove.text', { label: isolated(label) })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
