/** Accounts for every row of MCPD files and checks every facet count of the accession service against the files. */
import { readFile } from 'node:fs/promises';
import { ImportError } from '@/mcpd/import-error';
import type { ImportReport, Outcomes } from '@/mcpd/report';
import { accessionBuilder } from '../../mocks/accessions/builder';
import { ACCESSION_REFERENCE } from '../../mocks/reference/reference';
import { importFiles } from '../../mocks/import/load';
import { compareFacets } from './check-import/compare-facets';
import { simpleCounts } from './check-import/simple-counts';

const EVERY_TERM = 1_000_000;
const count = (n: number) => n.toLocaleString('en-US').padStart(9);

const table = (report: ImportReport) => {
  const line = (name: string, { rows, loaded, loadedWithRemark, refused }: Outcomes) => {
    const sum = loaded + loadedWithRemark + refused;
    const verdict = sum === rows ? 'sum = rows' : `sum ${sum} differs`;
    return [name.padEnd(34), ...[rows, loaded, loadedWithRemark, refused].map(count), `  ${verdict}`].join('');
  };
  return [
    ['file'.padEnd(34), ...['rows', 'loaded', 'remark', 'refused'].map((title) => title.padStart(9))].join(''),
    ...report.files.map((file) => line(file.file, file)),
    line('together', report),
  ].join('\n');
};

const main = async (args: string[]): Promise<boolean> => {
  const at = args.indexOf('--institute');
  const institute = at < 0 ? undefined : args[at + 1];
  const paths = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (paths.length === 0) {
    console.error('Usage: tsx scripts/tools/check-import.ts FILE.csv… [--institute CODE]');
    return false;
  }
  const builder = accessionBuilder();
  const report = await importFiles(paths, { ...(institute && { institute }), add: (record) => builder.add(record) });
  console.log(table(report));

  const simple = simpleCounts(await Promise.all(paths.map((path) => readFile(path, 'utf8'))), institute);
  const sameRows = simple.rows === report.rows && simple.refused === report.refused;
  console.log(
    `\ncounted over the files: ${simple.rows} rows, ${simple.refused} refused: ${sameRows ? 'same' : 'DIFFERENT'}\n`,
  );

  const service = builder.build(ACCESSION_REFERENCE);
  const { overview } = await service.overview({}, undefined, EVERY_TERM);
  const compared = compareFacets(overview, simple);
  console.log(['facet'.padEnd(34), ...['terms', 'rows', 'missing'].map((title) => title.padStart(9))].join(''));
  for (const { facet, terms, rows, missing, differences } of compared) {
    const verdict = differences.length === 0 ? 'same' : `${differences.length} DIFFERENCES`;
    console.log([facet.padEnd(34), ...[terms, rows, missing].map(count), `  ${verdict}`].join(''));
    for (const difference of differences.slice(0, 5)) console.log(`    ${difference}`);
  }
  return sameRows && compared.every(({ differences }) => differences.length === 0);
};

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
