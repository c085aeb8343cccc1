import type { Institute } from '@/contract/reference/institute';

interface Held {
  accessionCount: number;
  /** ISO 3166-1 alpha-3 of the institutes, sorted. */
  countries: string[];
}

/** What institutes named by WIEWS code hold together, and where they are. An unknown code adds nothing. */
export function heldBy(institutes: readonly Institute[]): (codes: readonly string[]) => Held {
  const known = new Map(institutes.map((institute) => [institute.code, institute]));
  return (codes) => {
    const members = codes.flatMap((code) => known.get(code) ?? []);
    return {
      accessionCount: members.reduce((sum, { accessionCount }) => sum + accessionCount, 0),
      countries: [...new Set(members.flatMap(({ country }) => country?.code3 ?? []))].sort(),
    };
  };
}
