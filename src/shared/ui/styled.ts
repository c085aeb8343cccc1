import type { ElementType } from 'react';
import { classRule, type StyleRule } from '../theme/css-of';
import { globalStyles } from '../theme/global-styles';
import { nonce } from '../theme/nonce';
import { makeTheme, type Theme } from '../theme/theme';
import { withClass, type Classed } from './with-class';

let theme: Theme | undefined;
const known = new Set<string>();

function insert(css: string): void {
  if (known.has(css)) return;
  known.add(css);
  const element = document.createElement('style');
  element.nonce = nonce() ?? '';
  element.append(css);
  document.head.append(element);
}

/**
 * A component with styles, written as objects: `styled('p')(({ theme }) => ({ margin: theme.spacing(1) }))`. They depend on
 * the theme alone; what differs is a class, an attribute or a variable.
 *
 * The build writes them into style sheets, and leaves `withClass` with the name of the class in place of the call
 * (`scripts/build/style-sheet.ts`); so nothing of this module is in the bundle. Elsewhere they are inserted as modules come.
 */
export function styled<C extends ElementType>(component: C) {
  return (rule: StyleRule): Classed<C> => {
    // What lists are made of is read in Node, too, where nothing is drawn.
    if (typeof document === 'undefined') return withClass(component, '');
    if (!theme) insert(globalStyles((theme = makeTheme('ltr'))));
    const { name, css } = classRule(rule, theme, typeof component !== 'string');
    insert(css);
    return withClass(component, name);
  };
}
