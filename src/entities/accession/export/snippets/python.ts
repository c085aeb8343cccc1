import { filterParams, PAGE_ROWS, type SnippetRequest } from './request';

/** A value of JSON as Python writes it. The escapes of JSON's strings are Python's too. */
export function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object') {
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}: ${pythonValue(item)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** A program for Python 3 that needs nothing else; it leaves all rows in `accessions`. */
export function pythonSnippet(request: SnippetRequest): string {
  const asked = filterParams(request);
  const fixed = { l: PAGE_ROWS, select: request.columns.join(','), ...('f' in asked && asked) };
  return `import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

def post(url, data, headers):
    with urlopen(Request(url, data=data.encode("utf-8"), headers=headers, method="POST")) as answer:
        return json.load(answer)

token = post(${pythonValue(request.tokenUrl)}, urlencode({
    "grant_type": "client_credentials",
    "client_id": ${pythonValue(request.clientId)},
    "client_secret": ${pythonValue(request.clientSecret)},
}), {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"})["access_token"]

headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json", "Accept": "application/json"}
wanted = ${pythonValue('filter' in asked ? asked.filter : {})}
query = ${pythonValue(fixed)}

accessions, page = [], {"last": False}
while not page["last"]:
    query["p"] = page.get("number", -1) + 1
    page = post(${pythonValue(request.queryUrl)} + "?" + urlencode(query), json.dumps(wanted), headers)
    accessions += page["content"]

print(len(accessions))
`;
}
