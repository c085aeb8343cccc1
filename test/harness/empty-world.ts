import { makeWorld, type World, type WorldOptions } from '../../mocks/rules/world/world';

/** Institutes, crops and countries without a single accession: for tests that are not about data. */
export const emptyWorld = (options: WorldOptions = {}): World => makeWorld({ accessions: 0, ...options });
