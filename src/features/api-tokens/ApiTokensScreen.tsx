import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { CardList } from '@/shared/ui/layout/CardList';
import { styled } from '@/shared/ui/styled';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewApiToken } from '@/contract/account';
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

/** Tokens one below the other; their facts stand side by side where there is room. */
const TokenRows = styled(CardList)(({ theme }) => ({
  '& .head > strong': { overflowWrap: 'anywhere', minWidth: 0 },
  '& .head > .expired': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .head > .off': { color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: theme.spacing(1),
    margin: 0,
  },
  '& dt': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '0.875rem' },
}));

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
        <TokenRows>
          {rows.map((token) => (
            <TokenRow key={token.uuid} token={token} onRemoved={() => heading.current?.focus()} />
          ))}
        </TokenRows>
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

const Body = styled(PageBody)(({ theme }) => ({
  '& > div > p': { maxWidth: '70ch' },
  '& code': { display: 'inline-block', overflowWrap: 'anywhere' },
  '& #tokens': { margin: theme.spacing(0, 0, 1.5), fontSize: '1.25rem' },
  // The label of a field stands on its frame, and so a little above it.
  '& form': { paddingBlockStart: theme.spacing(1) },
}));

/** What the header says, as it is typed into programs: the same in every language. */
const HEADER = 'Authorization: API-Token …';

/** `/dashboard/api-tokens`: keys for programs. */
export default function ApiTokensScreen() {
  const { t } = useTranslation('api-tokens');
  const { uuid } = useSession();
  return (
    <Body>
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
    </Body>
  );
}
