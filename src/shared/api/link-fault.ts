import type { LinkFault } from '@/contract/account/account';
import type { Failure } from './failure';

const FAULTS: Record<LinkFault, true> = {
  link_unknown: true,
  link_used: true,
  link_cancelled: true,
  link_replaced: true,
  link_expired: true,
};

const isFault = (code: string): code is LinkFault => Object.hasOwn(FAULTS, code);

/** Why a link cannot be used; a server that only says 404 or 410 means unknown or expired. Undefined for all else. */
export function linkFault({ status, code = '' }: Failure): LinkFault | undefined {
  if (isFault(code)) return code;
  if (status === 404) return 'link_unknown';
  return status === 410 ? 'link_expired' : undefined;
}
