import { format } from 'node:util';

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
