/** Contents of files by path, each at most `MOST_FILE_BYTES`. Read from where they lie, never all in memory. */
export interface Files {
  /** They are on the disk when it resolves. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Uint8Array | undefined>;
  delete(path: string): Promise<void>;
  /** The paths that begin so. */
  list(beginning: string): Promise<string[]>;
}

export const MOST_FILE_BYTES = 10_000_000;

/** @throws RangeError for more than `MOST_FILE_BYTES`. */
export function checkSize({ length }: Uint8Array): void {
  if (length > MOST_FILE_BYTES)
    throw new RangeError(`A file can have ${MOST_FILE_BYTES} bytes at most, not ${length}.`);
}

export function filesInMemory(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (path, bytes) => {
      checkSize(bytes);
      files.set(path, bytes);
    },
    get: async (path) => files.get(path),
    delete: async (path) => void files.delete(path),
    list: async (beginning) => [...files.keys()].filter((path) => path.startsWith(beginning)),
  };
}
