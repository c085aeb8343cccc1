import { renamed, type Column } from './columns';
import { csvRows } from './csv';

/** Whether text of rows is asked for, in place of JSON. */
export const wantsCsv = (request: Request): boolean => /^text\/csv\b/.test(request.headers.get('accept')?.trim() ?? '');

interface Page {
  content: object[];
  totalElements?: number;
}

const isPage = (result: unknown): result is Page =>
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

/** Without a row, what a first row has is the only one to name the columns. A program's reader fails on no bytes at all. */
async function pageAsCsv(page: Page, columns: readonly Column[] | undefined, firstRow: () => unknown): Promise<string> {
  const text = csvRows(page.content, columns);
  if (text !== '') return text;
  const first = page.totalElements ? await firstRow() : undefined;
  const header = isPage(first) ? csvRows(first.content).split('\n', 1)[0] : '';
  return `${header}\n`;
}

/**
 * A resolver's result as a response: lists as CSV where asked for, else JSON. `firstRow` asks for the first page of the
 * same list, of one row.
 */
export async function send(
  result: unknown,
  request: Request,
  columns: readonly Column[] | undefined,
  firstRow: () => unknown,
): Promise<Response> {
  if (result instanceof Response) return result;
  const headers = { 'Cache-Control': 'no-store' };
  if (isPage(result)) {
    if (wantsCsv(request)) return csvResponse(await pageAsCsv(result, columns, firstRow), result.totalElements);
    if (columns) return Response.json({ ...result, content: renamed(result.content, columns) }, { headers });
  }
  if (Array.isArray(result) && wantsCsv(request)) return csvResponse(csvRows(result, columns), result.length);
  return Response.json(result ?? null, { headers });
}
