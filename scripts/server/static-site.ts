import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { NONCE_MARKER } from './nonce-marker';
import type { Answer } from './secured';

const gzip = promisify(gzipCallback);

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
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_COMPRESSING = 1024;

interface File {
  body: Buffer;
  type: string;
  caching: string;
  etag: string;
  /** Made when first asked for, then kept; absent when it would gain nothing. */
  compressed?: Promise<Buffer>;
  mayCompress: boolean;
}

export interface SiteOptions {
  /** The built portal, read once: a later build does not disturb a running server. */
  folder: string;
  /** Files that are not in the folder, by path: `/config.json`. Always revalidated. */
  extra: Readonly<Record<string, string>>;
  isKnown(pathname: string): boolean;
}

/** Serves the built portal as nginx.conf does: status, caching, compression. */
export function staticSite({ folder, extra, isKnown }: SiteOptions): Answer {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    files.set(path, fileOf(path, readFileSync(join(folder, path))));
  }
  for (const [path, text] of Object.entries(extra)) files.set(path, fileOf(path, Buffer.from(text), 'no-cache'));
  const page = files.get('/index.html')?.body.toString() ?? '';

  return async (request, response, nonce) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = pathname === '/index.html' ? undefined : files.get(pathname);
    // Browsers read whole addresses in it only.
    if (file && pathname === '/opensearch.xml') {
      const text = file.body.toString().replaceAll('__ORIGIN__', originOf(request));
      await sendFile(request, response, fileOf(pathname, Buffer.from(text), 'no-cache'));
    } else if (file) await sendFile(request, response, file);
    else
      await sendPage(
        request,
        response,
        page.replaceAll(NONCE_MARKER, nonce),
        pathname === '/index.html' || isKnown(pathname),
      );
  };
}

function fileOf(path: string, body: Buffer, caching = cachingOf(path)): File {
  const extension = extname(path);
  return {
    body,
    caching,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    mayCompress: COMPRESSIBLE.has(extension) && body.length >= WORTH_COMPRESSING,
  };
}

/** Names in `assets` carry a hash of their content. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: File): Promise<void> {
  const compress = file.mayCompress && acceptsGzip(request);
  // One address, two representations: each has its own tag.
  const etag = compress ? file.etag.replace(/"$/, '-gz"') : file.etag;
  response.setHeader('Cache-Control', file.caching);
  response.setHeader('ETag', etag);
  if (file.mayCompress) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (compress) response.setHeader('Content-Encoding', 'gzip');
  const body = compress ? await (file.compressed ??= gzip(file.body, { level: 9 })) : file.body;
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/** The page has no tag: each answer carries a nonce of its own. */
async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
  known: boolean,
): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  const compress = acceptsGzip(request);
  if (compress) response.setHeader('Content-Encoding', 'gzip');
  const body = compress ? await gzip(html) : Buffer.from(html);
  response.setHeader('Content-Length', body.length);
  response.writeHead(known ? 200 : 404).end(request.method === 'HEAD' ? undefined : body);
}

/** Where the visitor reaches this server, through a proxy with a certificate too. */
function originOf({ headers }: IncomingMessage): string {
  const { host = '' } = headers;
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${scheme}://${/^[A-Za-z0-9.:-]+$/.test(host) ? host : 'localhost'}`;
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(String(request.headers['accept-encoding'] ?? ''));
}
