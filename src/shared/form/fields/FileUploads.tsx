import { useEffect, useRef, useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Stack } from '@/shared/mui/Stack';
import { useTranslation } from 'react-i18next';
import { FILE_MAX } from '@/contract/constants';
import { asFailure } from '@/shared/api/failure';
import { FileDrop } from '@/shared/files/FileDrop';
import { canPack, packFile } from '@/shared/files/pack-file';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { failureText } from '../failure-text';
import type { Upload } from './field-definition';
import styles from './FileUploads.module.css';

/** A file on its way. `share` of it was sent; `wrong` says why it did not come. */
interface Sending {
  id: number;
  file: File;
  share?: number;
  packing?: boolean;
  wrong?: string;
  /** The file itself is right. */
  again?: boolean;
}

const bytesPerMegabyte = 1_000_000;
/** Of a text: gzip makes a tenth of it, or less. */
const PACKED_MAX = 200_000_000;

const ANY: readonly string[] = [];

interface Props {
  label: string;
  /** Endings such as `.csv`. Nothing: any file. */
  accept?: readonly string[] | undefined;
  /** Bytes of one file, 10 MB by default. */
  largest?: number | undefined;
  /** Names of files that are packed where they are larger. */
  packs?: RegExp;
  /** No more are taken; what is under way goes on. */
  disabled?: boolean;
  upload: Upload;
  /** Hears what the upload answered. */
  onLoaded: (item: unknown) => void;
  onTaken?: () => void;
}

/** Files dropped or chosen, sent one after the other; what failed stays, and can be tried again. */
export function FileUploads({
  label,
  accept = ANY,
  largest = FILE_MAX,
  packs,
  disabled = false,
  upload,
  onLoaded,
  onTaken,
}: Props) {
  const { t } = useTranslation('fields');
  const { t: tForm } = useTranslation('form');
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [said, setSaid] = useState<{ text: string; shown: boolean }>();
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  // Whoever leaves the page takes no more files along.
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  const change = (id: number, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setSending((all) => all.filter((one) => one.id !== id));
  };
  const refusal = (file: File): string | undefined => {
    if (accept.length > 0 && !accept.some((end) => file.name.toLowerCase().endsWith(end)))
      return tForm('problem.fileType');
    const isPacked = file.size <= PACKED_MAX && packs?.test(file.name) && canPack();
    return file.size > largest && !isPacked ? tooLarge() : undefined;
  };
  const tooLarge = () => tForm('problem.fileSize', { count: largest / bytesPerMegabyte });

  const queue = useRef(Promise.resolve());
  const send = async ({ id, file }: Sending) => {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return;
    const isLarge = file.size > largest;
    change(id, isLarge ? { packing: true } : { share: 0 });
    try {
      const sent = isLarge ? await packFile(file) : file;
      if (stop.signal.aborted) return;
      if (sent.size > largest) {
        change(id, { wrong: tooLarge() });
        return;
      }
      const onProgress = (share: number) => change(id, { share, packing: false });
      onProgress(0);
      const item = await upload(sent, { onProgress, signal: stop.signal });
      onLoaded(item);
      setSaid({ text: t(isLarge ? 'files.packed' : 'files.loaded', { name: sent.name }), shown: isLarge });
      drop(id);
    } catch (fault) {
      const failure = asFailure(fault);
      // What stands in the way of a file is not that somebody changed what is typed.
      const why = (failure.status === 409 && failure.message) || failureText(failure, tForm);
      if (!stop.signal.aborted) change(id, { wrong: why, again: true });
    }
  };
  const take = (files: readonly File[]) => {
    const added = files.map((file): Sending => {
      const refused = refusal(file);
      last.current += 1;
      return { id: last.current, file, ...(refused && { wrong: refused }) };
    });
    setSending((all) => [...all, ...added]);
    for (const one of added.filter((each) => each.wrong === undefined)) {
      stops.current.set(one.id, new AbortController());
      queue.current = queue.current.then(() => send(one));
    }
    onTaken?.();
  };

  const failed = sending.some((one) => one.wrong !== undefined);
  return (
    // The icon takes its styles from what is around it.
    <Stack>
      <FileDrop
        label={label}
        aria-label={t('items.named', { action: t('files.choose'), item: label })}
        button={t('files.choose')}
        startIcon={<UploadFile />}
        accept={accept.join(',')}
        disabled={disabled}
        multiple
        onFiles={take}
      >
        <span>{t('files.drop')}</span>
      </FileDrop>
      {failed && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('files.failed')}
        </Alert>
      )}
      <ul className={styles.list}>
        {sending.map((one) => {
          const { id, file, share, packing, wrong: why, again } = one;
          const named = (action: string) => t('items.named', { action, item: file.name });
          return (
            <li key={id}>
              <span className="name" dir="auto">
                {file.name}
              </span>
              {why !== undefined && <span>{why}</span>}
              {why === undefined && share === undefined && (
                <span>{t(packing ? 'files.packing' : 'files.waiting')}</span>
              )}
              {why === undefined && share !== undefined && (
                <LinearProgress variant="determinate" value={share * 100} aria-label={file.name} />
              )}
              {again && (
                <Button
                  size="small"
                  aria-label={named(t('files.again'))}
                  onClick={() => {
                    drop(id);
                    take([file]);
                  }}
                >
                  {t('files.again')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={named(t(why === undefined ? 'files.cancel' : 'items.remove'))}
                onClick={() => drop(id)}
              >
                {t(why === undefined ? 'files.cancel' : 'items.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div role="status">{said?.shown ? said.text : <VisuallyHidden>{said?.text}</VisuallyHidden>}</div>
    </Stack>
  );
}
