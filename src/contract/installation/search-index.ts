/** What an API of this kind may answer searches from; a server may have others. */
export const SEARCH_INDEXES = [
  'accessions.text',
  'accessions.numbers',
  'accessions.identifiers',
  'accessions.uuids',
  'accessions.places',
  'accessions.duplicates',
  'names.suggestions',
] as const;
export type SearchIndexName = (typeof SEARCH_INDEXES)[number];

export interface SearchIndex {
  /** Its key. */
  name: string;
  /** What lies in it: the first word of the calls of its kind, or `names` of what there is. */
  entity: string;
  /** How many of them lie in it now; some indexes are made by the first question that needs them. */
  documents: number;
  /** How many accessions are read to make it anew. */
  reads: number;
  /** When it was last made by hand, ISO 8601; null where it was not since the server started. */
  reindexedDate: string | null;
}

export type TaskPartState = 'waiting' | 'running' | 'done' | 'stopped' | 'failed';

export interface TaskPart {
  name: string;
  state: TaskPartState;
  /** From 0 to 1. */
  progress: number;
  /** How long it took, once it has ended. */
  seconds?: number;
}

/** Something that the server does for a while, one part after the other. */
export interface ServerTask {
  id: string;
  /** `stopping` until the part at hand has seen it. */
  state: 'running' | 'stopping' | 'done' | 'stopped' | 'failed';
  parts: TaskPart[];
  /** ISO 8601. */
  startedDate: string;
  endedDate?: string;
}

export interface ReindexFlags {
  /** A reindex may be started. */
  enabled: boolean;
  /** The running one stops, and none is started. */
  stopped: boolean;
}

export interface Reindexing extends ReindexFlags {
  indexes: SearchIndex[];
  /** The one that runs, or ran last. */
  task: ServerTask | null;
}
