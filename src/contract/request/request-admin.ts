import { REQUEST_STATES, type RequestState, type RequestStatus } from './request';
import type { FullText, Logic, StringFilter } from '../filter';
import type { OwnRequest, OwnRequestFilter, Subrequest } from './request-lists';
import type { RequestInfo } from './request-schema';

/** What administrators may do with a request, whoever sent it. */
export const ADMIN_ACTIONS = ['resend-validation', 'validate', 'recheck-pid', 'resend', 'remove', 'erase'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

const NOT_DONE: readonly RequestState[] = ['NOTVALIDATED', 'WAITING_APPROVAL', 'VALIDATED', 'DISPATCHED'];

/** The states in which they may; any other is 409. */
export const ADMIN_WORKFLOW: Readonly<Record<AdminAction, readonly RequestState[]>> = {
  /** A new link in place of the one that was sent, to whoever has to confirm or approve. */
  'resend-validation': ['NOTVALIDATED', 'WAITING_APPROVAL'],
  /** In place of the requester. */
  validate: ['NOTVALIDATED'],
  /** Looks the requester's identifier up once more. */
  'recheck-pid': NOT_DONE,
  /** To genebanks that have not sent or declined everything. */
  resend: ['DISPATCHED'],
  remove: NOT_DONE,
  /** Who asks: states and counts stay. */
  erase: REQUEST_STATES,
};

/**
 * @param is `erased`: nothing of the person is left. `shipped`: something was sent to somebody, which is not taken out of
 * the world by removing who asked for it.
 */
export const adminMay = (
  state: RequestState,
  action: AdminAction,
  { erased = false, shipped = false }: { erased?: boolean; shipped?: boolean } = {},
): boolean =>
  ADMIN_WORKFLOW[action].includes(state) && (!erased || action === 'remove') && !(shipped && action === 'remove');

/** A request in the list of administrators. */
export interface AdminRequest extends OwnRequest, Pick<Subrequest, 'fullName' | 'email' | 'country' | 'purpose'> {
  /** The requester's identifier in the register of the Treaty's Easy-SMTA; null: the register does not know the address. */
  pid: string | null;
  /** When personal data were erased. */
  erased?: string;
}

/** What administrators may do with a row of their list. */
export const adminActions = ({
  state,
  erased,
  items,
}: Pick<AdminRequest, 'state' | 'erased' | 'items'>): AdminAction[] => {
  const is = { erased: erased !== undefined, shipped: items.SHIPPED > 0 };
  return ADMIN_ACTIONS.filter((action) => adminMay(state, action, is));
};

export interface AdminRequestFilter
  extends
    Omit<OwnRequestFilter, 'awaitsRequester' | keyof Logic<OwnRequestFilter>>,
    FullText,
    Logic<AdminRequestFilter> {
  fullName?: StringFilter;
  email?: StringFilter;
  country?: string[];
  purpose?: Subrequest['purpose'][];
}

export interface AdminRequestDetails extends AdminRequest {
  /** `uuid` as in the list. */
  status: RequestStatus;
  info: RequestInfo;
}
