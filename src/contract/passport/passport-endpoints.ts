import type { Page, PageQuery } from '../page';
import type {
  GoneChoice,
  PassportRowResult,
  PassportUpdate,
  PushedRow,
  PushReport,
  RowOutcome,
} from './passport-update';

const line = <E>() => ({}) as E;

/**
 * A genebank's own way in; ours. Rows are of one institute, by WIEWS code, and are sent by who may write for it: 403 else.
 */
// oxfmt-ignore
export const passportEndpoints = {
  /** Rows of an institute's accessions: new ones, and the columns that each row names. Sent again, nothing changes. */
  'POST /acn/:code/passport': line<{ body: PushedRow[]; returns: PushReport }>(),
  /** Each row is all that is known of its accession: columns that it does not name become empty. */
  'PUT /acn/:code/passport': line<{ body: PushedRow[]; returns: PushReport }>(),
  /** Rows name the accessions that are removed, by ACCENUMB and GENUS where several have the number, PUID or UUID. */
  'DELETE /acn/:code/passport': line<{ body: PushedRow[]; returns: PushReport }>(),
  /** Those that were applied, also those that were taken back since, the newest first. */
  'GET /acn/:code/passport-updates': line<{ returns: PassportUpdate[] }>(),
  /** An MCPD file as `file` of the form: it is compared with what is published, and nothing is changed. */
  'POST /acn/:code/passport-updates': line<{ upload: FormData; returns: PassportUpdate }>(),
  'GET /acn/:code/passport-updates/:update': line<{ returns: PassportUpdate }>(),
  'GET /acn/:code/passport-updates/:update/rows': line<{ query: PageQuery & { outcome?: RowOutcome | 'remarked' }; returns: Page<PassportRowResult> }>(),
  /** CSV, a line for each cell that changes or is told of. */
  'GET /acn/:code/passport-updates/:update/report': line<{ returns: string }>(),
  /** Once: asked again, it answers what was applied. 409 where the institute's data was changed since the check. */
  'POST /acn/:code/passport-updates/:update/apply': line<{ body: { gone: GoneChoice }; returns: PassportUpdate }>(),
  /** Takes the whole update back; 409 where a later one was applied. */
  'POST /acn/:code/passport-updates/:update/undo': line<{ returns: PassportUpdate }>(),
};
