import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { sampled } from '../samples/sampled';
import { choose, press, tabTo, tabToLink, typeInto, wordsOf } from './by-keyboard';
import type { Journey, JourneyContext } from './journey';
import { settled, unfoldLetter, visitorContext } from './visitor';

const LANGUAGES = ['en', 'es', 'ar'] as const;

interface Walk {
  page: Page;
  open(path: string): Promise<void>;
}

/** The link of the newest letter of this kind about the request. */
async function followMail({ page, open, number }: Walk & { number: string }, act: string): Promise<void> {
  const link = new RegExp(`/request/[^/]+/${act}$`);
  await open('/demo/mailbox');
  await unfoldLetter(page, number, `/${act}`);
  await tabToLink(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL(link);
  await settled(page);
}

/** The first of some radio buttons: what Tab comes to where none is chosen. */
async function tick(page: Page, label: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Space');
}

/** From an accession to the receipt of what was asked for, by whoever asks, approves and answers. */
async function walk(journey: JourneyContext, language: (typeof LANGUAGES)[number]): Promise<void> {
  const t = wordsOf(language);
  const english = wordsOf('en');
  const scheme = language === 'ar' ? 'dark' : 'light';
  const context = await visitorContext(journey, { width: 390, language: language === 'ar' ? 'ar' : 'en', scheme });
  const page = await context.newPage();
  const prefix = language === 'en' ? '' : `/${language}`;
  const open = async (path: string) => {
    await page.goto(prefix + path);
    await settled(page);
  };
  const heading = (name: string, level = 1) => page.getByRole('heading', { name, level }).waitFor();

  await open('/a');
  await page.locator('main a[href*="/a/"]').first().waitFor();
  await tabToLink(page, /\/a\/[\da-f-]{36}/);
  await page.keyboard.press('Enter');
  await press(page, t('accession:myList.request'));
  await heading(t('requests:accessions.title'));
  await press(page, t('requests:accessions.next'));

  await heading(t('requests:info.title'));
  await typeInto(page, t('requests:fields.fullName'), 'Bea Breeder');
  await typeInto(page, t('requests:fields.email'), `bea.${language}@example.org`);
  await tick(page, t('requests:types.individual'));
  await typeInto(page, t('requests:fields.address'), 'Field Lane 1\n12345 Gatersleben');
  const country = new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? '';
  await choose(page, t('requests:fields.country'), country);
  await tick(page, t('requests:purposes.research'));
  await tick(page, t('requests:smta.yes'));
  await tabTo(page, t('requests:groups.approval'));
  await page.keyboard.press('Enter');
  await typeInto(page, t('requests:fields.approverEmail'), `boss.${language}@example.org`);
  await press(page, t('requests:info.next'));

  await heading(t('requests:submit.title'));
  await press(page, t('requests:submit.send'));
  await page.waitForURL(/\/requests\/status\//);
  const status = page.url();
  await page.getByText(t('requests:states.NOTVALIDATED')).first().waitFor();
  await journey.screenshot(page, `request-status-${language}`);

  const number = /[\dA-F]{5}-[\dA-F]{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  assert.ok(number, 'the request has a number');
  const there = { page, open, number };
  await followMail(there, 'validate');
  await press(page, t('requests:link.validate'));
  await heading(t('requests:link.validated'), 2);
  await followMail(there, 'approve');
  await press(page, t('requests:link.approve'));
  await heading(t('requests:link.approved'), 2);

  // What a genebank reads is English.
  await followMail(there, 'answer');
  await press(page, english('requests:answer.accept'));
  await press(page, english('requests:answer.send'));
  await page.getByText(english('requests:answer.check')).waitFor();
  await press(page, english('requests:answer.send'));
  await page.getByText(english('requests:answer.sent')).waitFor();
  await press(page, english('requests:answer.ship'));
  await journey.screenshot(page, `request-answer-${language}`);
  await press(page, english('requests:answer.send'));
  await page.getByText(english('requests:answer.check')).waitFor();
  await press(page, english('requests:answer.send'));
  // While the dialog is open, nothing behind it is there by its role.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: english('requests:answer.ship'), exact: true }).waitFor({ state: 'detached' });

  await followMail(there, 'confirm');
  await press(page, t('requests:receipt.confirm'));
  await heading(t('requests:receipt.done'), 2);
  await page.goto(status);
  await page.getByText(t('requests:states.CONFIRMED')).first().waitFor();
  journey.note(`${language}: asked, confirmed, approved, answered, sent and received`);
}

export default {
  name: 'A request from an accession to its receipt, by keyboard alone',
  essential: true,
  async run(journey) {
    for (const language of sampled(LANGUAGES, 1)) await walk(journey, language);
  },
} satisfies Journey;
