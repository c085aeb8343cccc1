import type { APIResponse, Route } from 'playwright-core';

/** What the server answers. Once a connection was closed while it was idle, another one is tried. */
export const answerOf = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 3 });
