import { DISABLED_LANGUAGES, ENABLED_LANGUAGES } from '@/contract/constants';
import { rowOf, routeNames, type RouteName } from './routes';
import { segmentsOf, sourceOf } from './template';

/**
 * Every known address, or those of some rows, as the source of a regular expression (PCRE, no capturing groups) over a
 * decoded path without query, language prefixes included. A web server answers 404 to what none of them fits.
 */
export function routePatterns(names: readonly RouteName[] = routeNames): string[] {
  // The portal leads from a disabled one to the same address in English.
  const languages = [...ENABLED_LANGUAGES, ...DISABLED_LANGUAGES].join('|');
  return names.flatMap((name) => {
    const { path, aliases = [], patterns } = rowOf(name);
    return [path, ...aliases].map((each) => {
      const source = sourceOf(segmentsOf(each, patterns), (value) => `(?:${value.pattern})`);
      return `^(?:/(?:${languages}))?${source}/?$`;
    });
  });
}
