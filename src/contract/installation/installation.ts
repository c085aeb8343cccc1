/** From what says most to nothing at all. */
export const LOG_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One process of the server. What it does not know is left out. */
export interface ClusterMember {
  name: string;
  version: string;
  /** When it started, ISO 8601. */
  since: string;
  /** Bytes. */
  memory?: number;
  /** Processes that ran or waited on its machine, over a minute. */
  load?: number;
}

/** What all members hold together: entries by key. */
export interface ClusterMap {
  name: string;
  entries: number;
}

export interface Cluster {
  members: ClusterMember[];
  maps: ClusterMap[];
}

/** What the server remembers so that it need not compute it again. */
export interface CacheFigures {
  /** Its key. */
  name: string;
  entries: number;
  /** The most entries; the oldest make room. */
  capacity: number;
  /** Since it was made: how often something was found in it, and how often it had to be computed. */
  hits: number;
  misses: number;
}

/** What an installation needs by hand now and then. */
export const SERVER_TOOLS = ['reminders', 'unvalidated', 'links'] as const;
export type ServerToolName = (typeof SERVER_TOOLS)[number];

export interface ServerTool {
  /** One of `SERVER_TOOLS` of this API. */
  name: string;
  /** How many things it would touch now. */
  touches: number;
}

/** What a tool did. */
export interface ToolReport {
  touched: number;
}

/** A part of the server that prints what it does. */
export interface Logger {
  /** Its key. */
  name: string;
  /** What is less important is not printed. */
  level: LogLevel;
  /** The level that it has where nobody set one. */
  initial: LogLevel;
}
