import type { Page } from 'playwright-core';
import { wordsOf } from '../by-keyboard';

const t = wordsOf('en');

/** Does one thing after the other as a person would, and counts: each click, each field, each file is one. */
export function counted(page: Page) {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  /** Types what is looked for, and takes the first that is found by Enter. */
  const typeAndTake = async (name: RegExp, text: string) => {
    await page.getByRole('combobox', { name }).first().fill(text);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  };
  const click = (role: 'button' | 'link', name: string | RegExp) => act(page.getByRole(role, { name }).first().click());
  const confirm = (name: string) => act(page.getByRole('dialog').getByRole('button', { name }).click());
  /** From the last step of a dataset's editor. @returns its uuid */
  const publish = async (): Promise<string> => {
    for (const action of ['for-review', 'approve'] as const) {
      const name = t(`publishing:actions.${action}`);
      await click('button', name);
      await confirm(name);
      await page
        .getByText(t(`publishing:done.${action}`))
        .first()
        .waitFor();
    }
    return /datasets\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  };
  return {
    actions: () => actions,
    click,
    confirm,
    publish,
    fill: (name: RegExp, text: string) => act(page.getByRole('textbox', { name }).first().fill(text)),
    choose: (name: RegExp, text: string) => act(typeAndTake(name, text)),
    select: (group: string | RegExp, name: RegExp, option: string) =>
      act(page.getByRole('group', { name: group }).getByRole('combobox', { name }).selectOption({ label: option })),
    upload: (name: string, mimeType: string, content: Uint8Array) =>
      act(page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })),
  };
}
