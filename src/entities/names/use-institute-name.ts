import { useCallback, useMemo } from 'react';
import { namesApi } from './api';

/** Names of institutes by code; until a name is there, and where there is none, the code stands for itself. */
export function useInstituteName(codes: readonly string[]): (code: string) => string {
  const key = codes.toSorted().join(' ');
  const asked = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const { data } = namesApi.endpoints.instituteNames.useQuery(asked, { skip: asked.length === 0 });
  return useCallback(
    (code) => {
      const name = data?.[code];
      return name && name !== code ? `${code} ${name}` : code;
    },
    [data],
  );
}
