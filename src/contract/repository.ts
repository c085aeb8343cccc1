import type { Stored } from './entity';

/** A file that is kept for people to download, by its path: `/wiews/CZE122/guide.pdf`. */
export interface RepositoryFile extends Stored {
  uuid: string;
  /** Of the folder, without the name. */
  folder: string;
  name: string;
  title?: string | null;
  /** Markdown. */
  description?: string | null;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Where it is downloaded from, relative to the API: needs no token. */
  url: string;
  creator?: string | null;
  license?: string | null;
}

export interface RepositoryFolder {
  path: string;
  name: string;
  title?: string | null;
  description?: string | null;
  subFolders: { path: string; name: string }[];
  files: RepositoryFile[];
}
