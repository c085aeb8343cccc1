/**
 * What a newcomer runs once: types, lint, Jest and the essential browser journeys, each of them although one before has
 * failed. `TESTS=full` runs what this leaves out and `.ci/run` tests, too. `FULL=1` looks for what nobody has thought of:
 * whole matrices, random draws and orders, late answers, each file on a page of its own.
 */
import { spawn } from 'node:child_process';
import { program } from './program';

const FULL = process.env.FULL === '1';
const REST = process.env.TESTS === 'full';

interface Step {
  name: string;
  command: readonly string[];
  environment?: Record<string, string>;
}

const JEST = ['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
const types: Step = { name: 'types', command: ['npm', 'run', '--silent', 'types'] };
const lint: Step = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] };
const jest: Step = FULL
  ? { name: 'Jest', command: [...JEST, '--randomize'], environment: { JITTER: process.env.JITTER ?? '60' } }
  : { name: 'Jest', command: JEST, environment: { TESTS: REST ? 'full' : 'main' } };
const journeys: Step = {
  name: 'journeys',
  command: ['tsx', 'scripts/browser.ts'],
  environment: FULL ? {} : { JOURNEYS: REST ? 'rest' : 'essential' },
};

/**
 * @param before until whose end it says nothing, so that neither of two that run at once talks into the other.
 * @returns whether it passed.
 */
async function run({ command: [file = '', ...args], environment }: Step, before?: Promise<unknown>): Promise<boolean> {
  const output = before ? 'pipe' : 'inherit';
  const child = spawn(file, args, { stdio: ['inherit', output, output], env: { ...process.env, ...environment } });
  const passed = new Promise<boolean>((done) => {
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
  // What nobody reads is lost when a process ends.
  const kept: Buffer[] = [];
  let tell = (said: Buffer): unknown => kept.push(said);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (said: Buffer) => tell(said));
  await before;
  tell = (said) => process.stdout.write(said);
  for (const said of kept) tell(said);
  return passed;
}

const LEFT_OUT =
  'Left out: *.full.test.* and the other journeys (.ci/run), random orders and whole matrices (npm run test:full).';

await program(async () => {
  const outcomes = new Map<string, boolean>();
  const note = async (step: Step, before?: Promise<unknown>) => outcomes.set(step.name, await run(step, before));
  if (!REST) await Promise.all([note(types), note(lint)]);
  const units = note(jest);
  // A journey waits more than it works.
  await Promise.all([units, note(journeys, units)]);
  const said = [...outcomes].map(([name, passed]) => `${name} ${passed ? 'passed' : 'FAILED'}`);
  console.log(`\n${said.join(', ')}.${FULL || REST ? '' : ` ${LEFT_OUT}`}`);
  if ([...outcomes.values()].includes(false)) process.exitCode = 1;
});
