import { useSearchParams } from 'react-router-dom';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { api } from '@/shared/api/api';
import { pageLanguage } from '@/shared/api/page-language';
import { endpointWith } from '@/shared/list/endpoint-with';
import type { ListEndpoint } from '@/shared/list/list-endpoint';
import { listOf } from '@/shared/list/list-of';

const { l10nRows } = api.injectEndpoints({
  endpoints: (build) => ({
    l10nRows: build.query(listOf<L10nRow, L10nFilter>('l10nRows', 'POST /l10n/:entity/filter')),
  }),
}).endpoints;

interface Languages {
  /** That is translated into: the reader's own, where the address does not say. */
  to: ContentLanguage;
  also: ContentLanguage | undefined;
}

/** The languages that the address shows: `?to=fr&also=es`. Most things are written in English. */
export function languagesIn(params: URLSearchParams): Languages {
  const known = (code: string | null) => CONTENT_LANGUAGES.find((each) => each === code);
  const own = known(pageLanguage());
  return { to: known(params.get('to')) ?? (own === 'en' ? undefined : own) ?? 'es', also: known(params.get('also')) };
}

const shownIn = (params: URLSearchParams): string => {
  const { to, also } = languagesIn(params);
  return [to, also].filter(Boolean).join(',');
};

/** The rows of a kind, with the translations that the address shows. */
export function rowsOf(entity: L10nEntity): ListEndpoint<L10nRow, L10nFilter> {
  const moreOf = (params: URLSearchParams) => ({ params: { entity }, lang: shownIn(params) });
  return endpointWith(l10nRows, {
    useMore: () => moreOf(useSearchParams()[0]),
    more: () => moreOf(new URLSearchParams(globalThis.location.search)),
  });
}
