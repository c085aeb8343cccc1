import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { textsOf } from '../locale-files';

const MANY = 160;

/** The portal's own words: `t('account:sent.title')`, in English where a language has none yet. */
export const wordsOf = (language: string) => (key: string) => {
  const [namespace = '', path = ''] = key.split(':');
  const text = textsOf(language, namespace).get(path) ?? textsOf('en', namespace).get(path);
  assert.ok(text, `there is no text ${key}`);
  return text;
};

/** What has the focus: its label or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    return (element.ariaLabel ?? label ?? element.textContent ?? '').replace('*', '').trim();
  });

/** Tab until something of this name has the focus, as a person does; `selector`: of those of the name which it may be. */
export async function tabTo(page: Page, name: string, selector = '*'): Promise<void> {
  const passed = new Set<string>();
  const fits = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let step = 0; step < MANY; step += 1) {
    const now = await focused(page);
    if (now === name && (await fits())) return;
    passed.add(now);
    await page.keyboard.press('Tab');
  }
  const isFocused = await page.evaluate(() => document.hasFocus());
  throw new Error(
    `Tab never came to "${name}" at ${page.url()} (in focus: ${isFocused}), but to "${[...passed].join('", "')}"`,
  );
}

/** Tab until a link that leads there has the focus. */
export async function tabToLink(page: Page, path: RegExp): Promise<void> {
  const target = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  for (let step = 0; step < MANY; step += 1) {
    if (path.test(await target())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to a link to ${String(path)} at ${page.url()}`);
}

/** Types into the field of this label, in place of what is there. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  // A field that must be filled in has a star after its label.
  const named = new RegExp(`^${label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}\\s*[*]?$`);
  await page.getByLabel(named).first().waitFor();
  // A heading may have the same words, and the focus.
  await tabTo(page, label, 'input, textarea, [contenteditable]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Types into a field that searches, and takes the first that is found. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await typeInto(page, label, text);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

export async function press(page: Page, name: string): Promise<void> {
  // What cannot be pressed yet is passed over by Tab.
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('a, button')].some(
        (one) =>
          (one.ariaLabel ?? one.textContent ?? '').trim() === wanted &&
          !one.matches(':disabled') &&
          one.checkVisibility(),
      ),
    name,
  );
  await tabTo(page, name, 'a, button');
  await page.keyboard.press('Enter');
}
