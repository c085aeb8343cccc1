import type { SetNames } from './taxonomy/taxon-names';

/** What the passport records only name by code. A code that is missing here is its own name. */
export interface AccessionReference {
  institutes: readonly {
    code: string;
    id?: number;
    fullName: string;
    acronym?: string | null;
    countryCode3?: string | null;
    owner?: string | null;
    /** Short names of the networks it belongs to. */
    networks?: readonly string[];
  }[];
  countries: readonly {
    code3: string;
    name: string;
    codeNum?: number | null;
    /** M49 code of the region it lies in, three digits. */
    region?: string | null;
  }[];
  regions: readonly { isoCode: string; name: string; parent?: string | null }[];
  crops: readonly { shortName: string; name: string; otherNames?: readonly string[] }[];
}

/** What is called, or belongs together, otherwise than in the reference that a store was built with; all else is as there. */
export interface ChangedNames {
  /** By WIEWS code. */
  institutes: ReadonlyMap<string, { fullName: string; acronym?: string | null }>;
  /** By short name. */
  crops: ReadonlyMap<string, { name: string; otherNames: readonly string[] }>;
  /** Short names of networks by the WIEWS code of a member, in place of all those of the reference. */
  networks?: ReadonlyMap<string, readonly string[]>;
  /** By the whole name of the taxon. */
  taxa?: ReadonlyMap<string, SetNames>;
}

export const NO_NAMES: ChangedNames = { institutes: new Map(), crops: new Map() };
