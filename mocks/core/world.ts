import type { Crop } from '@/contract/crop';
import type { Country, Region } from '@/contract/geography';
import type { Institute } from '@/contract/institute';
import type { AccessionService } from '../accessions/service';
import type { Clock } from './clock';
import type { FilterCodes } from './filter-codes';
import type { Journal, SnapshotStore } from './journal';
import type { Settings } from './settings';
import type { Tokens } from './tokens';
import type { Users } from './users';

/** A small collection held in memory. Counts of accessions in its rows come from the accession service. */
export interface Source<T> {
  all(): Promise<readonly T[]>;
  one(key: string): Promise<T | undefined>;
}

/** Everything the reference API knows. One world is one installation; tests make as many as they like. */
export interface World {
  clock: Clock;
  accessions: AccessionService;
  /** By WIEWS code; codes that only occur in the loaded data name themselves. */
  institutes: Source<Institute>;
  /** By short name. */
  crops: Source<Crop>;
  /** By ISO 3166-1 alpha-3 code, historic MCPD codes included. */
  countries: Source<Country>;
  /** By M49 code. */
  regions: Source<Region>;
  users: Users;
  tokens: Tokens;
  filterCodes: FilterCodes;
  settings: Settings;
  journal: Journal;
}

export interface WorldOptions {
  /** A number makes that many demo accessions in this process; a service was built elsewhere (files, worker). Default 300. */
  accessions?: number | AccessionService;
  clock?: Clock;
  /** Where changes are kept; nowhere by default. */
  snapshots?: SnapshotStore;
  settings?: Partial<Settings>;
}
