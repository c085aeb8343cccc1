import { FILE_MAX } from '@/contract/constants';
import { badRequest, tooLarge } from './api-failure';
import { sentence } from './sentence';

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

/** Files arrive whole: they are small, and a page's worker has no other way. */
export interface UploadedFile {
  /** The name of its part of the form. */
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Payload {
  body: unknown;
  form: Record<string, string>;
  files: UploadedFile[];
}

/** What lies deeper is no call of ours, and too deep for those who read it by recursion. */
const MAX_DEPTH = 100;

function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at++) {
    const each = text[at];
    if (each === '[' || each === '{') depth += 1;
    else if (each === ']' || each === '}') depth -= 1;
    // Brackets within texts do not count.
    else if (each === '"') for (at += 1; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at += 1;
  }
  return depth > MAX_DEPTH;
}

function json(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isDeep(text)) throw badRequest(`The body is nested more than ${MAX_DEPTH} deep.`);
  try {
    const value: unknown = JSON.parse(text);
    return value ?? undefined;
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

/** Counted while they arrive; undefined, and no more of them read, where they are more than `most`. */
async function readBytes({ body }: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  // Whoever leaves in the middle of it is no failure of ours.
  const next = async () =>
    reader?.read().catch(() => {
      throw badRequest('The body did not come to its end.');
    });
  for (let read = await next(); read && !read.done; read = await next()) {
    length += read.value.length;
    if (length > most) return undefined;
    pieces.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

async function multipart(type: string, bytes: Uint8Array<ArrayBuffer>, takesFiles: boolean): Promise<Payload> {
  const read = new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const fields = await read.catch(() => {
    throw badRequest('The form cannot be read.');
  });
  const payload: Payload = { body: undefined, form: {}, files: [] };
  for (const [field, value] of fields) {
    if (typeof value === 'string') payload.form[field] = value;
    else if (!takesFiles) throw badRequest('This call takes no files.');
    else if (value.size > FILE_MAX) throw tooLarge(sentence('fileTooLong', { name: value.name, max: FILE_MAX }));
    else {
      // To take a long form apart is a turn, and to copy each of its files is another.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const content = new Uint8Array(await value.arrayBuffer());
      payload.files.push({ field, name: value.name, type: value.type, bytes: content });
    }
  }
  return payload;
}

/**
 * The body: form fields where it is a form, whatever its type says (Python programs send JSON's), else JSON (also as
 * text/plain, which beacons send).
 * `null` and an empty body are no body. 400 for text that is not JSON, 413 above `limit` bytes; where files are taken, they
 * may be of `FILE_MAX` bytes beside that, elsewhere a file is 400.
 */
export async function readPayload(request: Request, limit: number, takesFiles = false): Promise<Payload> {
  if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined, form: {}, files: [] };
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.startsWith('multipart/form-data');
  const most = isMultipart && takesFiles ? limit + FILE_MAX : limit;
  const tooLong = tooLarge(sentence('bodyTooLong', { max: most }));
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLong;
  const bytes = await readBytes(request, most);
  if (!bytes) throw tooLong;
  if (isMultipart) return multipart(type, bytes, takesFiles);
  const text = new TextDecoder().decode(bytes);
  if (type.startsWith('application/x-www-form-urlencoded') || /^\w+=/.test(text))
    return { body: undefined, form: Object.fromEntries(new URLSearchParams(text)), files: [] };
  return { body: json(text), form: {}, files: [] };
}

/**
 * A list call may come as a form whose `filter` holds the filter as JSON, `select` the columns: so do clients in R,
 * whose empty filter is `[]`.
 */
export function filterForm(payload: Payload, query: QueryValues): Payload {
  const { body, form } = payload;
  if (body !== undefined || form['filter'] === undefined) return payload;
  for (const [name, text] of Object.entries(form))
    if (name !== 'filter' && query[name] === undefined) setValue(query, name, text);
  const filter = json(form['filter']);
  return { body: Array.isArray(filter) && filter.length === 0 ? undefined : filter, form, files: [] };
}
