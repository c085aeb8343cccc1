import type { ObservedAccession } from './observed-dataset';

/** What two accessions of datasets are the same by: the catalogue's uuid, else institute, number and genus. */
export const identityOf = ({ uuid, instCode, acceNumb, genus }: ObservedAccession): string =>
  uuid ?? [instCode, acceNumb, genus ?? ''].join('\u001f');
