import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '@/contract/account';
import { Day } from '@/shared/ui/Day';
import { RemoveToken } from './RemoveToken';
import { TokenForm } from './TokenForm';
import { stateOf } from './token-values';

interface Props {
  token: ApiToken;
  onRemoved: () => void;
}

/** One token: what is known of it, and what can be done with it. */
export function TokenRow({ token, onRemoved }: Props) {
  const { t } = useTranslation('api-tokens');
  const { label, expires, createdDate, lastUsed, hint } = token;
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  const buttons = useRef<HTMLDivElement>(null);
  const state = stateOf(token);
  const close = () => {
    setDoing(undefined);
    // Whoever closes what a button opened goes on from there.
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  return (
    <li>
      <div className="head">
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <span className={state}>{t(`state.${state}`)}</span>
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
      {doing === 'remove' && <RemoveToken token={token} onRemoved={onRemoved} onClose={close} />}
    </li>
  );
}
