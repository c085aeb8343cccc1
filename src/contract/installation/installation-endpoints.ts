import type { ReindexFlags, Reindexing } from './search-index';
import type { CacheFigures, Cluster, Logger, LogLevel, ServerTool, ToolReport } from './installation';

const line = <E>() => ({}) as E;

/** The running server: what it tells of itself, and what administrators do with it. */
// oxfmt-ignore
export const installationEndpoints = {
  'GET /admin/cache': line<{ returns: CacheFigures[] }>(),
  /** Forgets what all of them hold. */
  'DELETE /admin/cache': line<{ returns: null }>(),
  'DELETE /admin/cache/:name': line<{ returns: null }>(),
  'GET /admin/cluster': line<{ returns: Cluster }>(),
  /** What searches are answered from. */
  'GET /admin/elastic': line<{ returns: Reindexing }>(),
  'PUT /admin/elastic': line<{ body: ReindexFlags; returns: Reindexing }>(),
  /** Makes the named indexes anew, or all; 409 while one runs, or where the flags are against it. */
  'POST /admin/elastic/reindex': line<{ body: { indexes?: string[] }; returns: Reindexing }>(),
  /** Stops the one that runs: indexes that are not whole yet stay as they were. */
  'DELETE /admin/elastic/reindex': line<{ returns: Reindexing }>(),
  'GET /admin/tools': line<{ returns: ServerTool[] }>(),
  /** Does it now. */
  'POST /admin/tools/:name': line<{ returns: ToolReport }>(),
  /** Also for publishers. */
  'GET /admin/logger': line<{ returns: Logger[] }>(),
  'PUT /admin/logger/:name': line<{ body: { level: LogLevel }; returns: Logger }>(),
  /** Back to its initial level. */
  'DELETE /admin/logger/:name': line<{ returns: Logger }>(),
};
