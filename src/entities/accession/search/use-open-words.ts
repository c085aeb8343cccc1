import { useEffect, useState, type ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { MAX_SEARCH_LENGTH } from '@/contract/accession/suggest';
import { isDoi } from '@/contract/patterns';
import { doiHref } from '@/routes/href';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import type { ListWords } from '@/shared/list/definition';
import { WITHIN, WORDS } from '@/shared/list/address/list-view';
import { usePostFilter } from '@/shared/list/address/use-post-filter';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { openableList } from '../catalogue/openable-list';
import { searchApi } from './api';
import type { Reading } from './read-words';
import { combined } from './combined';
import { pageOf } from './page-of';

type Options = Pick<ComponentProps<ListWords<Accession, AccessionFilter>['Understood']>, 'address' | 'tell'>;

/** The words in the address as they are asked for. */
export function useWords(): { q: string; typed: string; within: string | null } {
  const [params] = useSearchParams();
  const typed = (params.get(WORDS) ?? '').normalize('NFC').trim();
  return { q: typed.slice(0, MAX_SEARCH_LENGTH), typed, within: params.get(WITHIN) };
}

export const useReading = (q: string) => searchApi.endpoints.reading.useQuery(q, { skip: q === '' || isDoi(q) });

/** Where a search leads that names one thing. */
function pageOfAll({ parts }: Reading): string | undefined {
  const [only, another] = parts;
  const [meaning] = only?.meanings ?? [];
  return only?.is === 'meaning' && !another && meaning && !meaning.filter ? pageOf(meaning) : undefined;
}

/**
 * Brings the address to the filter that its words mean, in the place of the one that has the words only, so that Back
 * leads to where they were typed.
 */
export function useOpenWords({ address, tell }: Options): { failure: Failure | undefined; retry: () => void } {
  const { q, within } = useWords();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { post } = usePostFilter(openableList);
  const { currentData, error, refetch } = useReading(q);
  const key = JSON.stringify([q, within]);
  const [failed, setFailed] = useState<{ key: string; failure: Failure }>();
  const [attempt, setAttempt] = useState(0);

  const open = async (reading: Reading | undefined, isLeft: () => boolean) => {
    try {
      const page = (isDoi(q) ? doiHref(q) : undefined) ?? (reading && pageOfAll(reading));
      if (page) {
        void navigate(page, { replace: true });
        return;
      }
      const first = { f: within ?? '', p: 0, l: 1 };
      const base = within && (await dispatch(openableList.endpoint.initiate(first, { subscribe: false })).unwrap());
      const { _text: _, ...chosen } = (base && base.filter) || {};
      const filter = combined(chosen, reading?.filter ?? {});
      const code = criteriaOf(filter).length > 0 ? await post(filter) : undefined;
      if (isLeft()) return;
      const next = new URLSearchParams(params);
      if (q === '') for (const name of [WORDS, WITHIN]) next.delete(name);
      if (q === '' || code !== address.code)
        await navigate(address.to(code, next.toString()), { replace: true, preventScrollReset: true });
      tell('open');
    } catch (fault) {
      if (isLeft()) return;
      setFailed({ key, failure: asFailure(fault) });
      tell('failed');
    }
  };
  const begin = useStableCallback((reading: Reading | undefined, isLeft: () => boolean) => void open(reading, isLeft));
  const fail = useStableCallback(() => tell('failed'));
  useEffect(() => {
    let left = false;
    if (currentData || q === '' || isDoi(q)) begin(currentData, () => left);
    else if (error) fail();
    return () => {
      left = true;
    };
  }, [currentData, error, q, within, attempt, begin, fail]);

  return {
    failure: error ? asFailure(error) : failed?.key === key ? failed.failure : undefined,
    retry: () => {
      setFailed(undefined);
      if (error) void refetch();
      else setAttempt(attempt + 1);
    },
  };
}
