import { csvRows } from './csv';

const wantsCsv = (request: Request): boolean => /^text\/csv\b/.test(request.headers.get('accept')?.trim() ?? '');

function rowsOf(result: unknown): readonly object[] | undefined {
  if (Array.isArray(result)) return result;
  if (typeof result === 'object' && result !== null && 'content' in result && Array.isArray(result.content))
    return result.content;
  return undefined;
}

/** TAB separated text; the type is exactly `text/csv`, as public clients compare it. */
export const csvResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/csv', 'Cache-Control': 'no-store' } });

/** A resolver's result as a response: lists as CSV where asked for, else JSON. */
export function send(result: unknown, request: Request): Response {
  if (result instanceof Response) return result;
  const rows = wantsCsv(request) ? rowsOf(result) : undefined;
  if (rows) {
    const select = new URL(request.url).searchParams.getAll('select').join(',');
    return csvResponse(csvRows(rows, select === '' ? undefined : select.split(',').map((path) => path.trim())));
  }
  return Response.json(result ?? null, { headers: { 'Cache-Control': 'no-store' } });
}
