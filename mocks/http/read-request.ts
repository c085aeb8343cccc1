import { badRequest, tooLarge } from './api-failure';

export type QueryValues = Record<string, string | number>;

/** Numbers of the contract's queries; everything else stays text. */
const NUMERIC = new Set(['p', 'l', 'limit']);

function setValue(query: QueryValues, name: string, text: string): void {
  if (!NUMERIC.has(name)) {
    query[name] = text;
  } else if (text !== '') {
    // R sends a million as 1e+06.
    const number = /^\d{1,9}(\.0+)?$|^\d(\.\d+)?e\+?0?\d$/i.test(text) ? Number(text) : NaN;
    if (!Number.isInteger(number)) throw badRequest(`"${name}" must be a whole number, not "${text.slice(0, 50)}".`);
    query[name] = number;
  }
}

/** Repeated values are joined by commas, as `select` may be sent both ways. */
export function readQuery(search: URLSearchParams): QueryValues {
  const query: QueryValues = {};
  for (const name of new Set(search.keys())) setValue(query, name, search.getAll(name).join(','));
  return query;
}

export interface Payload {
  body: unknown;
  form: Record<string, string>;
}

function json(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value ?? undefined;
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

async function multipart(request: Request, text: ArrayBuffer): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  try {
    const fields = await new Response(text, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    throw badRequest('The form cannot be read.');
  }
}

/**
 * The body: form fields where it is a form, else JSON (also as text/plain, which beacons send).
 * `null` and an empty body are no body. 400 for text that is not JSON, 413 above `limit` bytes.
 */
export async function readPayload(request: Request, limit: number): Promise<Payload> {
  if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined, form: {} };
  const tooLong = tooLarge(`The body is longer than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLong;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLong;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return { body: undefined, form: await multipart(request, bytes) };
  const text = new TextDecoder().decode(bytes);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { body: undefined, form: Object.fromEntries(new URLSearchParams(text)) };
  return { body: json(text), form: {} };
}

/**
 * A list call may come as a form whose `filter` holds the filter as JSON, `select` the columns: so do clients in R,
 * whose empty filter is `[]`.
 */
export function filterForm({ body, form }: Payload, query: QueryValues): Payload {
  if (body !== undefined || form['filter'] === undefined) return { body, form };
  for (const [name, text] of Object.entries(form))
    if (name !== 'filter' && query[name] === undefined) setValue(query, name, text);
  const filter = json(form['filter']);
  return { body: Array.isArray(filter) && filter.length === 0 ? undefined : filter, form };
}
