import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { ENABLED_LANGUAGES } from '../../src/contract/constants';
import type English from '../../locales/en/common.json';
import { firstCard, TITLE_MARKER } from './first-card';
import { drawFirstPages } from './draw-first-pages';
import { FIRST_PAGES_FOLDER, firstPageFile, NO_ITEM, OTHER_PAGE, WIDE, type FirstPage } from './first-page';
import { firstToken } from './first-token';
import { NONCE_MARKER } from './nonce-marker';

/** The modules that the first screens of addresses are in, as `src/app/first-screens.ts` asks for them; of others, where those are. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['src/features/welcome/Welcome.tsx'],
  accessions: ['src/shared/list/screen/list-screen.tsx', 'src/entities/accession/list.tsx'],
  accession: ['src/shared/detail/detail-screen.tsx', 'src/entities/accession/detail.tsx'],
  dataset: ['src/entities/dataset/detail.tsx'],
  [OTHER_PAGE]: ['src/app/other-screens.ts'],
};

/** What they need in a wide window besides. */
const IN_WIDE: Readonly<Record<string, readonly string[]>> = {
  accessions: ['src/shared/filters/panel/FilterPanel.tsx'],
};

/** The files that these modules are in, with all that they import. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(needed);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file of the build has ${module}.`);
    add(chunk.fileName);
  }
  return [...files];
}

/** The style sheets of these modules, what is imported before what imports it: so their rules have to follow each other. */
export function sheetsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') return;
    seen.add(name);
    file.imports.forEach(add);
    file.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
  };
  for (const module of modules) filesOf([module], bundle).slice(0, 1).forEach(add);
  return [...sheets];
}

/** Fetched together with the first script, not after it has told what it needs. */
function preloads(page: string, { name, language, calls }: FirstPage, { base, bundle, isStatic }: Place): string {
  const scripts = filesOf(SCREENS[name] ?? [], bundle).filter((file) => !page.includes(file));
  const inWide = filesOf(IN_WIDE[name] ?? [], bundle).filter((file) => !page.includes(file) && !scripts.includes(file));
  const script = (file: string) => `<link rel="modulepreload" crossorigin href="${base}${file}"`;
  const texts = Object.keys(bundle).find((file) => file.endsWith(`/${language}/first-${name}.json`)) ?? '';
  const prefetch = filesOf(['src/app/start/prefetch.ts'], bundle).slice(0, 1);
  const libraries = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'libraries');
  // Evaluated in a task of their own: together with the portal's modules they would hold a phone up for too long.
  const apart = [...(isStatic ? [] : prefetch), ...(libraries ? [libraries.fileName] : [])];
  const first = JSON.stringify(calls)
    .replaceAll(NO_ITEM, '{uuid}')
    .replaceAll('<', String.raw`\u003c`);
  return [
    // A demo has nobody to ask before its reference API is there.
    ...(isStatic ? [] : [`<script type="application/json">${first}</script>`]),
    ...apart.map((file) => `<script type="module" async crossorigin src="${base}${file}"></script>`),
    ...scripts.map((file) => `${script(file)}>`),
    ...inWide.map((file) => `${script(file)} media="(min-width:${WIDE}px)">`),
    `<link rel="preload" as="fetch" crossorigin data-texts="${language}" href="${base}${texts}">`,
  ].join('');
}

/** What the page says when its scripts do not come. */
function notLoaded(language: string): string {
  const { part, actions } = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8')) as typeof English;
  return `${part.failed} <a href="">${actions.reload}</a>`;
}

const styleOf = (which: string, rules: string) => `<style${which} nonce="${NONCE_MARKER}">${rules}</style>`;

/** Critical CSS: the sheets of a page's files, whole, and links that only tell the bundle's loader that they are there. */
function sheetsIn({ name }: FirstPage, { base, bundle }: Place): string {
  const sheets = sheetsOf(['src/main.tsx', ...(SCREENS[name] ?? []), ...(IN_WIDE[name] ?? [])], bundle);
  const rules = sheets.map((sheet) => {
    const file = bundle[sheet];
    return file?.type === 'asset' ? String(file.source) : '';
  });
  const links = sheets.map((sheet) => `<link rel="stylesheet" disabled href="${base}${sheet}">`);
  return styleOf('', rules.join('')) + links.join('');
}

/** The page of the build with what an address shows before its scripts have come. The style sheets of its files stay. */
function withFirstPage(page: string, first: FirstPage, links: string, place: Place): string {
  const { language, direction, title, description, css, html } = first;
  const card = firstCard(first, place.isStatic ? undefined : place.base);
  const styles = sheetsIn(first, place) + styleOf(' data-first', css);
  return page
    .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${card}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => `${String(start)}${description}`)
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `${links}${styles}</head>`)
    .replace('<p id="not-loaded" role="alert" hidden>', (element) => element + notLoaded(language))
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** The page whose scripts come after what `prefetch` asks for. */
function prefetchFirst(page: string, { base, bundle }: Place): string {
  const prefetch = new Set(filesOf(['src/app/start/prefetch.ts'], bundle).map((file) => base + file));
  return page.replaceAll(
    /<(?:link rel="modulepreload" crossorigin href|script type="module" crossorigin src)="([^"]+)"/g,
    (tag, href: string) => (prefetch.has(href) ? tag : `${tag} fetchpriority="low"`),
  );
}

interface Place {
  folder: string;
  /** Where the portal will stand on its host. */
  base: string;
  /** A host that sends files as they are has one page for the start, and one for what it does not find. */
  isStatic: boolean;
  bundle: Rolldown.OutputBundle;
}

/** Writes a page for each language and kind of address below the build's folder; `index.html` becomes one of them. */
export async function writeFirstPages(config: InlineConfig, place: Place): Promise<void> {
  const { folder, base, isStatic } = place;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const pages = await drawFirstPages(config, base, isStatic ? ['en'] : ENABLED_LANGUAGES);
  const token = firstToken(String(config.define?.__DEFAULTS__ ?? '{}'));
  const write = (file: string, drawn: FirstPage) => {
    const whole = withFirstPage(page, drawn, preloads(page, drawn, place), place);
    const text = isStatic ? whole : prefetchFirst(whole, place).replace('</title>', (end) => end + token);
    writeFileSync(join(folder, file), text);
  };
  const writeEnglish = (file: string, name: string) => {
    const drawn = pages.find((one) => one.name === name && one.language === 'en');
    if (!drawn) throw new Error(`The first page ${name} was not drawn.`);
    // A static host writes nothing into it.
    write(file, isStatic ? { ...drawn, title: drawn.title.replace(TITLE_MARKER, drawn.brand) } : drawn);
  };
  writeEnglish('index.html', isStatic ? 'welcome' : OTHER_PAGE);
  if (isStatic) {
    writeEnglish('404.html', OTHER_PAGE);
    return;
  }
  mkdirSync(join(folder, FIRST_PAGES_FOLDER), { recursive: true });
  for (const drawn of pages) write(firstPageFile(drawn), drawn);
}
