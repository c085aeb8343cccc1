import { useSearchParams } from 'react-router-dom';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { api } from '@/shared/api/api';
import { pageLanguage } from '@/shared/api/page-language';
import { endpointWith } from '@/shared/list/endpoint-with';
import type { ListEndpoint } from '@/shared/list/list-endpoint';
import { listOf } from '@/shared/list/list-of';
import { useLocale } from '@/shared/ui/text/use-locale';

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

/** Of an address, `?to=fr&also=es`, to a reader of `locale`. Most things are written in English. */
function languagesIn(params: URLSearchParams, locale: string): Languages {
  const known = (code: string | null) => CONTENT_LANGUAGES.find((each) => each === code);
  const own = known(locale);
  return { to: known(params.get('to')) ?? (own === 'en' ? undefined : own) ?? 'es', also: known(params.get('also')) };
}

/** The languages that the address shows. That of the document is still the one before while a page is drawn in another. */
export function useLanguagesIn(): Languages {
  const [params] = useSearchParams();
  return languagesIn(params, useLocale());
}

/** The rows of a kind, with the translations that the address shows. */
export function rowsOf(entity: L10nEntity): ListEndpoint<L10nRow, L10nFilter> {
  const moreOf = ({ to, also }: Languages) => ({ params: { entity }, lang: [to, also].filter(Boolean).join(',') });
  return endpointWith(l10nRows, {
    useMore: () => moreOf(useLanguagesIn()),
    more: () => moreOf(languagesIn(new URLSearchParams(globalThis.location.search), pageLanguage())),
  });
}
