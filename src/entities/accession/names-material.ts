import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** Whether a filter names an institute, a genus or a crop: without any the traits of everything would be asked for. */
export const namesMaterial = ({ institute, taxonomy, crop }: AccessionFilter): boolean =>
  [institute?.code, taxonomy?.genus, crop].some((codes) => Boolean(codes?.length));
