import { useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isFailure } from '@/shared/api/failure';
import { notify } from '@/shared/ui/notices';
import type { EntityListDefinition } from './definition';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants';

/**
 * Opens the list of an entity under a filter: posts the filter and goes to the address of the answered code, where
 * the answer already waits. A failure is told in the snackbar.
 */
export function useOpenFilter<T extends object, F extends object>(
  { endpoint, defaultSort, facets }: EntityListDefinition<T, F>,
  path: (filterCode: string | undefined) => string,
): { open: (filter: F) => Promise<void>; opening: boolean } {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async (filter: F) => {
    setOpening(true);
    const { sort, dir } = defaultSort;
    const args = { filter, p: 0, l: DEFAULT_PAGE_SIZE, s: sort, d: dir, ...(facets && { facets }) };
    try {
      const { filterCode } = await dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: true })).unwrap();
      await navigate(path(filterCode));
    } catch (error) {
      const message = isFailure(error) ? error.message : '';
      dispatch(notify({ key: 'ui:failure.notOpened', values: { message }, severity: 'error' }));
    } finally {
      setOpening(false);
    }
  };
  return { open, opening };
}
