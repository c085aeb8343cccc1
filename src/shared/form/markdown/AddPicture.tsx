import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_MAX } from '@/contract/constants';
import { asFailure } from '@/shared/api/failure';
import { Alert } from '@/shared/mui/Alert';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { displayNames } from '@/shared/ui/intl';
import { inLanguage } from '@/shared/ui/text/in-language';
import { useLocale } from '@/shared/ui/text/use-locale';
import { failureText } from '../failure-text';
import type { UploadPicture } from '../fields/field-definition';

const MEGABYTE = 1_000_000;

interface Props {
  file: File;
  /** Of the text that it comes into. */
  language: string;
  upload: UploadPicture;
  onAdded: (words: string, address: string) => void;
  onClose: () => void;
}

/** Asks what a picture shows, in the language of the text, and uploads it. */
export default function AddPicture({ file, language, upload, onAdded, onClose }: Props) {
  const { t } = useTranslation('fields');
  const { t: tForm } = useTranslation('form');
  const { t: tCommon } = useTranslation();
  const names = displayNames(useLocale(), { type: 'language' });
  const [words, setWords] = useState('');
  const [share, setShare] = useState<number>();
  const [wrong, setWrong] = useState<string>();
  const stop = useRef<AbortController>(null);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      URL.revokeObjectURL(address);
      stop.current?.abort();
    },
    [address],
  );
  const isTooLarge = file.size > FILE_MAX;
  const said = isTooLarge ? tForm('problem.fileSize', { count: FILE_MAX / MEGABYTE }) : wrong;
  const add = async () => {
    if (isTooLarge || !words.trim() || share !== undefined) return;
    const sending = new AbortController();
    stop.current = sending;
    setWrong(undefined);
    setShare(0);
    try {
      const kept = await upload(file, { words: words.trim(), onProgress: setShare, signal: sending.signal });
      if (!sending.signal.aborted) onAdded(words.trim(), kept);
    } catch (fault) {
      if (!sending.signal.aborted) setWrong(failureText(asFailure(fault), tForm));
    }
    setShare(undefined);
  };
  return (
    <DialogBox
      title={t('markdown.addPicture')}
      onClose={onClose}
      onSubmit={() => void add()}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('actions.cancel')}</Button>
          <Button
            variant="contained"
            type="submit"
            loading={share !== undefined}
            disabled={isTooLarge || !words.trim()}
          >
            {t('markdown.addPicture')}
          </Button>
        </>
      }
    >
      <img src={address} alt={file.name} style={{ maxInlineSize: '100%', maxBlockSize: 200, objectFit: 'contain' }} />
      <TextField
        fullWidth
        required
        autoFocus
        label={t('markdown.words', { language: names.of(language) })}
        helperText={t('markdown.wordsHelp')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { ...inLanguage(language), maxLength: 300 } }}
      />
      {share !== undefined && <LinearProgress variant="determinate" value={share * 100} aria-label={file.name} />}
      {said !== undefined && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
    </DialogBox>
  );
}
