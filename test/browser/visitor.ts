import { strict as assert } from 'node:assert';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { CONSENT_COOKIE } from '@/contract/constants';
import { answerOf } from './answer-of';
import type { JourneyContext } from './journey';

/** How somebody looks at the portal. */
export interface View {
  width: 390 | 1280 | 1920;
  language: 'en' | 'ar';
  scheme: 'light' | 'dark';
}

const WIDTHS = [390, 1280, 1920] as const;

export const VIEWS: readonly View[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => WIDTHS.map((width) => ({ width, language, scheme }))),
);

export const nameOf = ({ width, language, scheme }: View) => `${width}-${language}-${scheme}`;

/** The address in the language of the view. */
export const localized = (address: string, { language }: View) =>
  language === 'en' ? address : `/${language}${address === '/' ? '' : address}`;

/** Every language is open to everybody, consent was given, nothing moves. */
export async function visitorContext(
  { browser, newContext, base }: JourneyContext,
  { width, scheme }: View,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const height = width === 390 ? 844 : 900;
  // A browser without a screen calls itself a robot, and robots are not asked for consent.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const look = { viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce', userAgent } as const;
  const context = await newContext({ ...look, ...options });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'true', url: base }]);
  await context.route('**/config.json', async (route) => {
    // Whether there is a network.
    if (route.request().method() === 'HEAD') return route.continue();
    const answer = await answerOf(route).catch(() => undefined);
    // A portal that was ended answers nobody.
    if (!answer) return route.abort();
    const config = (await answer.json()) as Record<string, string>;
    await route.fulfill({ json: { ...config, PUBLIC_LANGUAGES: 'all' } });
  });
  return context;
}

/** Waits until the page shows what it will show: its heading, nothing busy, nothing in place of something, its fonts. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main [aria-busy="true"], main .skeleton, main .first-rows'),
    undefined,
  );
}

/** In the page: classes without a rule in any style sheet, but for those of libraries and of Markdown, of usual variants, and of what waits. */
function classesWithoutRule(): string[] {
  const ruled = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g)) ruled.add(name);
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) read(cssRules);
  const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  return [...used].filter(
    (name) => !ruled.has(name) && !/^(Mui|ol-|(button|link|language)-|skeleton|first-rows$)/.test(name),
  );
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  assert.deepEqual(await page.evaluate(classesWithoutRule), [], `${address} has classes that no style sheet knows`);
}

/** The heading of a result with its count, once that is known. */
export const countHeading = (page: Page) => page.locator('main h1').filter({ hasText: /\d/ }).innerText();

/** Unfolds the newest letter in which something stands and a link ends so, and folds all others, which are those of other journeys too. */
export async function unfoldLetter(page: Page, about: string, link: string): Promise<void> {
  const letters = page.locator('main details');
  const letter = letters.filter({ hasText: about, has: page.locator(`a[href$="${link}"]`) }).first();
  await letter.waitFor({ state: 'attached' });
  const one = await letter.elementHandle();
  await letters.evaluateAll((all, unfolded) => {
    for (const each of all) each.toggleAttribute('open', each === unfolded);
  }, one);
}

/** Things slide and fade in; what is half transparent is judged as such. */
export const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** In the page: how far it can be scrolled sideways, and whether its parts are where they belong. */
export const measures = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, heading] = [box('header'), box('main h1')];
    const filters = document.querySelector('main aside:has(details):has(fieldset)')?.getBoundingClientRect();
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      headerBottom: header?.bottom ?? 0,
      headerHeight: header?.height ?? 0,
      headingTop: heading?.top ?? 0,
      headingSeen: heading !== undefined && heading.width > 0 && heading.left < innerWidth && heading.right > 0,
      filtersCentre: filters && (filters.left + filters.right) / 2,
      direction: document.documentElement.dir,
      width: innerWidth,
    };
  });
