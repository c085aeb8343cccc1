/** Loads accessions: the demo set, or MCPD files. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ImportError } from '@/mcpd/reading/import-error';
import { summaryOf } from '@/mcpd/report/report-text';
import { accessionBuilder } from '../../../mocks/data/accessions/kept/builder';
import { demoAccessions } from '../../../mocks/data/demo/demo-accessions';
import { LARGE_DEMO } from '../../../mocks/data/demo/demo-catalogue';
import { threadedDemo } from '../../../mocks/data/demo/threaded-demo';
import { ACCESSION_REFERENCE } from '../../../mocks/data/reference/reference';
import type { WorldOptions } from '../../../mocks/rules/world/world';
import { importFiles } from '../../../mocks/data/import/load';
import { writeReport } from '../../../mocks/data/import/write-report';
import { reportPath } from './data-folder';
import type { Options } from '../options';
import { UsageError } from '../../program';

const DEMO_ACCESSIONS = 20_000;
/** More than these take long enough for somebody to wonder. */
const WORTH_SAYING = 100_000;

export interface Loaded {
  accessions: NonNullable<WorldOptions['accessions']>;
  /** Names the data, so that changes made on other data stay apart. */
  fingerprint: string;
  /** What was noticed on the way: lines to print. */
  lines: string[];
}

/**
 * The demo accessions, or those of the files named, with a report of every row.
 * @throws UsageError with one sentence when a file cannot be taken in.
 */
export async function loadAccessions(options: Options): Promise<Loaded> {
  const { accessions = DEMO_ACCESSIONS, data } = options;
  if (data.length || accessions > WORTH_SAYING) console.log('Loading the accessions …');
  if (!data.length) {
    // Whoever asks for so many gets those.
    if (accessions > LARGE_DEMO) demoAccessions(accessions, threadedDemo);
    return { accessions, fingerprint: `demo-${accessions}`, lines: [] };
  }
  try {
    return await loadFiles(options);
  } catch (error) {
    throw error instanceof ImportError ? new UsageError(error.message) : error;
  }
}

async function loadFiles({ data, institute, encoding }: Options): Promise<Loaded> {
  const builder = accessionBuilder();
  const report = await importFiles(data, {
    ...(institute === undefined ? {} : { institute }),
    ...(encoding === undefined ? {} : { encoding }),
    add: (record) => builder.add(record),
  });
  const path = reportPath();
  await writeReport(report, path);
  return {
    accessions: builder.build(ACCESSION_REFERENCE),
    fingerprint: `files-${await digest(data, institute, encoding)}`,
    lines: ['', ...summaryOf(report).split('\n'), `Row by row: ${path}`],
  };
}

/** A name for the content of files and what they were read with. */
export async function digest(paths: string[], institute = '', encoding = ''): Promise<string> {
  const hash = createHash('sha256').update(institute).update(encoding);
  for (const path of paths) for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex').slice(0, 16);
}
