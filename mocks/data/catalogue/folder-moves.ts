import type { RepositoryFile } from '@/contract/repository/repository';
import type { Revised } from '../../tools/store/source';
import type { Store } from '../../tools/store/store';

/** A file as it is kept: its folder is that of the time when it was written. */
export interface PlacedFile extends RepositoryFile {
  /** How many moves of folders there had been then. */
  _moves?: number | undefined;
}

interface Move {
  from: string;
  to: string;
}

/**
 * Folders that were moved, one record each, however many files lie in them: where a file lies now follows from where it
 * was written, and what was moved since.
 */
export interface FolderMoves extends Revised {
  readonly count: number;
  add(from: string, to: string): void;
  folderOf(file: Pick<PlacedFile, 'folder' | '_moves'>): string;
}

export function makeFolderMoves(store: Store): FolderMoves {
  const rows = store.rows<Move>('repository-move');
  let known = { revision: -1, moves: [] as Move[], folders: new Map<string, string>() };
  const now = () => {
    if (known.revision !== rows.revision) {
      const moves = [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
      known = { revision: rows.revision, moves, folders: new Map() };
    }
    return known;
  };
  return {
    get revision() {
      return rows.revision;
    },
    get count() {
      return rows.size;
    },
    add: (from, to) => rows.set(String(rows.size).padStart(9, '0'), { from, to }),
    folderOf: ({ folder, _moves: since = 0 }) => {
      const { moves, folders } = now();
      if (since >= moves.length) return folder;
      const asked = `${since}\0${folder}`;
      const found =
        folders.get(asked) ??
        moves
          .slice(since)
          .reduce(
            (at, { from, to }) => (at === from || at.startsWith(`${from}/`) ? to + at.slice(from.length) : at),
            folder,
          );
      folders.set(asked, found);
      return found;
    },
  };
}
