import type { Stored } from '@/contract/entity';
import {
  IMAGE_WIDTHS,
  type ImageGallery,
  type RepositoryFile,
  type RepositoryFolder,
} from '@/contract/repository/repository';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { makeTable, type Table } from '../../tools/store/table';
import { instituteFiles, KEEPERS } from '../demo/files/institute-files';
import { makeFolderMoves, type PlacedFile } from './folder-moves';
import type { CatalogueGiven } from './given';

/** A folder that somebody made or said something of: others are there by what lies in them. */
export type FolderRecord = Stored & Pick<RepositoryFolder, 'path' | 'title' | 'description'>;

/** Images by uuid: those that were deleted are passed over. */
export type GalleryRecord = Omit<ImageGallery, 'images'> & { images: string[] };

export interface Repository {
  /** By uuid. */
  files: Table<RepositoryFile>;
  folders: Table<FolderRecord>;
  galleries: Table<GalleryRecord>;
  /** All files that lie in a folder, or in one within it, lie in another from now on. Its rows are not moved along. */
  moveFiles(from: string, to: string): void;
  fileAt(path: string): RepositoryFile | undefined;
  contentOf(file: RepositoryFile): Promise<Uint8Array<ArrayBuffer>>;
  /** Forgets what is in files that have no row, once that is kept. */
  tidy(files: readonly Pick<RepositoryFile, 'uuid'>[]): void;
}

/** Accessions named in the tables and plans of an institute. */
const NAMED = 200;
const MADE = '2026-03-02T09:00:00Z';

const escaped = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const pathOf = ({ folder, name }: Pick<RepositoryFile, 'folder' | 'name'>): string => `${folder}/${name}`;

/** Where its content lies in the storage. */
export const contentPath = ({ uuid }: Pick<RepositoryFile, 'uuid'>): string => `repository-files/${uuid}`;

/** Where it lies made narrower. */
export const narrowPath = (file: Pick<RepositoryFile, 'uuid'>, width: number): string =>
  `${contentPath(file)}-${width}`;

const urlOf = (file: Pick<RepositoryFile, 'folder' | 'name'>, folder = escaped(file.folder)) => ({
  url: `/repository/download${folder}/${escaped(file.name)}`,
});

export function makeRepository({ accessions, institutes, demo, changes }: CatalogueGiven): Repository {
  const seeds = new Map<string, Uint8Array<ArrayBuffer>>();
  const seedFiles = async (code: string): Promise<RepositoryFile[]> => {
    const institute = await institutes.one(code);
    if (!demo || !institute) return [];
    const { content } = await accessions.page({ institute: { code: [code] } }, { l: NAMED, s: 'accessionNumber' });
    const numbers = content.map(({ accessionNumber }) => accessionNumber);
    return instituteFiles(institute, numbers).map(({ text, ...file }) => {
      const bytes = new TextEncoder().encode(text);
      const at = { folder: `/wiews/${code}${file.folder}`, name: file.name };
      const uuid = uuidV5(URL_NAMESPACE, `https://pgr-portal.example/repository${pathOf(at)}`);
      seeds.set(uuid, bytes);
      return {
        ...file,
        ...at,
        ...urlOf(at),
        _class: file.contentType.startsWith('image/') ? 'RepositoryImage' : 'RepositoryFile',
        uuid,
        size: bytes.length,
        creator: institute.fullName,
        createdDate: MADE,
        lastModifiedDate: MADE,
      };
    });
  };

  const moves = makeFolderMoves(changes.store);
  /** Many files that follow one another lie in one folder. */
  let last = { folder: '', escaped: '' };
  const escapedFolder = (folder: string): string => {
    if (last.folder !== folder) last = { folder, escaped: escaped(folder) };
    return last.escaped;
  };
  const placed = makeTable<PlacedFile>(changes, {
    name: 'repository-file',
    key: ({ uuid }) => uuid,
    seeds: async () => (await Promise.all(KEEPERS.map(seedFiles))).flat(),
    computed: (file) => {
      const folder = moves.folderOf(file);
      return { folder, ...urlOf(file, escapedFolder(folder)), _moves: undefined };
    },
    computedFrom: moves,
  });
  const files: Table<RepositoryFile> = {
    get revision() {
      return placed.revision;
    },
    get changed() {
      return placed.changed;
    },
    all: placed.all,
    one: placed.one,
    rows: placed.rows,
    get: placed.get,
    create: (file, change) => placed.create({ ...file, _moves: moves.count }, change),
    change: (uuid, version, patch, change) =>
      placed.change(uuid, version, { ...patch, _moves: moves.count } as Partial<PlacedFile>, change),
    remove: placed.remove,
    isGone: placed.isGone,
  };
  const byPath = new WeakMap<readonly RepositoryFile[], ReadonlyMap<string, RepositoryFile>>();

  return {
    files,
    folders: makeTable<FolderRecord>(changes, {
      name: 'repository-folder',
      key: ({ path }) => path,
      seeds: async () => [],
    }),
    galleries: makeTable<GalleryRecord>(changes, {
      name: 'repository-gallery',
      key: ({ path }) => path,
      seeds: async () => [],
    }),
    moveFiles: moves.add,
    fileAt: (path) => {
      const rows = files.rows();
      const known = byPath.get(rows) ?? new Map(rows.map((file) => [pathOf(file), file]));
      byPath.set(rows, known);
      return known.get(path);
    },
    contentOf: async (file) => {
      const bytes = seeds.get(file.uuid) ?? (await changes.store.files.get(contentPath(file)));
      if (!bytes) throw new Error(`The content of "${file.name}" is missing from the storage.`);
      return new Uint8Array(bytes);
    },
    tidy: (gone) =>
      void changes.store.commit().then(
        () => {
          const left = gone.filter(({ uuid }) => !files.get(uuid));
          const paths = left.flatMap((file) => [
            contentPath(file),
            ...IMAGE_WIDTHS.map((width) => narrowPath(file, width)),
          ]);
          return Promise.all(paths.map((path) => changes.store.files.delete(path)));
        },
        () => undefined,
      ),
  };
}
