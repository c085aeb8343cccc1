import type { Role } from '@/contract/account/session';
import { matchRoute } from '@/routes/match-route';
import { missingRoles, type Allow } from '@/routes/route';
import { rowOf } from '@/routes/routes';

function allowOf(path: string): Allow {
  const match = matchRoute(path.replace(/[?#].*$/s, ''));
  return match ? rowOf(match.name).allow : 'anyone';
}

/** What somebody with these authorities lacks for an address of the portal: any one of the roles, or all of them. */
export interface Refusal {
  path: string;
  roles: readonly Role[];
  need: 'any' | 'all';
}

/** `undefined` for an address that opens to them. */
export function refusalOf(path: string, authorities: readonly string[], lookUp = allowOf): Refusal | undefined {
  const allow = lookUp(path);
  const roles = missingRoles(allow, authorities);
  return roles.length ? { path, roles, need: typeof allow === 'object' && 'all' in allow ? 'all' : 'any' } : undefined;
}
