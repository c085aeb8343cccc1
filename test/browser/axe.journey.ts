import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { sampled } from '../samples/sampled';
import { objections } from './axe-core';
import type { Journey, JourneyContext } from './journey';
import { sampleAddresses } from '../samples/sample-addresses';
import type { State } from './states/state';
import { STATES } from './states/states';
import { lookAsWhoMay } from './viewer';
import { localized, nameOf, open, VIEWS, visitorContext, type View } from './visitor';

const SAMPLE = { pages: 5, states: 3 };

interface Case {
  name: string;
  view: View;
  show(page: Page): Promise<void>;
  state?: State;
}

async function check(journey: JourneyContext, { name, view, show, state }: Case): Promise<string[]> {
  const context = await visitorContext(journey, view);
  try {
    if (state?.unasked) await context.clearCookies();
    if (!state) await lookAsWhoMay(context, journey.base, name);
    const page = await context.newPage();
    await show(page);
    return (await objections(page)).map((line) => `${name} ${nameOf(view)}: ${line}`);
  } catch (error) {
    return [`${name} ${nameOf(view)}: ${String(error)}`];
  } finally {
    await context.close();
  }
}

/** Axe, every rule of WCAG 2.2 A and AA and its best practices, without an exception. */
export default {
  name: 'Axe finds nothing',
  async run(journey) {
    const addresses = [...Object.values(await sampleAddresses(journey.base)).flat(), '/nowhere'];
    const views = VIEWS.filter(({ width }) => width !== 1920);
    const pages = addresses.flatMap((address): Case[] =>
      views.map((view) => ({ name: address, view, show: (page) => open(page, localized(address, view)) })),
    );
    const states = STATES.flatMap((state): Case[] =>
      views
        .filter(({ width, language }) => language === 'en' && (state.width ?? width) === width)
        .map((view) => ({ name: state.name, view, state, show: state.reach })),
    );
    const cases = [...sampled(pages, SAMPLE.pages), ...sampled(states, SAMPLE.states)];
    const found: string[] = [];
    for (const one of cases) found.push(...(await check(journey, one)));
    journey.note(`${cases.length} of ${pages.length + states.length} pages and states looked at`);
    assert.deepEqual(found, []);
  },
} satisfies Journey;
