import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import { call } from '@/shared/api/call';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/file-answer';
import { serverAddress } from '@/shared/api/server-address';
import { datasetApi } from './api';

interface Props {
  dataset: DatasetDetails;
  name: string;
}

/** A file to download: by the browser itself what is published, with the token what only some may read. */
export function FileDownload({ dataset: { uuid, state }, name }: Props) {
  const { t } = useTranslation(['dataset', 'ui']);
  const [fetchFile, { isLoading, error }] = datasetApi.endpoints.datasetFile.useMutation();
  const address = serverAddress(call('GET /dataset/:uuid/files/:name', { params: { uuid, name } }).path);
  const save = async (event: MouseEvent) => {
    if (state === 'PUBLISHED') return;
    event.preventDefault();
    const { data } = await fetchFile({ uuid, name });
    if (data) saveFile(data, name);
  };
  const said = isFailure(error) ? error.message : '';
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
        <bdi>{name}</bdi>
      </a>
      {error !== undefined && <p role="alert">{t('files.failed', { message: said || t('ui:failure.noAnswer') })}</p>}
    </>
  );
}
