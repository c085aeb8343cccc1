import { createContext, use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '@/contract/patterns';
import type { ExternalRequest } from '@/contract/request/request-external';
import { REQUEST_ONLY, REQUEST_ONLY_MAX, requestOnlyHref } from '@/entities/accession/actions/request-only';
import { href } from '@/routes/href';
import { FetchScreenContext } from '@/routes/hooks/use-route';
import { useMyList } from '@/session/my-list/use-my-list';

export const STEPS = ['accessions', 'info', 'submit'] as const;
export type Step = (typeof STEPS)[number];

/** What a request asks for, and where its steps are. */
export interface RequestSource {
  uuids: readonly string[];
  /** Of a list that another system handed over: its key, and what it named that is not here. */
  external?: { key: string } & Pick<ExternalRequest, 'missing' | 'missingCount'>;
  /** Not My List, but accessions that were chosen on their own page, or in a list. */
  chosen?: boolean;
  stepHref(step: Step): string;
}

const ROUTES = { accessions: 'requestAccessions', info: 'requestInfo', submit: 'requestSubmit' } as const;

export const myListStepHref = (step: Step): string => href(ROUTES[step]);

/** Without one it is what the address names, else My List, that is asked for. */
export const RequestSourceContext = createContext<RequestSource | undefined>(undefined);

export function useRequestSource(): RequestSource {
  const { uuids } = useMyList();
  const only = useSearchParams()[0].get(REQUEST_ONLY);
  const chosen = useMemo<RequestSource | undefined>(() => {
    if (only === null) return undefined;
    const named = [...new Set(only.toLowerCase().split(',', REQUEST_ONLY_MAX).filter(isUuid))];
    return { uuids: named, chosen: true, stepHref: (step) => requestOnlyHref(href(ROUTES[step]), named) };
  }, [only]);
  return use(RequestSourceContext) ?? chosen ?? { uuids, stepHref: myListStepHref };
}

/** Until a step is painted: what comes next must not hold it up. */
const PAINTED = 250;

/** Fetches what stands at an address, and its texts, while the step before it is read, so that a click need not wait. */
export function useFetched(path: string): void {
  const { i18n } = useTranslation();
  const fetchScreen = use(FetchScreenContext);
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchScreen(path);
      void i18n.loadNamespaces(['form', 'fields', 'editor', 'profile', 'country']);
    }, PAINTED);
    return () => clearTimeout(timer);
  }, [fetchScreen, i18n, path]);
}

export const useStepFetched = (step: Step): void => useFetched(useRequestSource().stepHref(step));
