/** Faster `getComputedStyle` for jsdom: without it page tests take 27 % more of the processor. */
import defaultStyles from 'jsdom/lib/jsdom/browser/default-stylesheet.js';
import utils from 'jsdom/lib/jsdom/living/generated/utils.js';
import { parse } from 'rrweb-cssom';

/**
 * jsdom tries every rule of every sheet on every element whose style is asked for; roles, names and clicks ask for all of
 * them, again and again: a fourth of the time of tests. What they ask for is whether something is shown and can be
 * clicked, so the rules that say so are looked up by what they name, and the others are left out: nothing else has a
 * value here, since there is no layout either.
 */
const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events', 'user-select', 'direction'] as const;
const INHERITED: ReadonlySet<string> = new Set(['visibility', 'pointer-events', 'user-select', 'direction']);

// As in jsdom elements have no display of their own where no rule gives them one.
const INITIAL: Values = { visibility: 'visible', 'pointer-events': 'auto' };

type Values = Readonly<Record<string, string>>;

/** What an element must have to match one part of a selector; `whole`: nothing else is needed. */
interface Part {
  tag: string | undefined;
  classes: readonly string[];
  whole: boolean;
  selector: string;
  values: Values;
}

/** Of each part between commas, what its last compound needs; nothing is concluded from what is hard to read. */
function partsOf(selector: string, values: Values): Part[] {
  let plain = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  if (/[^\w\s.:#*,>+~-]/.test(plain)) return [{ tag: undefined, classes: [], whole: false, selector, values }];
  return plain.split(',').map((part) => {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase(),
      classes: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      whole: plain === selector && /^(?:[a-z][\w-]*|(?=\.))(?:\.[\w-]+)*$/i.test(part.trim()),
      selector,
      values,
    };
  });
}

interface Sheet {
  cssRules: ArrayLike<CSSRule>;
}
const sheets = new WeakMap<Sheet, { rules: number; parts: readonly Part[] }>();

function partsOfRule(rule: CSSRule): Part[] {
  if ('media' in rule) {
    const { media, cssRules } = rule as CSSMediaRule;
    return Array.from(media).includes('screen') ? Array.from(cssRules).flatMap(partsOfRule) : [];
  }
  // Rules for fonts and frames have no selector.
  const { selectorText, style } = rule as Partial<CSSStyleRule>;
  if (!selectorText || !style) return [];
  const values = PROPERTIES.flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value ? [[name, value] as const] : [];
  });
  return values.length ? partsOf(selectorText, Object.fromEntries(values)) : [];
}

function partsOfSheet(sheet: Sheet): readonly Part[] {
  const rules = sheet.cssRules.length;
  let known = sheets.get(sheet);
  if (known?.rules !== rules) {
    known = { rules, parts: Array.from(sheet.cssRules).flatMap(partsOfRule) };
    sheets.set(sheet, known);
  }
  return known.parts;
}

/** The parts of all sheets by a class that they need, else by tag, else together; with their place in the cascade. */
class StyleIndex {
  readonly #places = new Map<string, { part: Part; place: number }[]>();

  constructor(parts: readonly Part[]) {
    for (const [place, part] of parts.entries()) {
      const [first] = part.classes;
      const key = first === undefined ? (part.tag ?? '*') : `.${first}`;
      const others = this.#places.get(key);
      if (others) others.push({ part, place });
      else this.#places.set(key, [{ part, place }]);
    }
  }

  /** What is said of the element; the later of two rules holds. */
  declared(element: Element): Record<string, string> {
    const tag = element.localName.toLowerCase();
    const names = ['*', tag, ...Array.from(element.classList, (name) => `.${name}`)];
    const found = names.flatMap((name) => this.#places.get(name) ?? []).filter(({ part }) => fits(part, element, tag));
    found.sort((one, other) => one.place - other.place);
    return Object.assign({}, ...found.map(({ part }) => part.values)) as Record<string, string>;
  }
}

function fits({ tag, classes, whole, selector }: Part, element: Element, name: string): boolean {
  if (tag !== undefined && tag !== name) return false;
  if (!classes.every((each) => element.classList.contains(each))) return false;
  try {
    return whole || element.matches(selector);
  } catch {
    // Browsers know selectors that jsdom does not.
    return false;
  }
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Takes the place of the window's. What was worked out is good until the document changes. */
export function computedStyle(): typeof getComputedStyle {
  const usual = partsOfSheet(parse(defaultStyles) as unknown as Sheet);
  const all = new Map<Document, { sheets: readonly Sheet[]; index: StyleIndex }>();
  const generations = new WeakMap<object, { index: StyleIndex; values: WeakMap<Element, Values> }>();

  const indexOf = (document: Document): StyleIndex => {
    const present = Array.from(document.styleSheets);
    let known = all.get(document);
    const same =
      known?.sheets.length === present.length &&
      present.every((sheet, at) => known?.sheets[at] === sheet && sheets.get(sheet)?.rules === sheet.cssRules.length);
    if (!known || !same) {
      known = { sheets: present, index: new StyleIndex([...usual, ...present.flatMap(partsOfSheet)]) };
      all.set(document, known);
    }
    return known.index;
  };

  const valuesOf = (element: Element): Values => {
    // A new one after every change.
    const generation = (utils.implForWrapper(element)._ownerDocument._styleCache ??= new WeakMap());
    let known = generations.get(generation);
    if (!known) generations.set(generation, (known = { index: indexOf(element.ownerDocument), values: new WeakMap() }));
    let values = known.values.get(element);
    if (values) return values;
    const declared = known.index.declared(element);
    const { style } = element as HTMLElement;
    const parent = element.parentElement && valuesOf(element.parentElement);
    values = Object.fromEntries(
      PROPERTIES.flatMap((name) => {
        const own = style?.getPropertyValue(name) || declared[name];
        const inherits = own === 'inherit' || (!own && INHERITED.has(name));
        const value = (inherits ? parent?.[name] : own) ?? INITIAL[name] ?? '';
        return [
          [name, value],
          [camelCase(name), value],
        ];
      }),
    );
    known.values.set(element, values);
    return values;
  };

  return (element) => {
    const values = valuesOf(element);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return (property: string) => values[property] ?? '';
        return typeof name === 'string' ? (values[name] ?? '') : undefined;
      },
    });
  };
}
