import { filterParams, PAGE_ROWS, type SnippetRequest } from './request';

/** A string of R: single quotes, so that JSON in it stays readable. */
export const rString = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)}'`;

/** A program for R 4.1 with httr2; it leaves all rows in `accessions`. The filter travels as JSON: R has no scalars. */
export function rSnippet(request: SnippetRequest): string {
  const asked = filterParams(request);
  const code = 'f' in asked ? `, f = ${rString(asked.f)}` : '';
  return `library(httr2)

token <- request(${rString(request.tokenUrl)}) |>
  req_body_form(
    grant_type = 'client_credentials',
    client_id = ${rString(request.clientId)},
    client_secret = ${rString(request.clientSecret)}
  ) |>
  req_perform() |>
  resp_body_json()

filter <- ${rString(JSON.stringify('filter' in asked ? asked.filter : {}))}

ask <- function(page) {
  request(${rString(request.queryUrl)}) |>
    req_url_query(p = page, l = ${PAGE_ROWS}, select = ${rString(request.columns.join(','))}${code}) |>
    req_auth_bearer_token(token$access_token) |>
    req_body_raw(filter, type = 'application/json') |>
    req_perform() |>
    resp_body_json()
}

accessions <- list()
page <- 0
repeat {
  answer <- ask(page)
  accessions <- c(accessions, answer$content)
  if (answer$last) break
  page <- page + 1
}

length(accessions)
`;
}
