import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/shared/api/call';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { serverAddress } from '@/shared/api/server-address';
import { datasetApi } from '../catalogue/api';

interface Props {
  /** Of the dataset. */
  uuid: string;
  name: string;
  /** Published: the browser may download it by itself. What only some may read is fetched with their token. */
  open?: boolean;
  /** The file's name without it. */
  children?: ReactNode;
}

/** A link that downloads a file of a dataset. */
export function FileDownload({ uuid, name, open, children }: Props) {
  const { t } = useTranslation(['dataset', 'ui']);
  const [fetchFile, { isLoading, error }] = datasetApi.endpoints.datasetFile.useMutation();
  const address = serverAddress(call('GET /dataset/:uuid/files/:name', { params: { uuid, name } }).path);
  const save = async (event: MouseEvent) => {
    if (open) return;
    event.preventDefault();
    if (isLoading) return;
    const { data } = await fetchFile({ uuid, name });
    if (data) saveFile(data, name);
  };
  const message = isFailure(error) ? error.message : '';
  return (
    <>
      <a
        className="link link-hover"
        href={address}
        download={name}
        aria-label={t('files.download', { name })}
        aria-busy={isLoading || undefined}
        onClick={(event) => void save(event)}
      >
        {children ?? <bdi>{name}</bdi>}
      </a>
      {error !== undefined && (
        <span role="alert"> {t('files.failed', { message: message || t('ui:failure.noAnswer') })}</span>
      )}
    </>
  );
}
