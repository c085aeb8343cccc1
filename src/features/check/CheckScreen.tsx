import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '@/entities/publication/page/Note';
import { CHECK_BYTES_MAX, CHECK_ROWS_MAX } from '@/mcpd/check/table-source';
import { href } from '@/routes/href';
import { FileDrop } from '@/shared/files/FileDrop';
import { PageHead } from '@/shared/home/PageHead';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { useFormat } from '@/shared/ui/format/use-format';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { CheckedFile } from './CheckedFile';
import { LeaveCheck } from './LeaveCheck';
import { useCheck } from './use-check';
import { Working } from './Working';
import styles from './CheckScreen.module.css';

const TYPES = '.csv,.tsv,.tab,.txt,.xlsx,.gz';

/** Files and tables that are pasted anywhere on the page, but not into an input. */
function usePasted(take: (files: readonly File[]) => void) {
  const heard = useStableCallback(take);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea, [role=dialog]'))) return;
      const files = [...clipboardData.files];
      const text = clipboardData.getData('text/plain');
      if (files.length > 0) heard(files);
      else if (text.includes('\n')) heard([new File([text], 'passport.tsv', { type: 'text/plain' })]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [heard]);
}

/** `/check`: a passport file, checked and corrected in the browser. */
export default function CheckScreen() {
  // Words of problems come with the page: later there may be no network.
  const { t } = useTranslation(['check', 'fields', 'common', 'passport', 'ui']);
  const { number } = useFormat();
  const size = useFileSize();
  const check = useCheck();
  const { state } = check;
  const [waiting, setWaiting] = useState<File>();
  const [several, setSeveral] = useState(false);
  const isUnsaved = state.status === 'open' && state.summary.changes > 0 && state.version !== state.saved;
  const take = ([file, ...more]: readonly File[]) => {
    setSeveral(more.length > 0);
    if (!file || more.length > 0) return;
    if (isUnsaved) setWaiting(file);
    else void check.open(file);
  };
  usePasted(take);
  return (
    <PageBody>
      <PageHead title={t('title')}>
        <p>{t('private')}</p>
      </PageHead>
      <div className={styles.parts}>
        <p>
          {t('intro')}{' '}
          <RouteLink to={href('documentationArticle', { slug: 'mcpd' })} underline="always">
            {t('help')}
          </RouteLink>
        </p>
        <FileDrop
          label={t('file')}
          button={t(state.status === 'open' ? 'another' : 'choose')}
          variant={state.status === 'open' ? 'outlined' : 'contained'}
          accept={TYPES}
          disabled={state.status === 'reading'}
          onFiles={take}
        >
          <span>{t('drop')}</span>
          <span>{t('largest', { size: size(CHECK_BYTES_MAX), rows: number(CHECK_ROWS_MAX) })}</span>
        </FileDrop>
        {several && <Note role="alert">{t('fields:files.oneFile')}</Note>}
        {state.status === 'reading' && (
          <div role="status">
            <Working
              label={
                state.progress
                  ? t('checking', { rows: number(state.progress.rows), total: number(state.progress.total) })
                  : t('reading', { name: state.name })
              }
              rows={state.progress?.rows ?? 0}
              total={state.progress?.total ?? 0}
              onCancel={check.cancel}
            />
          </div>
        )}
        {state.status === 'refused' && (
          <Note role="alert">
            <bdi>{state.name}</bdi>: {t(`faults.${state.fault}`, { at: number(state.at), size: size(CHECK_BYTES_MAX) })}
          </Note>
        )}
        {state.status === 'open' && <CheckedFile key={state.key} state={state} check={check} />}
        <LeaveCheck unsaved={isUnsaved} download={check.download} />
        {waiting && (
          <ConfirmDialog
            title={t('replace.title')}
            confirm={t('replace.confirm')}
            onClose={() => setWaiting(undefined)}
            work={() => void check.open(waiting)}
          >
            <p>{t('replace.text')}</p>
          </ConfirmDialog>
        )}
      </div>
    </PageBody>
  );
}
