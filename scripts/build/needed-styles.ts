/** Of the theme: other ones are the business of the rule that sets them, as they may be read by a library's own styles. */
const VARIABLE = /(--mui-[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;

/** The classes that `styled` makes. */
const CLASS = /\.(pgr[\w-]+)/g;

/** Without the theme's variables that neither it nor `other` reads. */
export function withoutUnread(css: string, other = ''): string {
  const values = new Map([...css.matchAll(VARIABLE)].map(([, name = '', value = '']) => [name, value]));
  const read = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue;
      read.add(name);
      // Other values of it, as those of the dark scheme, read variables of the same kind.
      follow(values.get(name) ?? '');
    }
  };
  follow(css.replaceAll(VARIABLE, '') + other);
  return css.replaceAll(VARIABLE, (whole, name: string) => (read.has(name) ? whole : ''));
}

/** Of the styles of a portal those that `html` needs, once each: without rules for classes that it does not have. */
export function neededStyles(styles: readonly string[], html: string): string {
  const used = new Set(html.match(/pgr[\w-]+/g));
  const kept = [...new Set(styles)].filter((css) => {
    const classes = [...css.matchAll(CLASS)].map(([, name = '']) => name);
    return !classes.length || classes.some((name) => used.has(name));
  });
  return withoutUnread(kept.join(''), html);
}
