import { namesApi } from './api';

/** What an institute is called in short, with the whole name for whoever asks; its code where it has no acronym. */
export function InstituteAcronym({ code }: { code: string }) {
  // Asked one by one: the same few stand in many rows.
  const { data } = namesApi.endpoints.institutes.useQuery([code]);
  const [institute] = data ?? [];
  return <bdi data-full={institute && `${code} ${institute.fullName}`}>{institute?.acronym || code}</bdi>;
}
