import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_MAX } from '@/contract/constants';
import type { Institute } from '@/contract/reference/institute';
import type { PassportUpdate } from '@/contract/passport/passport-update';
import { instituteApi } from '@/entities/institute/api';
import { Alert } from '@/shared/mui/Alert';
import { Note } from '@/entities/publication/page/Note';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { FileDrop } from '@/shared/files/FileDrop';
import { PageHead } from '@/shared/home/PageHead';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useFormat } from '@/shared/ui/format/use-format';
import { Difference } from './Difference';
import { UpdatesSoFar } from './UpdatesSoFar';
import styles from './PassportUpdateScreen.module.css';

const TYPES = '.csv,.tsv,.tab,.txt,.xlsx,.gz';

/** What is on its way to be compared, and how much of it was sent, 0 to 1. */
interface Sending {
  name: string;
  share: number;
}

function Comparing({ name, share }: Sending) {
  const { t } = useTranslation('passport');
  const label = t(share < 1 ? 'sending' : 'comparing', { name });
  return (
    <div role="status">
      <p>{label}</p>
      {share < 1 ? (
        <LinearProgress variant="determinate" value={share * 100} aria-label={label} />
      ) : (
        <LinearProgress aria-label={label} />
      )}
    </div>
  );
}

function PassportPage({ institute: { code, fullName } }: { institute: Institute }) {
  const { t } = useTranslation(['passport', 'form', 'fields']);
  const { number } = useFormat();
  const size = useFileSize();
  usePageTitle(undefined, { above: code });
  const [sending, setSending] = useState<Sending>();
  const [checked, setChecked] = useState<PassportUpdate>();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string>();
  const { failed, run } = useAttempt(async (file: File) => {
    const upload = new FormData();
    upload.set('file', file);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share });
      setChecked(await sendPastStore('POST /acn/:code/passport-updates', { params: { code }, upload }, { onProgress }));
    } finally {
      setSending(undefined);
    }
  });
  const largest = t('largest', { size: size(FILE_MAX) });
  const take = ([file, ...more]: readonly File[]) => {
    if (!file) return;
    const why = more.length > 0 ? t('fields:files.oneFile') : file.size > FILE_MAX ? largest : undefined;
    setChecked(undefined);
    setSaid('');
    setRefused(why);
    if (why === undefined) run(file);
  };
  return (
    <PageBody>
      <PageHead title={t('title')}>
        <p>
          <RouteLink to={href('institute', { wiewsCode: code })}>
            <bdi>{fullName}</bdi>
          </RouteLink>
          {' · '}
          {code}
        </p>
      </PageHead>
      <div className={styles.parts}>
        <p>
          {t('intro')} <HelpLink slug="passport-updates">{t('help')}</HelpLink>
          {' · '}
          <RouteLink to={href('passportCheck')} underline="always">
            {t('check')}
          </RouteLink>
        </p>
        <FileDrop
          label={t('file')}
          button={t('choose')}
          variant="contained"
          accept={TYPES}
          disabled={sending !== undefined}
          onFiles={take}
        >
          <span>{t('fields:files.dropOne')}</span>
          <span>{largest}</span>
        </FileDrop>
        {sending && <Comparing {...sending} />}
        {refused && <Note role="alert">{refused}</Note>}
        <AttemptFailed failure={failed} />
        {said && (
          <Alert severity="success" role="status">
            {said}
          </Alert>
        )}
        {checked && (
          <Difference
            key={checked.uuid}
            update={checked}
            onDiscard={() => setChecked(undefined)}
            onApplied={({ counts, gone }) => {
              setChecked(undefined);
              const numbers = { new: number(counts.new), changed: number(counts.changed) };
              setSaid(t('applied', { ...numbers, gone: number(gone === 'keep' ? 0 : counts.gone) }));
            }}
          />
        )}
        <UpdatesSoFar
          code={code}
          onUndone={() => {
            setChecked(undefined);
            setSaid(t('undone'));
          }}
        />
      </div>
    </PageBody>
  );
}

/** `/wiews/{wiewsCode}/passport`: a genebank's file, compared with what is published, applied, taken back. */
export default function PassportUpdateScreen() {
  const { t } = useTranslation('passport');
  const { wiewsCode } = useRouteParams('passportUpdate');
  const query = instituteApi.endpoints.institute.useQuery(wiewsCode);
  return (
    <DetailOutcome query={query} name={wiewsCode}>
      {(institute) =>
        institute.mayUpdatePassport ? (
          <PassportPage institute={institute} />
        ) : (
          <PageBody>
            <Outcome level={1} title={t('notYours.title')} text={t('notYours.text')} />
          </PageBody>
        )
      }
    </DetailOutcome>
  );
}
