import { serializeStyles, type CSSObject as Serializable } from '@emotion/serialize';
import type { CSSObject, Theme } from '@mui/material/styles';
import { compile, serialize, stringify } from 'stylis';

/** What `styled` takes: declarations and nested rules, or what makes them of the theme. Never of props. */
export type StyleRule = CSSObject | ((given: { theme: Theme }) => CSSObject);

/** The class of a rule, named by its contents, and its style sheet. */
export interface ClassRule {
  name: string;
  css: string;
}

// MUI's type of the same objects has shorthands of its own, which nobody uses here.
const serialized = (rule: CSSObject) => serializeStyles([rule as Serializable]);

const sheetOf = (selector: string, rule: CSSObject) =>
  serialize(compile(`${selector}{${serialized(rule).styles}}`), stringify);

/** @param over Whether it holds over the styles of the component it is given to, which may come later. */
export function classRule(rule: StyleRule, theme: Theme, over: boolean): ClassRule {
  const object = typeof rule === 'function' ? rule({ theme }) : rule;
  const name = `pgr-${serialized(object).name}`;
  return { name, css: sheetOf(over ? `.${name}.${name}` : `.${name}`, object) };
}

/** Rules by their selectors, for the whole document. */
export const globalSheet = (rules: CSSObject): string => serialize(compile(serialized(rules).styles), stringify);
