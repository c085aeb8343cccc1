import type { Page } from 'playwright-core';

const MANY = 160;

/** What has the focus: its label or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    return (element.ariaLabel ?? label ?? element.textContent ?? '').replace('*', '').trim();
  });

/** Tab until something of this name has the focus, as a person does. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < MANY; step += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}" at ${page.url()}; now at "${await focused(page)}"`);
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
  await page.getByLabel(label, { exact: true }).first().waitFor();
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function press(page: Page, name: string): Promise<void> {
  await page
    .getByText(name, { exact: true })
    .or(page.getByLabel(name, { exact: true }))
    .first()
    .waitFor();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
