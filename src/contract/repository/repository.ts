import type { Permissions, Stored } from '../entity';

/** A file that is kept for people to download, by its path: `/wiews/CZE122/guide.pdf`. */
export interface RepositoryFile extends Stored {
  /** It stays the same wherever the file is moved to, and so do pictures in texts. */
  uuid: string;
  /** `RepositoryImage`: a picture, `GET /repository/image/:uuid` of which needs no token. */
  _class?: 'RepositoryFile' | 'RepositoryImage';
  /** Of the folder, without the name. */
  folder: string;
  name: string;
  title?: string | null;
  /** Markdown. */
  description?: string | null;
  /** What is in it, whatever its name says. */
  contentType: string;
  /** Bytes. */
  size: number;
  /** Pixels of a picture that has such. */
  width?: number;
  height?: number;
  /** Where it is downloaded from, relative to the API: needs no token. */
  url: string;
  creator?: string | null;
  license?: string | null;
}

export interface RepositoryFolder {
  /** `/` is the root, which holds folders only. */
  path: string;
  name: string;
  title?: string | null;
  description?: string | null;
  subFolders: { path: string; name: string }[];
  files: RepositoryFile[];
  /** It comes with the data, and is neither moved nor deleted. */
  fixed: boolean;
  /** Some of its pictures are shown together. */
  gallery: boolean;
  /** What the caller may do with it, and with files in it. `create`: files and folders in it. */
  _permissions?: Permissions;
}

/** Pictures of a folder that are shown together, in their order. */
export interface ImageGallery extends Stored {
  /** Of its folder. */
  path: string;
  title: string;
  description?: string | null;
  images: RepositoryFile[];
}

/** What names a file: an article, a gallery, something of the catalogue. */
export interface FileUse {
  kind: string;
  key: string;
  title: string;
}

/** The widths in pixels that pictures are answered in. */
export const IMAGE_WIDTHS = [160, 640, 1_280] as const;

export const FOLDER_DEPTH_MAX = 10;
export const FOLDER_FILES_MAX = 1_000;
export const GALLERY_IMAGES_MAX = 200;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** What is kept, by what is in it, and the endings that its names may have. */
export const FILE_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
  'application/pdf': ['.pdf'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['.xlsx'],
  [`${OFFICE}.wordprocessingml.document`]: ['.docx'],
  [`${OFFICE}.presentationml.presentation`]: ['.pptx'],
  [`${OPEN_DOCUMENT}.spreadsheet`]: ['.ods'],
  [`${OPEN_DOCUMENT}.text`]: ['.odt'],
  [`${OPEN_DOCUMENT}.presentation`]: ['.odp'],
  'application/zip': ['.zip'],
  'application/gzip': ['.gz'],
  'text/plain': ['.txt'],
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/markdown': ['.md'],
  'application/json': ['.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const FILE_ENDINGS: readonly string[] = Object.values(FILE_TYPES).flat();

/** Whether a file of this type may be called so. */
export const fitsName = (contentType: string, name: string): boolean => {
  const [type = ''] = contentType.split(';');
  const endings: readonly string[] = (FILE_TYPES as Readonly<Record<string, readonly string[]>>)[type] ?? [];
  return endings.some((end) => name.toLowerCase().endsWith(end));
};

export const isImage = ({ contentType }: Pick<RepositoryFile, 'contentType'>): boolean =>
  contentType.startsWith('image/');
