/** Static file server: precompressed files, cache headers, prerendered shells, 404. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { acceptedCoding, writeAnswer, type Coding } from '../../mocks/tools/http/content-coding';
import { ownOrigin, type OwnAddresses } from '../../mocks/tools/http/own-origin';
import { pathAndQuery } from '../../mocks/tools/http/request-target';
import { FIRST_PAGES_FOLDER } from '../build/first-page';
import { ORIGIN_MARKER, TITLE_MARKER } from '../build/first-card';
import { CLIENT_MARKER } from '../build/first-token';
import { NONCE_MARKER } from '../build/nonce-marker';
import type { Answer } from './security-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/opensearchdescription+xml',
};
/** Browsers and engines read whole addresses in them only. */
const WITH_ORIGIN: ReadonlySet<string> = new Set(['/opensearch.xml', '/robots.txt']);
const COMPRESSED = /\.(?:br|gz)$/;

interface File {
  body: Buffer;
  type: string;
  caching: string;
  etag: string;
  /** As the build compressed it (`precompress.ts`); nothing where that gained nothing. */
  compressed: Partial<Record<Coding, Buffer>>;
}

export interface SiteOptions {
  /** The built portal, read once: a later build does not disturb a running server. */
  folder: string;
  /** Files that are not in the folder, by path: `/config.json`. Always revalidated. */
  extra: Readonly<Record<string, string>>;
  /** JSON that pages ask for their first token with. */
  client?: string;
  isKnown(pathname: string): boolean;
  own: OwnAddresses;
  /** The file of the page that an address begins with. */
  firstPageOf?(pathname: string): string;
  /** The title of a page whose file leaves it open, escaped for HTML. */
  titleOf?(pathname: string): string;
}

/** Serves the built portal as nginx.conf does: status, caching, compression. */
export function staticSite({
  folder,
  extra,
  client = '{}',
  isKnown,
  own,
  firstPageOf = () => 'index.html',
  titleOf = () => '',
}: SiteOptions): Answer {
  const bodies = new Map<string, Buffer>();
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    bodies.set(path, readFileSync(join(folder, path)));
  }
  for (const [path, body] of bodies) {
    if (COMPRESSED.test(path)) continue;
    const compressed = { br: bodies.get(`${path}.br`), gzip: bodies.get(`${path}.gz`) };
    files.set(path, { ...fileOf(path, body), compressed });
  }
  for (const [path, text] of Object.entries(extra)) files.set(path, fileOf(path, Buffer.from(text), 'no-cache'));
  const pages = new Map<string, string>();
  for (const [path, { body }] of files) {
    if (path !== '/index.html' && !path.startsWith(`/${FIRST_PAGES_FOLDER}/`)) continue;
    pages.set(
      path.slice(1),
      body.toString().replaceAll(CLIENT_MARKER, () => client),
    );
    files.delete(path);
  }

  return async (request, response, nonce) => {
    const { pathname } = new URL(`http://localhost${pathAndQuery(request.url)}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(pathname);
    if (file && WITH_ORIGIN.has(pathname)) {
      const text = file.body.toString().replaceAll(ORIGIN_MARKER, ownOrigin(request, own) ?? '');
      sendFile(request, response, fileOf(pathname, Buffer.from(text), 'no-cache'));
    } else if (file) sendFile(request, response, file);
    else {
      const page = (pages.get(firstPageOf(pathname)) ?? pages.get('index.html') ?? '')
        .replaceAll(NONCE_MARKER, nonce)
        .replaceAll(TITLE_MARKER, () => titleOf(pathname))
        .replaceAll(ORIGIN_MARKER, ownOrigin(request, own) ?? '');
      const known = pathname === '/index.html' || isKnown(pathname);
      await sendPage(request, response, page, known);
    }
  };
}

function fileOf(path: string, body: Buffer, caching = cachingOf(path)): File {
  const extension = extname(path);
  return {
    body,
    caching,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    compressed: {},
  };
}

/** Names in `assets` carry a hash of their content. */
function cachingOf(path: string): string {
  if (path === '/service-worker.js') return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function sendFile({ headers, method }: IncomingMessage, response: ServerResponse, file: File): void {
  const coding = acceptedCoding(headers['accept-encoding'], file.compressed);
  // One address, several representations: each has its own tag.
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag;
  response.setHeader('Cache-Control', file.caching);
  response.setHeader('ETag', etag);
  if (file.compressed.gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (coding) response.setHeader('Content-Encoding', coding);
  const body = (coding && file.compressed[coding]) ?? file.body;
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(method === 'HEAD' ? undefined : body);
}

/** The page has no tag: each answer carries a nonce of its own. */
function sendPage(request: IncomingMessage, response: ServerResponse, html: string, known: boolean): Promise<void> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  const answer = new Response(html, { status: known ? 200 : 404, headers });
  return writeAnswer(answer, response, request.headers['accept-encoding'], {});
}
