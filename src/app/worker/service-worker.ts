/**
 * Stands between the page and the server of its files, so that a second visit paints without either. It keeps pages,
 * scripts, styles, texts, fonts and `config.json`; calls of the API pass by it. Built by `scripts/build/service-worker-file.ts`.
 */
import { cachedPage, otherPage, withNewNonce, type CachedPage } from './cached-page';

declare const self: ServiceWorkerGlobalScope;
/** Of the build that this worker belongs to. */
declare const __KIT__: {
  /** Changes with every file. */
  version: string;
  /** The first script of its pages. */
  entry: string;
  /** The routes that have first pages of their own. */
  pages: readonly string[];
  /** The scripts that the start, the accessions and My List need to open without a network, and their style sheets. */
  files: readonly string[];
  /** The folder of texts, and the namespaces. */
  texts: { folder: string; namespaces: readonly string[] };
};

const kit = __KIT__;
const PREFIX = 'portal-';
const CACHE = PREFIX + kit.version;
const { pathname: base } = new URL(self.registration.scope);
const config = `${base}config.json`;

/** It goes on to stand behind the pages that are open, which would fill its cache again. */
let left = false;

/** Only what is installed has one: to open it after the worker left would make it anew, also by a worker begun again. */
const cache = async () => ((await caches.has(CACHE)) && !left ? caches.open(CACHE) : undefined);
/** What is packed differently is the same to us. Looking makes no cache. */
const found = (key: string) => caches.match(key, { cacheName: CACHE, ignoreVary: true });

async function keep(key: string, address = key, how: RequestCache = 'default'): Promise<Response | undefined> {
  const response = await fetch(address, { cache: how, priority: 'low' });
  // In maintenance, or gone: what is kept is better.
  if (!response.ok || response.redirected) return undefined;
  await (await cache())?.put(key, response.clone());
  return response;
}

/** One after the other: the page may be asking for something that somebody waits for. */
async function keepMissing(paths: Iterable<string>): Promise<void> {
  for (const path of paths) if (!left && !(await found(path))) await keep(path);
}

async function cachePage({ key, address }: CachedPage): Promise<void> {
  if (!(await found(key))) await keep(key, address, 'no-cache');
}

/** Everything that opens without a network in a language; what has no text in it is shown in English. */
async function keepLanguage(language: string): Promise<void> {
  const { folder, namespaces } = kit.texts;
  const texts = [...new Set([language, 'en'])].flatMap((code) =>
    namespaces.map((name) => `${folder}/${code}/${name}.json`),
  );
  await keepMissing([...kit.files, ...texts].map((file) => base + file));
  await cachePage(otherPage(language, base));
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function install(): Promise<void> {
  await caches.open(CACHE);
  const pages = (await windows()).map(({ url }) => cachedPage(new URL(url).pathname, kit.pages, base));
  await Promise.all([...new Set(pages.map((page) => page?.language ?? 'en'))].map(keepLanguage));
  await keep(config, config, 'no-cache');
  await self.skipWaiting();
}

const isOurs = (name: string) => name.startsWith(PREFIX);

async function forget(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && isOld(name)).map((name) => caches.delete(name)));
}

async function activate(): Promise<void> {
  await forget((name) => name !== CACHE);
  // The version before may have become active while this one was being installed, and have done the same.
  await caches.open(CACHE);
  await self.clients.claim();
}

/** A deployment that has no worker is not served by one for ever: browsers keep it when its file is gone. */
async function leaveWhereNotWanted(): Promise<void> {
  const own = await fetch(self.location.href, { cache: 'no-store' });
  if (own.ok ? /javascript/.test(own.headers.get('Content-Type') ?? '') : own.status !== 404) return;
  left = true;
  await self.registration.unregister();
  await forget(isOurs);
}

async function renew({ key, address, language }: CachedPage): Promise<void> {
  const [page] = await Promise.all([keep(key, address, 'no-cache'), keep(config, config, 'no-cache')]);
  if (page && !(await page.text()).includes(kit.entry)) await leaveWhereNotWanted();
  if (!left) await keepLanguage(language);
}

/** Milliseconds that the page has the line for itself. */
const PAUSE = 2_000;

const later = async (work: () => Promise<unknown>) => {
  await new Promise((wake) => setTimeout(wake, PAUSE));
  // Without a network what is kept stays.
  await work().catch(() => undefined);
};

/** What is kept is shown at once and renewed behind it: its next visit has what was deployed meanwhile. */
async function pageFor({ request }: FetchEvent, page: CachedPage): Promise<Response> {
  const kept = (await found(page.key)) ?? (await found(otherPage(page.language, base).key));
  if (kept) return withNewNonce(kept);
  return fetch(request).catch(async (fault: unknown) => {
    const english = await found(otherPage('en', base).key);
    if (english) return withNewNonce(english);
    throw fault;
  });
}

/** Names of assets carry a hash of their content: what is kept is right. */
async function fileFor(event: FetchEvent, path: string): Promise<Response> {
  const kept = await found(path);
  if (kept) return kept;
  const response = await fetch(event.request).catch(async (fault: unknown) => {
    // A language that was not read yet: English says it as well.
    const english = await found(path.replace(/\/[\w-]+(?=\/[\w-]+\.json$)/, '/en'));
    if (english) return english;
    throw fault;
  });
  if (response.url !== event.request.url) return response;
  const copy = response.ok && response.clone();
  if (copy) event.waitUntil(cache().then((open) => open?.put(path, copy)));
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (left || request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const page = cachedPage(pathname, kit.pages, base);
    if (!page) return;
    event.respondWith(pageFor(event, page));
    event.waitUntil(later(() => renew(page)));
  } else if (pathname === config || pathname.startsWith(`${base}assets/`)) {
    event.respondWith(fileFor(event, pathname));
  }
});

/** A page names itself and the files that it was drawn with before there was a worker. */
async function keepUsed(paths: readonly unknown[]): Promise<void> {
  // To register a worker that has left, but still stands behind an open page, brings it back.
  if (!(await cache())) return leaveWhereNotWanted();
  const files = paths.filter((path) => typeof path === 'string');
  for (const page of files.flatMap((path) => cachedPage(path, kit.pages, base) ?? [])) await cachePage(page);
  await keepMissing(files.filter((path) => path.startsWith(`${base}assets/`)));
}

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data).catch(() => undefined));
});
