import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

// The machine that tests run on may be busy with others.
configure({ asyncUtilTimeout: 8_000 });
// A page says enough in its first lines.
process.env.DEBUG_PRINT_LIMIT ??= '2500';

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
