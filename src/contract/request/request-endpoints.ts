import type { FilteredPage, Page, PageQuery } from '../page';
import type { AnswerChange } from './request-answer';
import type { AnswerPage } from './request';
import type { OwnRequest, OwnRequestFilter, Subrequest, SubrequestDetails, SubrequestFilter } from './request-lists';
import type { AccessionIdentifier, ExternalRequest } from './request-external';
import type { AdminRequest, AdminRequestDetails, AdminRequestFilter } from './request-admin';
import type {
  NewRequest,
  RequestHolders,
  RequestLink,
  RequestLinkPurpose,
  RequestStatus,
  UsedRequestLink,
} from './request';

const line = <E>() => ({}) as E;

/** Lines of requests for material; their paths are ours, but for the words that live servers are known to have. */
// oxfmt-ignore
export const requestEndpoints = {
  'POST /request/holders': line<{ body: string[]; returns: RequestHolders }>(),
  'POST /request': line<{ body: NewRequest; returns: RequestStatus }>(),
  'GET /request/status/:uuid': line<{ returns: RequestStatus }>(),
  'POST /request/status/:uuid/withdraw': line<{ returns: RequestStatus }>(),
  /** The link that confirms the address, once more; the earlier one ends. */
  'POST /request/status/:uuid/resend': line<{ returns: RequestStatus }>(),
  /**
   * Before it is confirmed, to another address; `key` is the sender's own, which no letter names. The answer has a `uuid`
   * of its own: the wrong address was told the earlier one.
   */
  'POST /request/status/:uuid/correct': line<{ body: { key: string; email: string }; returns: RequestStatus }>(),
  /** Erases who asked: states and counts stay. */
  'POST /request/status/:uuid/erase': line<{ returns: RequestStatus }>(),
  /**
   * An import permit: one part named `file`, a PDF, JPEG or PNG of `PERMIT_MAX` bytes at most. The answer lists all that
   * are attached, as `GET /request/status/:uuid` does. 409 for one more than `PERMITS_MAX`, and where `permitRefusal` says why.
   */
  'POST /request/status/:uuid/permits': line<{ upload: FormData; returns: RequestStatus }>(),
  'GET /request/status/:uuid/permits/:permit': line<{ returns: Blob }>(),
  'DELETE /request/status/:uuid/permits/:permit': line<{ returns: RequestStatus }>(),
  /** One that was used says what it did; it does nothing more. */
  'GET /request/:token/link': line<{ query: { purpose: RequestLinkPurpose }; returns: RequestLink | UsedRequestLink }>(),
  'POST /request/:token/validate': line<{ returns: RequestStatus }>(),
  'POST /request/:token/approve': line<{ returns: RequestStatus }>(),
  'POST /request/:token/confirm': line<{ returns: RequestStatus }>(),
  'GET /request/:token/answer': line<{ returns: AnswerPage }>(),
  'GET /request/:token/answer/permits/:permit': line<{ returns: Blob }>(),
  'PUT /request/:token/answer': line<{ body: AnswerChange; returns: AnswerPage }>(),
  'POST /request/:token/reject': line<{ body: { reason: string }; returns: RequestStatus }>(),

  /**
   * Answers the key as plain text. 400 with the array of those that are not here, unless `missing=keep`, and with
   * "No such accessions in this database" where none is.
   */
  'POST /request/external': line<{ body: AccessionIdentifier[]; query: { missing?: 'keep' }; returns: string }>(),
  /** Leads to the page where the list can be asked for. */
  'GET /request/external': line<{ query: { key: string }; returns: string }>(),
  'GET /request/external/:key': line<{ returns: ExternalRequest }>(),

  /** `uuid`: as in the list, also of what is answered; it is not the key of the status page. */
  'POST /me/requests/filter': line<{ body: OwnRequestFilter; query: PageQuery; returns: FilteredPage<OwnRequest, OwnRequestFilter> }>(),
  'GET /me/requests/:uuid': line<{ returns: RequestStatus }>(),
  'POST /me/requests/:uuid/resend': line<{ returns: RequestStatus }>(),
  'POST /me/requests/:uuid/withdraw': line<{ returns: RequestStatus }>(),
  'POST /me/requests/:uuid/erase': line<{ returns: RequestStatus }>(),
  'POST /me/requests/:uuid/permits': line<{ upload: FormData; returns: RequestStatus }>(),
  'GET /me/requests/:uuid/permits/:permit': line<{ returns: Blob }>(),
  'DELETE /me/requests/:uuid/permits/:permit': line<{ returns: RequestStatus }>(),
  /** What a genebank sent has arrived: the consignment at this place, or all that are on their way. */
  'POST /me/requests/:uuid/confirm': line<{ body: { instCode: string; consignment?: number }; returns: RequestStatus }>(),

  /** Of the institutes that the caller answers for; for administrators all. */
  'POST /subrequest/list': line<{ body: SubrequestFilter; query: PageQuery; returns: Page<Subrequest, SubrequestFilter> }>(),
  'POST /subrequest/filter': line<{ body: SubrequestFilter; query: PageQuery; returns: FilteredPage<Subrequest, SubrequestFilter> }>(),
  'GET /subrequest/:uuid': line<{ returns: SubrequestDetails }>(),
  'GET /subrequest/:uuid/permits/:permit': line<{ returns: Blob }>(),
  'PUT /subrequest/:uuid': line<{ body: AnswerChange; returns: SubrequestDetails }>(),
  /** The genebank's letter once more, with a new link. */
  'POST /subrequest/:uuid/resend': line<{ returns: SubrequestDetails }>(),
  'POST /request/list': line<{ body: AdminRequestFilter; query: PageQuery; returns: Page<AdminRequest, AdminRequestFilter> }>(),
  'POST /request/filter': line<{ body: AdminRequestFilter; query: PageQuery; returns: FilteredPage<AdminRequest, AdminRequestFilter> }>(),
  'GET /request/:uuid': line<{ returns: AdminRequestDetails }>(),
  'GET /request/:uuid/permits/:permit': line<{ returns: Blob }>(),
  'DELETE /request/:uuid': line<{ returns: null }>(),
  /** Any `AdminAction` but `remove`. */
  'POST /request/:uuid/admin/:action': line<{ returns: AdminRequestDetails }>(),
};
