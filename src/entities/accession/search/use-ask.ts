import { useNavigate, useSearchParams } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '@/contract/accession/suggest';
import { isDoi } from '@/contract/patterns';
import { doiHref, href } from '@/routes/href';
import { useRoute } from '@/routes/hooks/use-route';
import { OWN_PAGE, WITHIN, WORDS } from '@/shared/list/address/list-view';

/** What belongs to one result and means nothing of another. */
const OF_RESULT = ['page', OWN_PAGE, 'view', 'where', WITHIN];

interface Asking {
  /** The code of the filter that is asked within. */
  within?: string;
  /** A descriptor whose values are shown of what is found. */
  trait?: string;
}

/**
 * Searches for words: the list of accessions, or the picture of it that is open, under `?q=`. A DOI leads to its page.
 */
export function useAsk(): (q: string, asking?: Asking) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const open = useRoute()?.name ?? '';
  return (q, { within, trait } = {}) => {
    const doi = isDoi(q) && doiHref(q);
    if (doi) {
      void navigate(doi);
      return;
    }
    const isList = open.startsWith('accessions');
    const next = new URLSearchParams(isList ? params : undefined);
    for (const name of OF_RESULT) next.delete(name);
    const words = q.normalize('NFC').trim().slice(0, MAX_SEARCH_LENGTH);
    if (words || within) next.set(WORDS, words);
    else next.delete(WORDS);
    if (within) next.set(WITHIN, within);
    if (trait) next.set('where', trait);
    const name = trait ? 'accessionsTraits' : isList ? open : 'accessions';
    void navigate(
      { pathname: href(name as 'accessions', {}), search: next.toString() },
      { preventScrollReset: isList },
    );
  };
}
