import type { MaterialForm } from '../reference/institute';
import type { Permit, PermitEvent } from './permit';
import type { HolderAnswer } from './request-answer';
import type { PURPOSES, RequestInfo } from './request-schema';

/** How somebody would like an accession, where its genebank lets them choose. */
export interface Wish {
  form: MaterialForm;
  /** So many seeds, cuttings, tubers, plantlets or leaves. */
  quantity: number;
}

/** `key`: a uuid of the sender's own; the same key twice is the same request. */
export interface NewRequest extends RequestInfo {
  key: string;
  accessions: readonly string[];
  /** By uuid of the accession, of genebanks that name `forms`. */
  wishes?: Readonly<Record<string, Wish>>;
  /** The answer to the captcha, where the API names a site key. */
  captcha?: string;
}

export interface RequestedAccession {
  uuid: string;
  accessionNumber: string;
  taxonName: string;
  /** Kept no more at this institute. */
  historic: boolean;
  /** Null where the institute does not say. */
  available: boolean | null;
  /** Without it the genebank decides. */
  wish?: Wish;
}

/** An institute with what is asked of it. */
export interface RequestHolder {
  code: string;
  name: string;
  /** Whether a request made here reaches it; else `url` and `email` say where to ask. */
  takesRequests: boolean;
  url: string | null;
  email: string | null;
  /** What can be chosen; without any the genebank decides. */
  forms?: readonly MaterialForm[];
  accessions: RequestedAccession[];
}

/** Every accession that was named is at one holder or `unknown`. */
export interface RequestHolders {
  holders: RequestHolder[];
  unknown: string[];
}

export const REQUEST_STATES = [
  'NOTVALIDATED',
  'WAITING_APPROVAL',
  'VALIDATED',
  'DISPATCHED',
  'CONFIRMED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type RequestAction = 'validate' | 'approve' | 'reject' | 'withdraw' | 'confirm';

/** Who acts by what: the links of letters, or the address of the status page, which only the requester was sent. */
export type RequestActor = 'validation link' | 'approval link' | 'receipt link' | 'status address';

interface RequestRow {
  action: RequestAction;
  from: RequestState;
  /** Where somebody else must approve first, `WAITING_APPROVAL` in place of it. */
  to: RequestState;
  by: RequestActor;
}

/** What becomes of a request, by whom. What is validated is dispatched in the same moment. */
// oxfmt-ignore
export const REQUEST_WORKFLOW: readonly RequestRow[] = [
  { action: 'validate', from: 'NOTVALIDATED',     to: 'DISPATCHED', by: 'validation link' },
  { action: 'approve',  from: 'WAITING_APPROVAL', to: 'DISPATCHED', by: 'approval link' },
  { action: 'reject',   from: 'WAITING_APPROVAL', to: 'REJECTED',   by: 'approval link' },
  { action: 'withdraw', from: 'NOTVALIDATED',     to: 'WITHDRAWN',  by: 'status address' },
  { action: 'withdraw', from: 'WAITING_APPROVAL', to: 'WITHDRAWN',  by: 'status address' },
  { action: 'withdraw', from: 'DISPATCHED',       to: 'WITHDRAWN',  by: 'status address' },
  // Once nothing of it is open any more: of each genebank by itself until then.
  { action: 'confirm',  from: 'DISPATCHED',       to: 'CONFIRMED',  by: 'receipt link' },
];

/** The row of the table, where the state allows the action. */
export const requestMove = (state: RequestState, action: RequestAction): RequestRow | undefined =>
  REQUEST_WORKFLOW.find((row) => row.from === state && row.action === action);

/** ISO text. */
export interface RequestEvent {
  state: RequestState;
  at: string;
}

/** An institute, what is asked of it, and what it answered; null before anything was sent to it. */
export type AnsweredHolder = Pick<RequestHolder, 'code' | 'name' | 'accessions'> & { answer: HolderAnswer | null };

/** What whoever knows its address may see of a request: nothing about the person. Oldest event first. */
export interface RequestStatus {
  uuid: string;
  /** What people call it by, on every page and in letters; it opens nothing. */
  number: string;
  state: RequestState;
  history: RequestEvent[];
  /** Somebody else has to approve it, or had to. */
  needsApproval: boolean;
  /** The address of who approves: of those only who are signed in, and who approves; the key of the status page tells nobody. */
  approver?: string;
  /** When personal data were erased: nothing more comes of it. ISO text. */
  erased?: string;
  /** Until when the letter's link works, while it is waited for. */
  expires: string | null;
  holders: AnsweredHolder[];
  /** Oldest first; without any, none was ever attached. */
  permitEvents?: PermitEvent[];
  /** Of its requester and administrators only: who approves is not told. */
  permits?: Permit[];
}

/** What the page of a genebank's link shows: only who has its letter reads it. */
export interface AnswerPage {
  /** Of the whole request, as its requester knows it. */
  number: string;
  /** Of the whole request. */
  state: RequestState;
  holder: Pick<RequestHolder, 'code' | 'name' | 'accessions'> & { answer: HolderAnswer };
  /** When who asked was erased: nothing can be answered any more. */
  erased?: string;
  /** Of what was just sent, the accessions that may not become what was said; all else was done. */
  refused?: readonly string[];
  info: Omit<RequestInfo, 'approverEmail' | 'language'>;
  /** Who approved the request before it came, and when (ISO text). */
  approved?: { by: string; at: string };
  /** What its importer needs; without any there is none. */
  permits?: Permit[];
  permitEvents?: PermitEvent[];
}

export const REQUEST_LINK_PURPOSES = ['request-validate', 'request-approve', 'request-confirm'] as const;
export type RequestLinkPurpose = (typeof REQUEST_LINK_PURPOSES)[number];

/** What the page of a letter's link shows before anything is done: only who has the letter reads it. */
export interface RequestLink {
  purpose: RequestLinkPurpose;
  /** Of the requester. */
  email: string;
  fullName: string;
  purposeOfUse: (typeof PURPOSES)[number];
  notes: string | null;
  expires: string;
  /** Of a receipt: what was sent, by whom. */
  sent?: Pick<RequestHolder, 'code' | 'name' | 'accessions'>;
  /** For who approves, under a uuid that is not the key of the status page. */
  request: RequestStatus;
}

/** What a link that was used has done. */
export const LINK_DEEDS = ['validated', 'approved', 'rejected', 'received'] as const;

/** Of a link that was used already: what it did and when (ISO text), and where the request stands by now. */
export interface UsedRequestLink {
  purpose: RequestLinkPurpose;
  done: { what: (typeof LINK_DEEDS)[number]; at: string };
  /** For who approves, under a uuid that is not the key of the status page. */
  request: RequestStatus;
}
