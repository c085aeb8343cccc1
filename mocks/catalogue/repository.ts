import type { RepositoryFile } from '@/contract/repository';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

/** A file and what is in it. */
export interface StoredFile extends RepositoryFile {
  content(): Promise<Uint8Array<ArrayBuffer>>;
}

export const repositorySource = (_given: CatalogueGiven): Source<StoredFile> =>
  lazySource<StoredFile>(
    ({ folder, name }) => `${folder}/${name}`,
    async () => [],
  );
