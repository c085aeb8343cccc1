import { configureGlobal } from 'fast-check';
import { format } from 'node:util';
import { runs } from './runs';

// What must pass draws nothing by chance; `npm run test:full` looks for what nobody has thought of.
configureGlobal({ ...(process.env.FULL !== '1' && { seed: 1 }), numRuns: runs(100) });

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  // What React, MUI and msw say here is a fault of ours: a test that causes it fails.
  jest.spyOn(console, 'error').mockImplementation((...said) => complaints.push(format(...said)));
});

afterEach(() => {
  const said = complaints.splice(0);
  jest.restoreAllMocks();
  if (said.length) throw new Error(`The console said:\n${said.join('\n')}`);
});

/** For the rare test whose subject is a fault: what the console said so far, forgotten. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
