import { useEffect, useState } from 'react';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MapInfo } from '@/contract/accession/map';
import { myListApi } from '@/session/my-list/my-list-api';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';

interface ListCode {
  /** The server's code for the list, and where its accessions lie. */
  data?: MapInfo;
  failure?: Failure;
  retry(): void;
}

/** Has the server name the filter of a list, anew whenever that changes. Nothing is asked without one. */
export function useListCode(filter: AccessionFilter | undefined): ListCode {
  const dispatch = useApiDispatch();
  const [answer, setAnswer] = useState<Omit<ListCode, 'retry'> & { of?: AccessionFilter }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    const ask = async (asked: AccessionFilter) => {
      const { accessionPlaces } = myListApi.endpoints;
      const { data, error } = await dispatch(accessionPlaces.initiate(asked, { track: false }));
      if (!left) setAnswer({ of: asked, ...(data ? { data } : { failure: asFailure(error) }) });
    };
    if (filter) void ask(filter);
    return () => {
      left = true;
    };
  }, [dispatch, filter, tries]);
  const retry = () => {
    setAnswer({});
    setTries(tries + 1);
  };
  // What was said of another list is not said of this one.
  const { data, failure } = answer.of === filter ? answer : {};
  return { data, failure, retry };
}
