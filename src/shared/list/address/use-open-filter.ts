import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePostFilter, type Openable } from './use-post-filter';

/**
 * Opens the list of an entity under a filter: posts the filter and goes to the address of the answered code, where
 * the answer already waits. A failure is told in the snackbar; `open` says whether there was none.
 */
export function useOpenFilter<T extends object, F extends object>(
  list: Openable<T, F>,
  path: (filterCode: string | undefined) => string,
): { open: (filter: F) => Promise<boolean>; opening: boolean } {
  const { post, tell } = usePostFilter(list);
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async (filter: F) => {
    setOpening(true);
    try {
      await navigate(path(await post(filter)));
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setOpening(false);
    }
  };
  return { open, opening };
}
