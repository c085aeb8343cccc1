import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { CardList } from '@/shared/ui/layout/CardList';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewApiToken } from '@/contract/account/account';
import { profileApi } from '@/entities/profile/api';
import { useSession } from '@/session/use-session';
import { asFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { HiddenUsername } from '@/shared/form/password/HiddenUsername';
import { PasswordInput } from '@/shared/form/password/PasswordInput';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { PageHead } from '@/shared/home/PageHead';
import { Card } from '@/shared/ui/layout/Card';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { tokensChanged, useApiTokensQuery } from './api';
import { LastDayInput } from './LastDayInput';
import { ShownOnce } from './ShownOnce';
import { changeOf, newTokenSchema, newValues, type TokenValues } from './token-values';
import { TokenRow } from './TokenRow';
import styles from './ApiTokensScreen.module.css';

/** The tokens that there are, the newest first. */
function TokenList() {
  const { t } = useTranslation('api-tokens');
  const { data, error, refetch } = useApiTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = data?.toReversed();
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens" ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h2>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!rows && error === undefined && <Skeleton variant="rounded" height={120} aria-busy />}
      {rows?.length === 0 && <Outcome title={t('list.empty')} text={t('list.emptyText')} />}
      {rows && rows.length > 0 && (
        <CardList className={styles.tokenRows}>
          {rows.map((token) => (
            <TokenRow key={token.uuid} token={token} onRemoved={() => heading.current?.focus()} />
          ))}
        </CardList>
      )}
    </section>
  );
}

/** Makes a token and shows it, this once: it is nowhere but here. */
function NewToken() {
  const { t } = useTranslation('api-tokens');
  const { person } = useSession();
  const dispatch = useApiDispatch();
  const [made, setMade] = useState<NewApiToken>();
  const { data: profile, error } = profileApi.endpoints.profile.useQuery();
  // Who logs in through a provider has no password here; where that cannot be known, the server says whether it needs one.
  const local = profile?.accountType !== 'EXTERNAL';
  const [initial] = useState(() => ({ ...newValues(), password: '' }));
  const schema = useMemo(() => newTokenSchema(local), [local]);
  const send = async ({ password, ...values }: TokenValues & { password: string }) => {
    try {
      const body = { ...changeOf(values), ...(local && { password }) };
      setMade(await sendPastStore('POST /me/tokens', { body }));
    } finally {
      // Also where the answer got lost: the token may be there all the same.
      dispatch(tokensChanged());
    }
  };
  if (made) return <ShownOnce made={made} onDone={() => setMade(undefined)} />;
  return (
    <Card aria-labelledby="new-token">
      <h2 id="new-token">{t('form.title')}</h2>
      {profile || error !== undefined ? (
        <EditForm
          initial={initial}
          schema={schema}
          send={send}
          keep={{ form: 'new', owner: person, secret: ['password'] }}
          again
        >
          <TextInput name="label" label={t('form.label')} helperText={t('form.labelHelp')} autoComplete="off" />
          <LastDayInput />
          {local && (
            <div>
              {profile && <HiddenUsername account={profile.email} />}
              <PasswordInput
                name="password"
                label={t('form.password')}
                helperText={t('form.passwordHelp')}
                autoComplete="current-password"
              />
            </div>
          )}
          <SubmitButton>{t('form.create')}</SubmitButton>
        </EditForm>
      ) : (
        <Skeleton variant="rounded" height={320} aria-busy />
      )}
    </Card>
  );
}

/** What the header says, as it is typed into programs: the same in every language. */
const HEADER = 'Authorization: API-Token …';

/** `/dashboard/api-tokens`: keys for programs. */
export default function ApiTokensScreen() {
  // Those of its list and of its form too: they come later, and would hide the page while their texts are loaded.
  const { t } = useTranslation(['api-tokens', 'ui', 'form', 'fields']);
  const { uuid } = useSession();
  return (
    <PageBody className={styles.body}>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
        <p>
          {t('header')} <code dir="ltr">{HEADER}</code>
        </p>
      </PageHead>
      {/* What one account made is never shown to the next. */}
      <ColumnsLayout key={uuid}>
        <TokenList />
        <aside>
          <NewToken />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}
