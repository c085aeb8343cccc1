import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { RepositoryFolder } from '@/contract/repository/repository';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { fileApi } from '../api';

type State = Parameters<ReturnType<typeof fileApi.endpoints.folder.select>>[0];

/** Folders by their paths, each asked for by itself: `null` where it could not be read, nothing where it is on its way. */
export function useFolders(paths: readonly string[]): ReadonlyMap<string, RepositoryFolder | null> {
  const dispatch = useApiDispatch();
  const asked = JSON.stringify(paths);
  useEffect(() => {
    const running = (JSON.parse(asked) as string[]).map((path) =>
      dispatch(fileApi.endpoints.folder.initiate(path.slice(1))),
    );
    return () => {
      for (const each of running) each.unsubscribe();
    };
  }, [dispatch, asked]);
  const known = useSelector(
    (state: State) =>
      paths.map((path) => {
        const { data, isError } = fileApi.endpoints.folder.select(path.slice(1))(state);
        return isError ? null : data;
      }),
    shallowEqual,
  );
  return useMemo(
    () =>
      new Map(
        (JSON.parse(asked) as string[]).flatMap((path, at) => {
          const folder = known[at];
          return folder === undefined ? [] : [[path, folder] as const];
        }),
      ),
    [asked, known],
  );
}
