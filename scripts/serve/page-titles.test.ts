import { nginxMaps, pageTitles } from './page-titles';

const ROOT = process.cwd();
const titleOf = pageTitles(ROOT);
const maps = nginxMaps(ROOT);

/** The lines of a map of nginx, unquoted. */
function linesOf(variable: string): [key: string, value: string][] {
  const [, rest = ''] = maps.split(`${variable} {\n`);
  const [map = ''] = rest.split('\n}');
  const unquoted = (text: string) => text.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(["\\])/g, '$1');
  return [...map.matchAll(/^ {2}("(?:[^"\\]|\\.)*"|\w+) ("(?:[^"\\]|\\.)*"|\S+);$/gm)].map(
    ([, key = '', value = '']) => [unquoted(key), unquoted(value)],
  );
}

/** As nginx looks them up. */
function nginxTitle(path: string, language: string): string | undefined {
  const [, name = ''] =
    linesOf('$titled_page').find(([key]) => key.startsWith('~') && new RegExp(key.slice(1), 'u').test(path)) ?? [];
  const titles = new Map(linesOf('$page_title'));
  return titles.get(`${name}.${language}`) ?? titles.get('default');
}

test.each([
  ['/c', 'en', 'Crops – PGR Portal'],
  ['/c/wheat', 'en', 'Crop – PGR Portal'],
  ['/es/wiews/', 'es', 'Institutos – PGR Portal'],
  ['/ar/datasets', 'ar', 'مجموعات البيانات – PGR Portal'],
  ['/a/map', 'en', 'Map of accessions – PGR Portal'],
  // Who may open it may see its title.
  ['/admin/users', 'en', 'PGR Portal'],
  ['/nowhere', 'en', 'PGR Portal'],
])('a link to %s is shown as %s: %s', (path, language, title) => {
  expect(titleOf(path)).toBe(title);
  expect(nginxTitle(path, language)).toBe(title);
});
