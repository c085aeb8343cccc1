import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TraitsReport } from './report';
import { traitsCsv } from './report-text';

/** Writes the whole report as a CSV file and makes the directories it needs. */
export async function writeTraitsReport(report: TraitsReport, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(traitsCsv(report)), createWriteStream(path));
}
