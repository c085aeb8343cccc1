import type { Permissions } from '@/contract/entity';

/**
 * `sid`: the uuid of a person, the name of a role, or `mailto:` and an address that nobody had an account with: it holds
 * as soon as somebody has. `as`: the address that a person was named by, which is all that others than administrators see.
 */
export interface Granted extends Permissions {
  sid: string;
  as?: string;
}
