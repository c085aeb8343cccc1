import type { DatasetAccession, DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';

/** Counted from the observations, never written down beside them. */
export type DatasetHead = Omit<
  DatasetDetails,
  'accessionCount' | 'descriptorCount' | 'observationCount' | 'files' | 'descriptorUuids' | 'undoable' | 'loadReport'
>;

/** An accession of a dataset; `uuid` where the catalogue knows it. */
export interface ObservedAccession extends Omit<DatasetAccession, 'accession'> {
  uuid?: string;
  /** The number in its accession number, by which the tables of a dataset are sorted. */
  seqNo?: number;
}

/** All values of one descriptor, in the order they came; an accession may have several. */
export interface ObservationColumn {
  descriptorUuid: string;
  /** For each value the place of its accession in `accessions`. */
  accession: Uint32Array;
  /** Of a NUMERIC or SCALE descriptor. */
  numbers?: Float64Array;
  /** Of all others: for each value its place in `terms` (codes, texts, `YYYYMMDD`, `true` and `false`). */
  codes?: Uint32Array;
  terms?: readonly string[];
  /** For each value the place of its method in the dataset's `methods`. */
  method?: Uint16Array;
}

/** A file that came with a dataset. */
export interface SourceFile extends DatasetFile {
  content(): Promise<Uint8Array<ArrayBuffer>>;
}

/** What was observed, without the dataset it belongs to. */
export interface Observations {
  accessions: readonly ObservedAccession[];
  columns: readonly ObservationColumn[];
  /** An empty text among them: the row named none. */
  methods: readonly string[];
}

/** A dataset with everything that was observed: the demo's, or what files brought. */
export interface ObservedDataset extends Observations {
  head: DatasetHead;
  /** In the order of its columns. */
  descriptors: readonly Descriptor[];
  files: readonly SourceFile[];
}
