import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/**
 * jsdom tries every rule of every sheet on every element whose style is asked for, and roles and names ask for all of
 * them: a quarter of the time of tests. Most rules name a class or a tag that the element does not have.
 */

/** What an element must have to match one part of a selector: its tag in lower case, classes. */
interface Needed {
  tag: string | undefined;
  classes: readonly string[];
}

const known = new Map<string, readonly Needed[]>();

/** Of each part between commas, what its last compound needs; nothing is concluded from what is hard to read. */
function neededBy(selector: string): readonly Needed[] {
  let plain = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  if (/[^\w\s.:#*,>+~-]/.test(plain)) return [{ tag: undefined, classes: [] }];
  return plain.split(',').map((part) => {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase(),
      classes: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    };
  });
}

/** A rule for fonts or frames has no selector, which jsdom is told by nwsapi. */
function mayMatch(element: Element, selector: string | undefined): boolean {
  if (selector === undefined) return true;
  let needed = known.get(selector);
  if (!needed) known.set(selector, (needed = neededBy(selector)));
  return needed.some(
    ({ tag, classes }) =>
      (tag === undefined || tag === element.localName.toLowerCase()) &&
      classes.every((name) => element.classList.contains(name)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);
