/** Titles of the kinds of pages, for whoever shows a link without running scripts: in Node, and as maps of nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, splitLanguage } from '@/app/language/language';
import { documentTitle } from '@/app/shell/head/document-title';
import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';
import { matchRoute } from '@/routes/match-route';
import { routePatterns } from '@/routes/route-patterns';
import { rowOf, routeNames, type RouteName } from '@/routes/routes';
import type English from '../../locales/en/nav.json';
import { firstPageNames } from '../build/first-page';
import { knownAddressesMap, mapLine, quoted } from './known-addresses';

/** What anybody may open, and has no shell of its own with a title in it. */
const titled = routeNames.filter(
  (name) => rowOf(name).allow === 'anyone' && !firstPageNames.some((each) => each === name),
);

const textsOf = (language: Language, namespace: string, root: string): unknown =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8'));

function titlesIn(language: Language, root: string) {
  const { titles } = textsOf(language, 'nav', root) as typeof English;
  const { brand } = textsOf(language, 'common', root) as { brand: string };
  const titleOf = (name: RouteName) => {
    const key = rowOf(name).titleKey.replace('nav:titles.', '') as keyof typeof titles;
    return documentTitle({ name, params: {} }, titles[key], brand);
  };
  return { brand, titles: new Map(titled.map((name) => [name, titleOf(name)])) };
}

/** The title of the kind of page that an address is, in its own language, escaped for HTML; of others the portal's name. */
export function pageTitles(root: string): (pathname: string) => string {
  const all = new Map(ENABLED_LANGUAGES.map((language) => [language, titlesIn(language, root)]));
  return (pathname) => {
    const { code = 'en', rest } = splitLanguage(pathname);
    const found = all.get(isLanguage(code) ? code : 'en') ?? all.get('en');
    const name = matchRoute(rest)?.name;
    return escaped((name && found?.titles.get(name)) ?? found?.brand ?? '');
  };
}

/** All that nginx is told of addresses: `knownAddressesMap`, and the same titles as `$page_title`, by `$page_language`. */
export function nginxMaps(root: string): string {
  const names = titled.flatMap((name) => routePatterns([name]).map((pattern) => mapLine(`~${pattern}`, name)));
  const titles = ENABLED_LANGUAGES.flatMap((language) =>
    [...titlesIn(language, root).titles].map(([name, title]) => mapLine(`${name}.${language}`, quoted(escaped(title)))),
  );
  return [
    knownAddressesMap(),
    'map $uri $titled_page {',
    '  default "";',
    ...names,
    '}',
    'map $titled_page.$page_language $page_title {',
    `  default ${quoted(escaped(titlesIn('en', root).brand))};`,
    ...titles,
    '}',
    '',
  ].join('\n');
}

/** nginx reads a variable behind a dollar sign. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  $: '&#36;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"$]/g, (character) => ENTITIES[character] ?? '');
