import type { DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';

/** The table that waits to be imported: the one uploaded last, while the dataset has no observations. */
export const fileToImport = ({ files, observationCount }: DatasetDetails): DatasetFile | undefined =>
  observationCount > 0 ? undefined : files.findLast(({ table }) => table);
