import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reportCsv } from '@/mcpd/report/report-text';
import type { ImportReport } from '@/mcpd/report/report';

/** Writes the whole report as a CSV file and makes the directories it needs. */
export const writeReport = async (report: ImportReport, path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(reportCsv(report)), createWriteStream(path));
};
