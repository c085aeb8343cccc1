/** Loads observations from files, for `--traits`. */
import { ImportError } from '@/mcpd/reading/import-error';
import { demoAccessions } from '../../../mocks/data/demo/demo-accessions';
import type { WorldOptions } from '../../../mocks/rules/world/world';
import { loadTraits } from '../../../mocks/data/import/traits/load-traits';
import { traitsSummary } from '../../../mocks/data/import/traits/report-text';
import { writeTraitsReport } from '../../../mocks/data/import/traits/write-traits-report';
import { reportPath } from './data-folder';
import { digest, type Loaded } from './load-accessions';
import type { Options } from '../options';
import { UsageError } from '../../program';

export interface LoadedObservations extends Loaded {
  traits: NonNullable<WorldOptions['traits']>;
}

/**
 * Adds the observations of `--traits` to the accessions that were loaded, with a report of every observation.
 * @throws UsageError with one sentence when a file cannot be taken in.
 */
export async function loadObservations(
  { traits: paths, institute, encoding }: Options,
  loaded: Loaded,
): Promise<LoadedObservations> {
  if (paths.length === 0) return { ...loaded, traits: [] };
  console.log('Loading the observations …');
  const accessions = typeof loaded.accessions === 'number' ? demoAccessions(loaded.accessions) : loaded.accessions;
  const { datasets, report } = await loadTraits(paths, {
    accessions,
    ...(institute === undefined ? {} : { institute }),
    ...(encoding === undefined ? {} : { encoding }),
  }).catch((error: unknown) => {
    throw error instanceof ImportError ? new UsageError(error.message) : error;
  });
  const path = reportPath('traits');
  await writeTraitsReport(report, path);
  return {
    ...loaded,
    traits: datasets,
    fingerprint: `${loaded.fingerprint}-${await digest(paths, institute, encoding)}`,
    lines: [...loaded.lines, '', ...traitsSummary(report), `Observation by observation: ${path}`],
  };
}
