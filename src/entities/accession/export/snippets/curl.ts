import { filterParams, PAGE_ROWS, type SnippetRequest } from './request';

/** A word of the shell, whatever it holds. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Commands for any POSIX shell with curl and sed: one file a page, \`accessions-0.json\`, until the last. */
export function curlSnippet(request: SnippetRequest): string {
  const asked = filterParams(request);
  const query = new URLSearchParams({
    l: String(PAGE_ROWS),
    select: request.columns.join(','),
    ...('f' in asked && asked),
  });
  const url = `${request.queryUrl}?${query}&p=`;
  return `token=$(curl -fsS ${shellWord(request.tokenUrl)} \\
  --data-urlencode 'grant_type=client_credentials' \\
  --data-urlencode ${shellWord(`client_id=${request.clientId}`)} \\
  --data-urlencode ${shellWord(`client_secret=${request.clientSecret}`)} |
  sed -n 's/.*"access_token" *: *"\\([^"]*\\)".*/\\1/p')

page=0
while curl -fsS ${shellWord(url)}"$page" \\
  -H "Authorization: Bearer $token" \\
  -H 'Content-Type: application/json' -H 'Accept: application/json' \\
  --data-raw ${shellWord(JSON.stringify('filter' in asked ? asked.filter : {}))} \\
  -o "accessions-$page.json"
do
  grep -q '"last" *: *true' "accessions-$page.json" && break
  page=$((page + 1))
done
`;
}
