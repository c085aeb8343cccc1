/** Answered at the root of the host, and to callers without a token. */
export const TOKEN_FREE_PATHS = ['/oauth/', '/.well-known/', '/event', '/sitemap.xml', '/feeds/'];

/** Answered at the root of the host, not below `/api/v2`: the climate tools and BrAPI are services of their own. */
export const ROOT_PATHS = [...TOKEN_FREE_PATHS, '/api/subsetting/v1/', '/brapi/v2/'];
