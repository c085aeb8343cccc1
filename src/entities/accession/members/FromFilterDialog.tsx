import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useTranslation } from 'react-i18next';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { uuidsOfResult } from '../my-list/uuids-of-result';

/** The code in what was pasted: by itself, or the last part of an address that begins as one. */
export const filterCodeIn = (text: string): string | undefined =>
  /(?:^|[/=])(v[0-9A-Za-z_-]{3,})(?=$|[/?#&])/.exec(text.trim())?.[1];

interface Props {
  limit: number;
  sums: (uuids: readonly string[]) => { fresh: number; tooMany: boolean; text: string[] };
  label: (fresh: number) => string;
  add: (uuids: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** The accessions of a filtered list, by its address or code: counted first, then added. */
export function FromFilterDialog({ limit, sums, label, add, onClose }: Props) {
  const { t } = useTranslation('members');
  const { number } = useFormat();
  const dispatch = useApiDispatch();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ code: string; uuids: string[]; total: number }>();
  const code = filterCodeIn(typed);
  const wrong = typed.trim() !== '' && code === undefined;
  const counted = found && found.code === code ? found : undefined;
  const tooMany = counted !== undefined && counted.total > limit;
  const sum = counted && !tooMany ? sums(counted.uuids) : undefined;
  const ready = sum !== undefined && !sum.tooMany && sum.fresh > 0;
  const { busy, failed, run } = useAttempt(async () => {
    if (counted && ready) {
      await add(counted.uuids);
      onClose();
    } else if (code) {
      setFound({ code, ...(await uuidsOfResult(dispatch, { f: code }, limit)) });
    }
  });
  const account = counted && [
    t('count', { count: counted.total, shown: number(counted.total) }),
    ...(sum?.text ?? [t('overLimit', { count: counted.total, shown: number(counted.total), limit: number(limit) })]),
  ];
  return (
    <DialogBox
      title={t('filterTitle')}
      onClose={onClose}
      onSubmit={() => run()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={counted ? !ready : !code}>
            {sum && ready ? label(sum.fresh) : t('countThem')}
          </Button>
        </>
      }
    >
      <p>{t('filterText')}</p>
      <TextField
        autoFocus
        fullWidth
        label={t('filterLabel')}
        value={typed}
        error={wrong}
        helperText={wrong ? t('filterProblem') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false }, formHelperText: wrong ? { role: 'alert' } : {} }}
      />
      <div role="status">
        {account?.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <AttemptFailed failure={failed} />
    </DialogBox>
  );
}
