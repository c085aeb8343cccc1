import { useCallback, useMemo } from 'react';
import { namesApi } from './api';

const useAsked = (codes: readonly string[]) => {
  const key = codes.toSorted().join(' ');
  return useMemo(() => key.split(' ').filter(Boolean), [key]);
};

/** Names of institutes by code; until a name is there, and where there is none, the code stands for itself. */
export function useInstituteName(codes: readonly string[]): (code: string) => string {
  const asked = useAsked(codes);
  const { data } = namesApi.endpoints.instituteNames.useQuery(asked, { skip: asked.length === 0 });
  return useCallback(
    (code) => {
      const name = data?.[code];
      return name && name !== code ? `${code} ${name}` : code;
    },
    [data],
  );
}

/** "MEX002 CIMMYT", with the name behind it: what a narrow place has room for. */
function useInstituteAcronym(codes: readonly string[]): (code: string) => { short: string; whole: string } {
  const asked = useAsked(codes);
  const { data } = namesApi.endpoints.institutes.useQuery(asked, { skip: asked.length === 0 });
  return useCallback(
    (code) => {
      const { acronym, fullName } = data?.find((institute) => institute.code === code) ?? {};
      const named = (name: string | null | undefined) => (name ? `${code} ${name}` : code);
      return { short: named(acronym || fullName), whole: named(fullName) };
    },
    [data],
  );
}

/** How a filter of institutes names its values. */
export const instituteNames = { useName: useInstituteName, useShortName: useInstituteAcronym };
