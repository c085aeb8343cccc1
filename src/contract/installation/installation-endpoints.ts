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
  'GET /admin/tools': line<{ returns: ServerTool[] }>(),
  /** Does it now. */
  'POST /admin/tools/:name': line<{ returns: ToolReport }>(),
  /** Also for publishers. */
  'GET /admin/logger': line<{ returns: Logger[] }>(),
  'PUT /admin/logger/:name': line<{ body: { level: LogLevel }; returns: Logger }>(),
  /** Back to its initial level. */
  'DELETE /admin/logger/:name': line<{ returns: Logger }>(),
};
