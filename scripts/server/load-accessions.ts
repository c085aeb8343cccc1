import type { WorldOptions } from '../../mocks/core/world';
import type { Options } from './options';

const DEMO_ACCESSIONS = 20_000;

export interface Loaded {
  accessions: NonNullable<WorldOptions['accessions']>;
  /** Names the data, so that changes made on other data stay apart. */
  fingerprint: string;
  /** What was noticed on the way: lines to print. */
  lines: string[];
}

/** The demo accessions, or those of the files named. */
export async function loadAccessions({ accessions = DEMO_ACCESSIONS }: Options): Promise<Loaded> {
  return { accessions, fingerprint: `demo-${accessions}`, lines: [] };
}
