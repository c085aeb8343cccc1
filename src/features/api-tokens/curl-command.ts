import { shellWord } from '@/entities/accession/export/snippets/curl';

/** A command for any POSIX shell that asks an address with an API token, and changes nothing. */
export const curlCommand = (url: string, token: string): string =>
  `curl -sS ${shellWord(url)} \\\n  -H ${shellWord(`Authorization: API-Token ${token}`)}`;
