import type { DateFilter, FullText, Logic } from './filter';
import type { ItemCounts } from './request-answer';
import type { RequestState } from './request';

/** A request in a list of its requester's. Times are ISO texts. */
export interface OwnRequest {
  /** Names it to those who are signed in; it is not the key of its status page. */
  uuid: string;
  state: RequestState;
  createdDate: string;
  /** When the request, or any genebank's part of it, moved last. */
  lastModifiedDate: string;
  accessionCount: number;
  /** Codes of those that were asked, or will be. */
  institutes: string[];
  /** Of all accessions; the sum is `accessionCount`. */
  items: ItemCounts;
}

interface RequestListFilter extends FullText {
  uuid?: string[];
  institutes?: string[];
  createdDate?: DateFilter;
  lastModifiedDate?: DateFilter;
}

export interface OwnRequestFilter extends RequestListFilter, Logic<OwnRequestFilter> {
  state?: RequestState[];
}
