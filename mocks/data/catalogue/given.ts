import type { Institute } from '@/contract/reference/institute';
import type { AccessionCounts, AccessionService } from '../accessions/service';
import type { AclRows } from '../permissions/acl';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import type { Revised, Source } from '../../tools/store/source';
import type { Store } from '../../tools/store/store';

/** What the rows of the catalogue are made from. */
export interface CatalogueGiven {
  accessions: AccessionService;
  counts(): Promise<AccessionCounts>;
  institutes: Source<Institute>;
  /** Whether the accessions are the demo's: what is made up belongs to those only. */
  demo: boolean;
  /** Datasets that files brought. */
  traits: readonly ObservedDataset[];
  /** Where tables keep what is changed. */
  changes: { store: Store; audit: Audit; clock: Clock; acl: AclRows; accessions: Revised };
}
