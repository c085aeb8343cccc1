/** The catalogue that a filter is held against, and the accounts with the terms that they accepted: the portal's API. */
import type { TokenAnswer } from '@/contract/account/session';
import type { AiTerms } from '@/contract/ai/ai';
import type { FilteredPage } from '@/contract/page';
import { withField } from '@/shared/filters/criteria/field-path';
import type { Clock } from '../../mocks/tools/store/clock';
import { COUNTED, MOST_LISTED, type Vocabulary } from './filter-tool';
import { unavailable, type Fetch } from './model';

export interface CatalogueSettings {
  /** Of the API, without `/api/v2`. */
  url: string;
  clientId: string;
  clientSecret: string;
  fetch: Fetch;
  clock: Clock;
  onTrouble: (what: string) => void;
}

export interface Catalogue {
  vocabulary(): Promise<Vocabulary>;
  /** Whether any accession has this value of the property. */
  holds(path: string, value: string | number): Promise<boolean>;
  /** What the account of a session has decided; undefined where nobody is logged in. */
  termsOf(authorization: string): Promise<AiTerms | undefined>;
}

/** Milliseconds for which terms and tokens are kept. */
const FRESH = 3_600_000;

export function makeCatalogue(settings: CatalogueSettings): Catalogue {
  const { url, clientId, clientSecret, clock, onTrouble } = settings;
  let token: { text: string; until: number } | undefined;
  let known: { vocabulary: Vocabulary; until: number } | undefined;

  const asked = async (request: Request): Promise<Response> => {
    const response = await settings.fetch(request).catch(() => {
      onTrouble('The API could not be reached.');
      throw unavailable();
    });
    return response;
  };
  const answerOf = async <T>(request: Request): Promise<T> => {
    const response = await asked(request);
    if (!response.ok) {
      onTrouble(`The API answered ${response.status}.`);
      throw unavailable();
    }
    return (await response.json()) as T;
  };
  const ownToken = async (): Promise<string> => {
    if (token && token.until > clock.now()) return token.text;
    const grant = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const body = new URLSearchParams(grant);
    const given = await answerOf<TokenAnswer>(new Request(`${url}/oauth/token`, { method: 'POST', body }));
    // A minute before its end.
    token = { text: given.access_token, until: clock.now() + Math.min(FRESH, given.expires_in * 1_000 - 60_000) };
    return token.text;
  };
  const pageOf = async (filter: object, query = ''): Promise<FilteredPage<unknown>> => {
    const headers = { Authorization: `Bearer ${await ownToken()}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify(filter);
    return answerOf(new Request(`${url}/api/v2/acn/filter?l=1${query}`, { method: 'POST', headers, body }));
  };
  return {
    async vocabulary() {
      if (known && known.until > clock.now()) return known.vocabulary;
      const facets = COUNTED.map(({ facet }) => facet).join(',');
      const { suggestions } = await pageOf({}, `&limit=${MOST_LISTED}&facets=${encodeURIComponent(facets)}`);
      const lists = COUNTED.flatMap(({ field, facet }): [string, string[]][] => {
        const counted = suggestions[facet];
        const isWhole = counted !== undefined && counted.other === 0 && counted.terms.length > 0;
        return isWhole ? [[field, counted.terms.map(({ term }) => term)]] : [];
      });
      known = { vocabulary: new Map(lists), until: clock.now() + FRESH };
      return known.vocabulary;
    },
    holds: async (path, value) => (await pageOf(withField({}, path, [value]))).totalElements > 0,
    async termsOf(authorization) {
      const response = await asked(
        new Request(`${url}/api/v2/me/ai-terms`, { headers: { Authorization: authorization } }),
      );
      if (response.ok) return (await response.json()) as AiTerms;
      if (response.status === 401 || response.status === 403) return undefined;
      onTrouble(`The API answered ${response.status}.`);
      throw unavailable();
    },
  };
}
