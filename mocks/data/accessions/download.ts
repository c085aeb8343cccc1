import { pdci } from '@/mcpd/pdci';
import { toMcpdRow, WRITTEN_COLUMNS } from '@/mcpd/to-mcpd-row';
import { Turns } from '../../tools/workers/turns';
import { ARCHIVE_TABLES, archiveLine, headerLine } from './archive/terms';
import type { Model } from './model';
import { accessionOf } from './rows/accession-of';
import { DEFAULT_FLAT_PATHS, flatRow, readPaths } from './rows/flat-row';
import { recordOf } from './rows/record-of';
import { fannedOut, numberedNames, tabLine, widen } from './rows/tab-lines';
import type { DownloadFormat } from './service';
import { taxonName } from './taxon-name';

/** So that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** Lines sent at once. */
const PIECE = 500;

/** Fields that may hold several values: only they decide how many columns a file needs. */
const LISTS = /^(?:storage|duplSite|duplInstName|breederCode|breederName|aliases|remarks|subsets|coll)\b/;

/** The lines of all rows, some at a time, so that others are answered in between. */
async function* inPieces(rows: Uint32Array, line: (row: number) => string): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += PIECE) {
    yield Array.from(rows.subarray(start, start + PIECE), line).join('');
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

async function csvLines(model: Model, rows: Uint32Array, select: string | undefined) {
  const chosen = readPaths(select);
  const paths = chosen.length > 0 ? chosen : DEFAULT_FLAT_PATHS;
  const valuesOf = (row: number): unknown[] => Object.values(flatRow(accessionOf(model, row), paths));
  const names = [...new Set(paths)];
  const widths = names.map(() => 0);
  if (names.some((path) => LISTS.test(path))) {
    const turns = new Turns();
    for (const row of rows) {
      if (turns.due()) await turns.next();
      widen(widths, valuesOf(row));
    }
  }
  return {
    header: tabLine(numberedNames(names, widths)),
    line: (row: number): string => tabLine(fannedOut(valuesOf(row), widths)),
  };
}

const PDCI_FIELDS = ['INSTCODE', 'ACCENUMB', 'GENUS', 'PUID', 'SAMPSTAT', 'PDCI', 'MISSING'];

/** TAB separated: `mcpd` in the columns of the standard, `csv` by paths of the accession, `pdci` the completeness of each; or a table of an archive. */
export async function* download(
  model: Model,
  rows: Uint32Array,
  format: DownloadFormat,
  select?: string,
): AsyncGenerator<string> {
  if (format === 'mcpd') {
    yield BYTE_ORDER_MARK + tabLine(WRITTEN_COLUMNS);
    yield* inPieces(rows, (row) => tabLine(toMcpdRow(recordOf(model.data, row)).map((value) => value || undefined)));
    return;
  }
  if (format === 'pdci') {
    yield BYTE_ORDER_MARK + tabLine(PDCI_FIELDS);
    yield* inPieces(rows, (row) => {
      const record = recordOf(model.data, row);
      const { score, parts } = pdci(record);
      const missing = parts.flatMap((part) => part.missing).join(';') || undefined;
      return tabLine([record.instCode, record.acceNumb, record.genus, record.puid, record.sampStat, score, missing]);
    });
    return;
  }
  if (format !== 'csv') {
    const table = ARCHIVE_TABLES[format];
    yield headerLine(table);
    yield* inPieces(rows, (row) => {
      const record = recordOf(model.data, row);
      const countryName = record.origCty === undefined ? undefined : model.country(record.origCty).name;
      return archiveLine(table, {
        record,
        uuid: model.uuids.text(row),
        scientificName: taxonName(record),
        countryName,
      });
    });
    return;
  }
  // The answer begins before all values are looked at for how many columns they need.
  yield BYTE_ORDER_MARK;
  const { header, line } = await csvLines(model, rows, select);
  yield header;
  yield* inPieces(rows, line);
}
