import type { RepositoryFile } from '@/contract/repository';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { lazySource, type Source } from '../../tools/store/source';
import { instituteFiles, KEEPERS } from '../demo/files/institute-files';
import type { CatalogueGiven } from './given';

/** A file and what is in it. */
export interface StoredFile extends RepositoryFile {
  content(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Accessions named in the tables and plans of an institute. */
const NAMED = 200;
const MADE = '2026-03-02T09:00:00Z';

const escaped = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** By path. */
export const repositorySource = ({ accessions, institutes, demo }: CatalogueGiven): Source<StoredFile> =>
  lazySource<StoredFile>(
    ({ folder, name }) => `${folder}/${name}`,
    async () => {
      const files = KEEPERS.map(async (code): Promise<StoredFile[]> => {
        const institute = await institutes.one(code);
        if (!demo || !institute) return [];
        const { content } = await accessions.page({ institute: { code: [code] } }, { l: NAMED, s: 'accessionNumber' });
        const numbers = content.map(({ accessionNumber }) => accessionNumber);
        return instituteFiles(institute, numbers).map(({ text, ...file }) => {
          const bytes = new TextEncoder().encode(text);
          const folder = `/wiews/${code}${file.folder}`;
          const path = `${folder}/${file.name}`;
          return {
            ...file,
            folder,
            uuid: uuidV5(URL_NAMESPACE, `https://pgr-portal.example/repository${path}`),
            size: bytes.length,
            url: `/repository/download${escaped(path)}`,
            creator: institute.fullName,
            createdDate: MADE,
            lastModifiedDate: MADE,
            content: async () => bytes,
          };
        });
      });
      return (await Promise.all(files)).flat();
    },
  );
