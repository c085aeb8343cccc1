import { useTranslation } from 'react-i18next';
import { PERMIT_MAX, PERMITS_MAX } from '@/contract/constants';
import { PERMIT_TYPES } from '@/contract/request/permit';
import { permitRefusal } from '@/contract/request/permit-refusal';
import type { RequestStatus } from '@/contract/request/request';
import { FileUploads } from '@/shared/form/fields/FileUploads';
import type { Upload } from '@/shared/form/fields/field-definition';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { useFormat } from '@/shared/ui/format/use-format';
import { PermitList, type PermitReading } from './PermitList';
import styles from './Permits.module.css';

const ENDINGS = Object.values(PERMIT_TYPES).flat();

/** One file, as the API takes it. */
export function permitForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

interface Props extends PermitReading {
  request: RequestStatus;
  attach: Upload;
  /** Hears what the call answered. */
  onAttached: (request: RequestStatus) => void;
}

/** Where the requester attaches import permits, and sees those that are. */
export function Permits({ request, attach, onAttached, ...reading }: Props) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const size = useFileSize();
  const { permits = [] } = request;
  const refusal = permitRefusal(request);
  if (refusal === 'ended' && permits.length === 0) return null;
  const isFull = permits.length >= PERMITS_MAX;
  const count = t('permits.count', { used: number(permits.length), most: number(PERMITS_MAX) });
  return (
    <>
      <h2>{t('permits.title')}</h2>
      <p>{t('permits.text')}</p>
      {refusal === undefined ? (
        <div className={styles.attach}>
          <p>{t('permits.limits', { size: size(PERMIT_MAX) })}</p>
          <FileUploads
            label={t('permits.title')}
            accept={ENDINGS}
            largest={PERMIT_MAX}
            disabled={isFull}
            upload={attach}
            // What the call answers is all of the request.
            onLoaded={(answer) => onAttached(answer as RequestStatus)}
          />
        </div>
      ) : (
        <p>{t(`permits.${refusal}`)}</p>
      )}
      {refusal !== 'unconfirmed' && (
        <p>
          {count} {isFull && refusal === undefined && t('permits.full')}
        </p>
      )}
      {permits.length > 0 && <PermitList permits={permits} {...reading} />}
    </>
  );
}
