/** An accession as another system names it: by its uuid or DOI, or by its number at an institute. */
export interface AccessionIdentifier {
  uuid?: string;
  doi?: string;
  /** WIEWS code of the holder. */
  instituteCode?: string;
  accessionNumber?: string;
  /** Where an institute has the number twice. */
  genus?: string;
}

/** A list of accessions that another system handed over, for somebody to ask for. */
export interface ExternalRequest {
  /** Each once, in the order in which they were named. */
  accessions: string[];
  /** Those that are not here, as they were named: the first 200 of `missingCount`. */
  missing: AccessionIdentifier[];
  missingCount: number;
}

/** How long a list that was handed over can be asked for, in days. */
export const EXTERNAL_REQUEST_DAYS = 30;
