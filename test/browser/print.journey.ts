import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { sampled } from '../samples/sampled';
import type { Journey } from './journey';
import { open, visitorContext, type View } from './visitor';

const LISTS =
  '/a /a?page=2&size=25 /datasets /subsets /descriptors /descriptorlists /partners /wiews /network /bibliography /iso3166 /vocabulary'.split(
    ' ',
  );
const WIDTHS = [390, 1280, 1920] as const;
/** A sheet of A4 between its margins, at 96 dots an inch. */
const SHEET = { width: 718, height: 1047 };

/** What would be put on paper: the browser lays the page out for the sheet after the page drew itself for it. */
async function onPaper(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  return page.evaluate(() => {
    const drawn = (element: Element) => element.getClientRects().length > 0;
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter(drawn);
    const hides = (element: Element) =>
      element.clientWidth > 1 &&
      getComputedStyle(element).overflow.includes('hidden') &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    return {
      rows: all('tbody tr').length,
      controls: all('input, select, button').map((control) => control.ariaLabel ?? control.textContent),
      cut: all('td, td *')
        .filter(hides)
        .map(({ textContent }) => textContent),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: document.body.innerText,
    };
  });
}

/** Each row that a list says it shows is on paper, whole, with where it is from; nothing that is only there to be pressed. */
export default {
  name: 'What a list shows goes on paper',
  async run(journey) {
    const cases = sampled(
      LISTS.flatMap((list) => WIDTHS.map((width) => ({ list, width }))),
      3,
    );
    const faults: string[] = [];
    for (const { list, width } of cases) {
      const view: View = { width, language: 'en', scheme: 'light' };
      const context = await visitorContext(journey, view);
      const page = await context.newPage();
      await open(page, list);
      const span = await page
        .getByText(/^[\d,]+–[\d,]+ of [\d,]+/)
        .first()
        .innerText();
      const [from = 0, to = 0] = (span.match(/[\d,]+/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
      const { rows, controls, cut, wide, text } = await onPaper(page);
      const say = (fault: string) => faults.push(`${list} from ${width} px: ${fault}`);
      if (rows !== to - from + 1) say(`${rows} rows under "${span}"`);
      if (controls.length > 0) say(`controls: ${controls.join(', ')}`);
      if (cut.length > 0) say(`cut off: ${cut.join(', ')}`);
      if (wide > 0) say(`${wide} px wider than the sheet`);
      if (!text.includes(page.url())) say('no address');
      if (!text.includes(String(new Date().getFullYear()))) say('no date');
      await context.close();
    }
    assert.deepEqual(faults, []);
    journey.note(cases.map(({ list, width }) => `${list} from ${width} px`).join(', '));
  },
} satisfies Journey;
