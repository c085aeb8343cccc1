import utils from 'jsdom/lib/jsdom/living/generated/utils.js';
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';
import styleRules from 'jsdom/lib/jsdom/living/helpers/style-rules.js';

/**
 * jsdom tries every rule of every sheet on every element whose style is asked for, and works out a dozen colours; roles,
 * names and clicks ask for all of them, again and again: a third of the time of tests. Most rules name a class or a tag
 * that the element does not have, most others nothing else; nobody asks for a colour; what was worked out is good until
 * the document changes.
 */

/** What an element must have to match one part of a selector; `exact` when nothing else is needed. */
interface Needed {
  tag: string | undefined;
  classes: readonly string[];
  exact: boolean;
}

const known = new Map<string, readonly Needed[]>();

/** Of each part between commas, what its last compound needs; nothing is concluded from what is hard to read. */
function neededBy(selector: string): readonly Needed[] {
  let plain = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  if (/[^\w\s.:#*,>+~-]/.test(plain)) return [{ tag: undefined, classes: [], exact: false }];
  return plain.split(',').map((part) => {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase(),
      classes: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      exact: plain === selector && /^(?:[a-z][\w-]*|(?=\.))(?:\.[\w-]+)*$/i.test(part.trim()),
    };
  });
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  // A rule for fonts or frames, which no element has.
  if (selector === undefined) return false;
  let needed = known.get(selector);
  if (!needed) known.set(selector, (needed = neededBy(selector)));
  return needed.some(
    ({ tag, classes, exact }) =>
      (tag === undefined || tag === element.localName.toLowerCase()) &&
      classes.every((name) => element.classList.contains(name)) &&
      (exact || matchesDontThrow(element, selector)),
  );
};

const { propertiesWithResolvedValueImplemented: resolved } = styleRules;
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

/** Takes the place of the window's. */
export function quickStyles(view: Window): typeof getComputedStyle {
  const computedStyle = view.getComputedStyle.bind(view);
  const generations = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();
  return (element, pseudo) => {
    if (pseudo) return computedStyle(element, pseudo);
    // A new one after every change.
    const generation = (utils.implForWrapper(element)._ownerDocument._styleCache ??= new WeakMap());
    let styles = generations.get(generation);
    if (!styles) generations.set(generation, (styles = new WeakMap()));
    let style = styles.get(element);
    if (!style) styles.set(element, (style = computedStyle(element)));
    return style;
  };
}
