/** What every command has in common: how it ends. */
import { existsSync } from 'node:fs';

/** A sentence for the person at the terminal: printed alone, without a stack, exit code 1. */
export class UsageError extends Error {}

/**
 * Runs a command's main part: `.env` completes the environment, and a UsageError is a sentence and exit code 1.
 */
export async function program(main: () => void | Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await main();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
    // What has been opened so far must not keep a refused command alive.
    process.exit();
  }
}

/** Runs `end` once when somebody stops the program, then leaves. */
export function onStop(end: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
