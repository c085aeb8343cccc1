import { LOG_LEVELS, type Logger, type LogLevel } from '@/contract/installation/installation';
import type { Store } from '../store/store';

/** Whether something of this importance is printed now. */
export type Prints = (level: Exclude<LogLevel, 'OFF'>) => boolean;

/** Who prints what. A level is kept, so that it holds after a restart too. */
export interface Loggers {
  /** For a part that prints: from now on it is among the loggers. */
  printer(name: string): Prints;
  /** By name. */
  all(): Logger[];
  find(name: string): Logger | undefined;
  /** @param level null for the initial one. */
  set(name: string, level: LogLevel | null): void;
}

const INITIAL: LogLevel = 'INFO';

export function makeLoggers(store: Store): Loggers {
  const levels = store.rows<LogLevel>('accounts/loggers');
  const names = new Set<string>();
  const levelOf = (name: string): LogLevel => levels.get(name) ?? INITIAL;
  const loggerOf = (name: string): Logger => ({ name, level: levelOf(name), initial: INITIAL });

  return {
    printer: (name) => {
      names.add(name);
      return (level) => LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(levelOf(name));
    },
    all: () => [...names].toSorted().map(loggerOf),
    find: (name) => (names.has(name) ? loggerOf(name) : undefined),
    set: (name, level) => {
      if (level === null || level === INITIAL) levels.delete(name);
      else levels.set(name, level);
    },
  };
}
