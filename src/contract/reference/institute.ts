import type { InstituteFigure } from '../kpi/kpi';
import type { Stored } from '../entity';
import type { FullText, Logic, StringFilter } from '../filter';

/** Requests to an institute within two years, from fewer than which nothing is told. */
export const FEWEST_REQUESTS = 5;

/** How an institute answered the requests that were sent to it since a day. */
export interface RequestHistory {
  /** ISO text of the day. */
  since: string;
  requests: number;
  /** Those of which at least one accession was decided. */
  answered: number;
  /** From the letter to the first decision; null where nothing was answered. */
  medianDays: number | null;
  /** Accessions asked for, and those of them that were sent. */
  accessions: number;
  shipped: number;
  /** Some of the requests are the demo's. */
  madeUp?: boolean;
}

/** What accessions are sent as. */
export const MATERIAL_FORMS = ['seed', 'cutting', 'tuber', 'plantlet', 'leaf'] as const;
export type MaterialForm = (typeof MATERIAL_FORMS)[number];

export const INSTITUTE_TYPES = ['CGIAR', 'International', 'Governmental', 'University', 'Non-governmental'] as const;
export type InstituteType = (typeof INSTITUTE_TYPES)[number];

export interface Institute extends Stored {
  id: number;
  /** WIEWS code: three letters of the country, then digits. */
  code: string;
  fullName: string;
  acronym?: string | null;
  type?: string | null;
  url?: string | null;
  about?: string | null;
  email?: string | null;
  address?: string | null;
  city?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  /** The code of the record that replaces this archived one. */
  newCode?: string | null;
  country?: { code3: string; name: string } | null;
  accessionCount: number;
  /** Mean PDCI of its accessions, 0 to 10. */
  pdci?: { avg: number; min: number; max: number; count: number } | null;
  /** Whether it answers requests for material made here. */
  allowMaterialRequests?: boolean;
  requestsEmail?: string | null;
  /** What requesters may choose among, each with a quantity; without any the genebank decides both; ours. */
  requestForms?: MaterialForm[];
  /** Under which a service of statistics counts the views of its page. */
  trackerCode?: string | null;
  /** What became of the requests made here; of one institute asked for by itself, and only where there are enough; ours. */
  requestHistory?: RequestHistory | null;
  /** Short names of the crops it holds; ours. */
  crops?: string[];
  /** What indicators that are grouped by institutes gave last; of one institute asked for by itself; ours. */
  figures?: InstituteFigure[];
  owner?: string | null;
  /** Whether the caller may change its passport data; of one institute asked for by itself; ours. */
  mayUpdatePassport?: boolean;
}

export interface InstituteFilter extends FullText, Logic<InstituteFilter> {
  code?: string[];
  fullName?: StringFilter;
  acronym?: StringFilter;
  country?: { code3?: string[]; region?: string[] };
  type?: string[];
  /** It holds accessions of any of these; ours. */
  crops?: string[];
  /** With or without accessions in the catalogue. */
  accessions?: boolean;
  allowMaterialRequests?: boolean;
  archived?: boolean;
}
