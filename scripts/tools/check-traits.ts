/** Accounts for every observation of a long table and checks each distribution against a plain count over the file. */
import { ImportError } from '@/mcpd/import-error';
import { accessionBuilder } from '../../mocks/accessions/builder';
import { ACCESSION_REFERENCE } from '../../mocks/reference/reference';
import { importFiles } from '../../mocks/import/load';
import { loadTraits } from '../../mocks/import/traits/load-traits';
import { traitsSummary } from '../../mocks/import/traits/report-text';
import { observationTable } from '../../mocks/observations/observation-table';
import { summarize } from '../../mocks/observations/summarize';
import { compareSummaries } from './check-traits/compare-summaries';
import { simpleTraits } from './check-traits/simple-traits';
import { parseOptions, UsageError } from '../serve/options';

const main = async (words: string[]): Promise<boolean> => {
  const { data, traits, institute } = parseOptions(words);
  const [passport] = data;
  const [file] = traits;
  if (passport === undefined || file === undefined || data.length + traits.length > 2)
    throw new UsageError(
      'Usage: tsx scripts/tools/check-traits.ts --data FILE.csv --traits FILE.csv [--institute CODE]',
    );
  const supplied = institute === undefined ? {} : { institute };
  const builder = accessionBuilder();
  await importFiles([passport], { ...supplied, add: (record) => builder.add(record) });
  const accessions = builder.build(ACCESSION_REFERENCE);
  const { datasets, report } = await loadTraits([file], { accessions, ...supplied });
  console.log(traitsSummary(report).join('\n'));

  const simple = simpleTraits(file, passport, institute);
  const sums = report.files.every(({ observations, loaded, refused }) => observations === loaded + refused);
  const loaded = report.files.reduce((sum, each) => sum + each.loaded, 0);
  const same = simple.loaded === loaded && report.files.every(({ observations }) => observations === simple.rows);
  console.log(`\nloaded + refused = observations: ${sums ? 'yes' : 'NO'}`);
  console.log(
    `counted over the file: ${simple.rows} rows, ${simple.loaded} of known accessions: ${same ? 'same' : 'DIFFERENT'}`,
  );
  const table = observationTable(datasets);
  const differences = compareSummaries(summarize(table), table.descriptors, simple);
  const verdict = differences.length === 0 ? 'all equal' : `${differences.length} DIFFERENCES`;
  console.log(`${table.descriptors.length} distributions: ${verdict}`);
  for (const difference of differences.slice(0, 10)) console.log(`    ${difference}`);
  return sums && same && differences.length === 0;
};

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ImportError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
