import type { Taxonomy } from './accession';
import type { AccessionFilter } from './accession-filter';
import type { Page } from '../page';

/** One picture of an accession. Addresses are absolute or below the API's origin; they need no token. */
export interface AccessionImage {
  uuid: string;
  accession: { uuid: string; accessionNumber: string; instituteCode: string; taxonomy: Taxonomy };
  url: string;
  thumbnailUrl: string;
  /** Pixels of the picture at `url`. */
  width: number;
  height: number;
  /** What is to be seen, in the language of its holder. */
  caption: string;
  /** A short name as `CC BY 4.0`; absent where none is known. */
  licence?: string;
  licenceUrl?: string;
  attribution?: string;
}

/** `totalElements` counts pictures; `accessionCount`, ours, the accessions they are of. */
export type ImagePage = Page<AccessionImage, AccessionFilter> & { accessionCount?: number };
