import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import type { ItemCounts, SubrequestState } from './request-answer';
import type { AnswerPage } from './request';
import type { RequestState } from './request';
import type { PURPOSES } from './request-schema';
import type { PartStanding, RequestStanding } from './request-standing';

type Purpose = (typeof PURPOSES)[number];

/** A request in a list of its requester's. Times are ISO texts. */
export interface OwnRequest {
  /** Names it to those who are signed in; it is not the key of its status page. */
  uuid: string;
  /** What people call it by. */
  number: string;
  state: RequestState;
  /** As people are told it: `state`, or what is done in part. */
  standing: RequestStanding;
  createdDate: string;
  /** When the request, or any genebank's part of it, moved last. */
  lastModifiedDate: string;
  accessionCount: number;
  /** Codes of those that were asked, or will be. */
  institutes: string[];
  /** Of all accessions; the sum is `accessionCount`. */
  items: ItemCounts;
  /** How many of those that were sent have arrived. */
  received: number;
  /** Whether an import permit is attached at this moment. Whether one is needed, nobody is asked. */
  permitAttached: boolean;
}

interface RequestListFilter extends FullText {
  uuid?: string[];
  institutes?: string[];
  permitAttached?: boolean;
  createdDate?: DateFilter;
  lastModifiedDate?: DateFilter;
}

export interface OwnRequestFilter extends RequestListFilter, Logic<OwnRequestFilter> {
  state?: RequestState[];
  standing?: RequestStanding[];
  /** What its requester is to do next: to confirm an address, or that something has come. */
  awaitsRequester?: boolean;
}

/** Whether nothing goes on before its requester does something. */
export const awaitsRequester = ({ state, items, received }: OwnRequest): boolean =>
  state === 'NOTVALIDATED' || (state === 'DISPATCHED' && items.SHIPPED > received);

/** What is asked of one genebank, for those who answer for it, and for administrators. */
export interface Subrequest extends Omit<OwnRequest, 'state' | 'standing' | 'institutes'> {
  /** Of the whole request. */
  request: string;
  requestState: RequestState;
  /** When personal data were erased: nothing more comes of it. */
  erased?: string;
  instCode: string;
  instName: string;
  /** Where its letters go. */
  instEmail: string | null;
  state: SubrequestState;
  standing: PartStanding;
  /** Of the requester. */
  fullName: string;
  email: string;
  country: string;
  purpose: Purpose;
  /** To the genebank; null: none was needed. */
  lastReminderDate: string | null;
}

export interface SubrequestFilter extends Omit<RequestListFilter, 'institutes'>, Logic<SubrequestFilter> {
  request?: string[];
  instCode?: string[];
  state?: SubrequestState[];
  standing?: PartStanding[];
  requestState?: RequestState[];
  fullName?: StringFilter;
  email?: StringFilter;
  country?: string[];
  purpose?: Purpose[];
  lastReminderDate?: DateFilter;
}

export interface SubrequestDetails extends Subrequest {
  /** As by the link of its letter. */
  page: AnswerPage;
}
