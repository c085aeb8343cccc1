import type { FilteredPage, Page, PageQuery } from '../page';
import type { L10nChange, L10nFilter, L10nQuery, L10nRow } from './l10n';

const line = <E>() => ({}) as E;

/** For translators: texts of what is published, and of content, in all languages. Of ours; a live server's are not known. */
// oxfmt-ignore
export const l10nEndpoints = {
  'POST /l10n/:entity/list': line<{ body: L10nFilter; query: PageQuery & L10nQuery; returns: Page<L10nRow, L10nFilter> }>(),
  'POST /l10n/:entity/filter': line<{ body: L10nFilter; query: PageQuery & L10nQuery & { limit?: number }; returns: FilteredPage<L10nRow, L10nFilter> }>(),
  /** Changes nothing but this language. 409 for a stale `version`; of content it makes a draft. */
  'PUT /l10n/:entity/:key/:lang': line<{ body: L10nChange; returns: L10nRow }>(),
};
