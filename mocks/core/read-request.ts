import { badRequest, tooLarge } from './api-failure';

/** Numbers of the contract's queries; everything else stays text. */
const NUMERIC = new Set(['p', 'l', 'limit']);

/** Repeated values are joined by commas, as `select` may be sent both ways. */
export function readQuery(search: URLSearchParams): Record<string, string | number> {
  const query: Record<string, string | number> = {};
  for (const name of new Set(search.keys())) {
    const text = search.getAll(name).join(',');
    if (!NUMERIC.has(name)) {
      query[name] = text;
    } else if (text !== '') {
      if (!/^\d{1,9}$/.test(text)) throw badRequest(`"${name}" must be a whole number, not "${text.slice(0, 50)}".`);
      query[name] = Number(text);
    }
  }
  return query;
}

export interface Payload {
  body: unknown;
  form: Record<string, string>;
}

/**
 * The body: form fields where it is form encoded, else JSON (also as text/plain, which beacons send).
 * `null` and an empty body are no body. 400 for text that is not JSON, 413 above `limit` bytes.
 */
export async function readPayload(request: Request, limit: number): Promise<Payload> {
  if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined, form: {} };
  const tooLong = tooLarge(`The body is longer than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLong;
  const text = await request.text();
  // UTF-16 length is at most the byte length, so this never refuses what fits.
  if (text.length > limit) throw tooLong;
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return { body: undefined, form: Object.fromEntries(new URLSearchParams(text)) };
  if (text.trim() === '') return { body: undefined, form: {} };
  try {
    const body: unknown = JSON.parse(text);
    return { body: body ?? undefined, form: {} };
  } catch {
    throw badRequest('The body is not JSON.');
  }
}
