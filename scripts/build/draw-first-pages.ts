/**
 * Draws what addresses show before their scripts have come: opens the portal in a window of jsdom whose API never
 * answers, and prints what stands there then, as JSON. A process of its own: its globals become those of a page.
 *
 *   tsx scripts/build/draw-first-pages.ts BUNDLE BASE LANGUAGE …
 *
 * BUNDLE is the portal, built for Node, its texts beside it; BASE where it will stand on its host
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { FirstCall } from '@/app/first-calls';
import { directionOf, localizedHref } from '@/app/language';
import { NO_ITEM, OTHER_PAGE, WIDE, type FirstPage } from './first-page';

interface Sketch {
  name: string;
  path: string;
  /** It is drawn when this is there. */
  until: string;
  /** Widths of the window, in pixels, at which scripts draw it differently. */
  widths: readonly number[];
  /** The namespace of the forms of its count. */
  counts?: string;
}

const SKETCHES: readonly Sketch[] = [
  { name: 'welcome', path: '/', until: 'main form', widths: [390] },
  { name: 'accessions', path: '/a', until: 'main form', widths: [390, 1280], counts: 'accession' },
  { name: 'accession', path: `/a/${NO_ITEM}`, until: 'main [aria-busy=true]', widths: [390] },
  { name: 'dataset', path: `/datasets/${NO_ITEM}`, until: 'main [aria-busy=true]', widths: [390] },
  { name: OTHER_PAGE, path: '/login', until: 'header', widths: [390] },
];

/** Milliseconds without a change after which nothing more is to come, and after which something is wrong. */
const [QUIET, PATIENCE] = [60, 30_000];

const [bundle = '', base = '/', ...languages] = process.argv.slice(2);
const { window: page } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
let width = 0;

/** Lets the application have its token. */
let giveToken: () => void = () => undefined;
/** What was asked of the API. */
let asked: Pick<FirstCall, 'method' | 'path' | 'body'>[] = [];

/** Good for drawing only. */
const TOKEN = `.${btoa(JSON.stringify({ jti: 'drawn' }))}.`;

/** Texts come from their files; calls of the API wait without end, that of the token until the page is drawn. */
function answer(input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, page.location.href);
  const file = pathname.slice(base.length);
  if (file === 'config.json') return Promise.resolve(Response.json({ PUBLIC_LANGUAGES: 'all' }));
  if (file.startsWith('assets/')) return Promise.resolve(new Response(readFileSync(join(dirname(bundle), file))));
  const token = Response.json({ access_token: TOKEN, expires_in: 3_600 });
  if (pathname === '/oauth/token') return new Promise((done) => (giveToken = () => done(token)));
  const path = pathname.replace('/api/v2', '') + search;
  asked.push({ method, path, ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }) });
  return new Promise(() => undefined);
}

const nothing = () => undefined;
const silent = {
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
};

function matchMedia(media: string) {
  const [, side, bound] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(media) ?? [];
  const matches = side !== undefined && (side === 'min' ? width >= Number(bound) : width <= Number(bound));
  return { media, matches, ...silent };
}

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

function becomePage(): void {
  // One drawing's token is not that of the next.
  Object.defineProperty(page.navigator, 'cookieEnabled', { value: false });
  Object.assign(page, { matchMedia, scrollTo: nothing, ResizeObserver: Observer, IntersectionObserver: Observer });
  const ours = new Set(['window', 'document', 'navigator', 'location', 'history', 'Event', 'CustomEvent']);
  for (const name of Object.getOwnPropertyNames(page)) {
    if (ours.has(name) || !(name in globalThis))
      Object.defineProperty(globalThis, name, { configurable: true, get: () => page[name] as unknown });
  }
  const events = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;
  Object.assign(globalThis, Object.fromEntries(events.map((name) => [name, page[name].bind(page)])), { fetch: answer });
}

async function settled(element: Element, until: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  let [before, since] = ['', performance.now()];
  while (performance.now() < end) {
    await new Promise((wake) => setTimeout(wake, QUIET / 4));
    if (element.innerHTML !== before) [before, since] = [element.innerHTML, performance.now()];
    else if (element.querySelector(until) && performance.now() - since > QUIET) return;
  }
  throw new Error(`${page.location.pathname} does not show ${until}: ${element.innerHTML}`);
}

type OpenPortal = (element: Element) => Promise<{ close(): void }>;

becomePage();
const { openPortal } = (await import(pathToFileURL(resolve(bundle)).href)) as { openPortal: OpenPortal };

/** The policy of the page knows no style attributes: each becomes a class. */
function withClasses(element: Element, styles: string[]): void {
  for (const styled of element.querySelectorAll('[style]')) {
    const text = styled.getAttribute('style') ?? '';
    const name = `first-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    styled.removeAttribute('style');
    styled.classList.add(name);
    // Above what components say of themselves, as styles of elements are.
    styles.push(`.${name}.${name}.${name}{${text}}`);
  }
}

interface Drawn {
  html: string;
  styles: string[];
  calls: FirstCall[];
}

const FORM = 'count_';

/** A count that the page is told of before its texts are there: by plural category. */
function countForms(namespace: string, language: string): string {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const forms = texts.flatMap(([key, text]) => (key.startsWith(FORM) ? [[key.slice(FORM.length), text]] : []));
  return JSON.stringify(Object.fromEntries(forms));
}

/** What the portal draws, without what cannot be known yet. */
async function draw({ name, path, until, counts }: Sketch, language: string): Promise<Drawn> {
  page.history.replaceState(null, '', localizedHref(path, language, base));
  // As in a browser there is a page already: what is not for the screen waits until it has taken its place.
  page.document.head.insertAdjacentHTML('beforeend', '<style data-first></style>');
  page.document.body.innerHTML = '<div><p></p></div>';
  const element = page.document.body.firstElementChild as Element;
  const { close } = await openPortal(element);
  await settled(element, until);
  const drawn = element.cloneNode(true) as Element;
  asked = [];
  giveToken();
  await settled(element, until);
  const calls = asked.map((call) => ({ address: path.replace(/\/$/, ''), ...call }));
  const styles: string[] = [];
  close();
  drawn.querySelector('footer')?.remove();
  if (name === OTHER_PAGE) drawn.querySelector('main')?.replaceChildren();
  // Where to come back to after logging in is another address than the one that was drawn.
  for (const link of drawn.querySelectorAll('a[href*="?from="]'))
    link.setAttribute('href', link.getAttribute('href')?.replace(/\?.*/, '') ?? '');
  if (counts) drawn.querySelector('[data-begun]')?.setAttribute('data-forms', countForms(counts, language));
  withClasses(drawn, styles);
  return { html: drawn.innerHTML, styles, calls };
}

async function firstPage(sketch: Sketch, language: string): Promise<FirstPage> {
  const drawn: Drawn[] = [];
  for (width of sketch.widths) drawn.push(await draw(sketch, language));
  const [narrow = '', wide] = drawn.map((one) => one.html);
  const html = wide ? `<div class="first-narrow">${narrow}</div><div class="first-wide">${wide}</div>` : narrow;
  const all = drawn.flatMap(({ styles }) => styles);
  // The footer comes with the scripts, and stays below the fold until then.
  const ours =
    `main{min-height:100vh}.first-wide{display:none}` +
    // In sight, wherever one has scrolled to.
    `#not-loaded{position:fixed;inset:auto 0 0;margin:0;padding:16px;color:CanvasText;background:Canvas;border-top:2px solid}` +
    `@media(min-width:${WIDE}px){.first-narrow{display:none}.first-wide{display:block}}`;
  const title = sketch.name === OTHER_PAGE ? brand(page.document.title) : page.document.title;
  return {
    name: sketch.name,
    language,
    direction: directionOf(language),
    title,
    css: [...new Set(all)].join('') + ours,
    html,
    calls: sketch.name === OTHER_PAGE ? [] : callsAt(drawn.map(({ calls }) => calls)),
  };
}

/** What is asked for at one width only says so. */
function callsAt([narrow = [], wide = narrow]: readonly FirstCall[][]): FirstCall[] {
  const [inNarrow, inWide] = [narrow, wide].map((calls) => new Set(calls.map((call) => JSON.stringify(call))));
  return [
    ...narrow.map((call) =>
      inWide?.has(JSON.stringify(call)) ? call : { ...call, media: `(max-width:${WIDE - 0.05}px)` },
    ),
    ...wide
      .filter((call) => !inNarrow?.has(JSON.stringify(call)))
      .map((call) => ({ ...call, media: `(min-width:${WIDE}px)` })),
  ];
}

/** The title of a page ends with the portal's name. */
const brand = (title: string) => title.slice(title.lastIndexOf(' – ') + 3);

// Once for nothing: what is loaded when it is first needed is there from then on.
for (const sketch of SKETCHES) await firstPage(sketch, 'en');
const pages: FirstPage[] = [];
for (const language of languages) for (const sketch of SKETCHES) pages.push(await firstPage(sketch, language));
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
