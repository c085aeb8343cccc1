import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { makeTheme } from './theme';

type Scheme = 'light' | 'dark';

const DARK = '@media (prefers-color-scheme: dark)';

/** The variables of MUI in a text, in the form that two texts of one value have in common. */
function variablesIn(css: string): Map<string, string> {
  const { code } = transform({ filename: 'variables.css', code: Buffer.from(css), minify: true });
  return new Map(
    [...code.toString().matchAll(/(--mui-[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const ruleOf = (values: object) =>
  `:root{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Without what stands in for a variable that is not there. */
const withoutFallbacks = (css: string) => css.replace(/var\((--mui-[\w-]+), [^()]*\)/g, 'var($1)');

/** What MUI gives the page of its theme when the first of its components is shown. */
function themeIn(scheme: Scheme): Map<string, string> {
  const sheets = makeTheme('ltr').generateStyleSheets() as Record<string, Record<string, object>>[];
  const rules = sheets.flatMap((sheet) => [
    ...(sheet[':root'] ? [sheet[':root']] : []),
    ...(scheme === 'dark' && sheet[DARK]?.[':root'] ? [sheet[DARK][':root']] : []),
  ]);
  return variablesIn(withoutFallbacks(ruleOf(Object.assign({}, ...rules) as object)));
}

const [light = '', dark = ''] = readFileSync(join(__dirname, 'variables.css'), 'utf8').split(DARK);

test.each([
  ['light', variablesIn(light)],
  ['dark', new Map([...variablesIn(light), ...variablesIn(`${DARK}${dark}`)])],
] as const)('the %s variables are those of the theme', (scheme, written) => {
  const theme = themeIn(scheme);
  expect(written.size).toBeGreaterThan(20);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries([...written.keys()].map((name) => [name, theme.get(name)])),
  );
});
