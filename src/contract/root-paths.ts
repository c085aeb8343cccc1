/** Answered at the root of the host, and to callers without a token. */
export const TOKEN_FREE_PATHS = ['/oauth/', '/.well-known/', '/event', '/sitemap.xml', '/feeds/'];

/** What paths of the AI service begin with, which may be somebody else's: the portal puts its address in their place. */
export const AI_ROOT = '/ai/';

/** Answered at the root of the host, not below `/api/v2`: these are services of their own. */
export const ROOT_PATHS = [...TOKEN_FREE_PATHS, '/api/subsetting/v1/', '/brapi/v2/', AI_ROOT];
