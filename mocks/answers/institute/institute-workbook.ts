import Papa from 'papaparse';
import { LongValue } from '@/tables/table-writer';
import { MAX_CELL_LENGTH, xlsxWriter } from '@/tables/xlsx/xlsx-writer';
import { badRequest } from '../../tools/http/api-failure';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

/** A workbook is made in memory and in one go (about 0.2 ms a row), so that it holds fewer rows than a text download. */
const MAX_ROWS = 20_000;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  for await (const piece of pieces) parts.push(piece);
  return parts.join('').replace(/^\uFEFF/, '');
}

/** Passport data of one institute as an Excel file; every cell is text, so that codes and dates stay as they are. */
export async function instituteWorkbook(world: World, code: string, format: 'mcpd' | 'pdci'): Promise<Response> {
  const filter = { institute: { code: [code] } };
  const count = await world.accessions.count(filter);
  const limit = Math.min(MAX_ROWS, world.settings.exportLimit);
  if (count > limit) throw badRequest(sentence('maxWorkbook', { code, count, max: limit }));
  const text = await textOf(world.accessions.download(filter, format));
  const header = text.slice(0, text.indexOf('\n'));
  const { data } = Papa.parse<string[]>(text, { delimiter: header.includes('\t') ? '\t' : ',', skipEmptyLines: true });
  const workbook = xlsxWriter(format.toUpperCase(), []);
  try {
    workbook.add(data);
  } catch (error) {
    if (!(error instanceof LongValue)) throw error;
    const [heads = [], row = []] = [data[0], data[error.row]];
    const number = row[heads.indexOf('ACCENUMB')] ?? '';
    const { length } = error;
    throw badRequest(sentence('maxCell', { column: heads[error.column] ?? '', number, length, max: MAX_CELL_LENGTH }));
  }
  const name = `${format === 'mcpd' ? 'accessions' : 'pdci'}-${code}.xlsx`;
  return new Response(workbook.end(), {
    headers: { 'Content-Type': XLSX, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
