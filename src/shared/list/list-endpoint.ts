import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { FilteredPage } from '@/contract/page';
import type { baseQuery } from '@/shared/api/requests/base-query';
import type { ListArgs } from './list-args';

interface Running<R> {
  unwrap(): Promise<R>;
  abort(): void;
}

/** The part of an injected list endpoint that lists use. */
export interface ListEndpoint<T, F> {
  useQuery: TypedUseQuery<FilteredPage<T, F>, ListArgs<F>, typeof baseQuery>;
  initiate(
    args: ListArgs<F>,
    options?: { subscribe?: boolean; forceRefetch?: boolean },
  ): ThunkAction<Running<FilteredPage<T, F>>, unknown, unknown, UnknownAction>;
}
