import type { RepositoryFile } from '@/contract/repository/repository';
import { useWrite } from '@/shared/api/changes';
import type { UploadPicture } from '@/shared/form/fields/field-definition';
import { pictureAddress } from './Picture';
import { uploadTo } from './upload-to';

/** What comes from a clipboard is always called the same. */
const nameOf = ({ name }: File): string => {
  const at = name.lastIndexOf('.');
  return `${name.slice(0, at)}-${Date.now().toString(36)}${name.slice(at)}`;
};

/** Keeps pictures of texts in the repository, in a folder for each year; what they show is their title. */
export function useUploadPicture(): UploadPicture {
  const write = useWrite();
  return async (file, { words, ...options }) => {
    const upload = uploadTo(`/texts/${new Date().getFullYear()}`);
    const named = new File([file], nameOf(file), { type: file.type });
    const { uuid, version = 0 } = (await upload(named, options)) as RepositoryFile;
    const about = { params: { uuid }, body: { version, title: words } };
    // In the text it stands anyway.
    await write('PUT /repository/file/:uuid', about, { silent: true }).catch(() => undefined);
    return pictureAddress({ uuid });
  };
}
