import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { AccessionFilter } from '@/contract/accession-filter';
import { href } from '@/routes/href';
import { isApiInBrowser } from '@/shared/api/is-api-in-browser';
import { CopyButton } from '@/shared/ui/CopyButton';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { DialogBox } from '@/shared/ui/DialogBox';
import { useListCode } from './use-list-code';
import { useCounted } from './use-counted';

interface Props {
  filter: AccessionFilter;
  count: number;
  onClose: () => void;
}

/** A link that opens the list for anybody: the address of its filter. */
export function ShareDialog({ filter, count, onClose }: Props) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { data, failure, retry } = useListCode(filter);
  const code = data?.filterCode;
  const path = useHref(href('accessions', { filterCode: code }));
  const address = new URL(path, globalThis.location.origin).href;
  return (
    <DialogBox title={t('share.title')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{t('share.text', counted(count))}</p>
      {failure && <FailureOutcome failure={failure} retry={retry} />}
      {!failure && !code && <LinearProgress aria-label={t('share.title')} />}
      {code && (
        <>
          <TextField
            label={t('share.link')}
            value={address}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={(event) => event.target.select()}
            sx={{ mt: 1 }}
          />
          <div>
            <CopyButton text={address} label={t('share.copy')} />
          </div>
          {code.startsWith('v3') && isApiInBrowser() && <p role="note">{t('share.onlyHere')}</p>}
          <p>{t('share.still')}</p>
        </>
      )}
    </DialogBox>
  );
}
