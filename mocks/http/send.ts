import { renamed, type Column } from './columns';
import { csvRows } from './csv';

const wantsCsv = (request: Request): boolean => /^text\/csv\b/.test(request.headers.get('accept')?.trim() ?? '');

const isPage = (result: unknown): result is { content: object[]; totalElements?: number } =>
  typeof result === 'object' && result !== null && 'content' in result && Array.isArray(result.content);

/** TAB separated text; the type is exactly `text/csv`, as public clients compare it. `elements`: rows of the whole list. */
export const csvResponse = (text: string, elements?: number): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv',
      'Cache-Control': 'no-store',
      ...(elements === undefined ? {} : { 'Pagination-Elements': String(elements) }),
    },
  });

/** A resolver's result as a response: lists as CSV where asked for, else JSON. */
export function send(result: unknown, request: Request, columns: readonly Column[] | undefined): Response {
  if (result instanceof Response) return result;
  const headers = { 'Cache-Control': 'no-store' };
  if (isPage(result)) {
    if (wantsCsv(request)) return csvResponse(csvRows(result.content, columns), result.totalElements);
    if (columns) return Response.json({ ...result, content: renamed(result.content, columns) }, { headers });
  }
  if (Array.isArray(result) && wantsCsv(request)) return csvResponse(csvRows(result, columns), result.length);
  return Response.json(result ?? null, { headers });
}
