import type { Page, Route } from 'playwright-core';
import { answerOf } from '../answer-of';
import { HOSTILE_TEXTS } from './hostile-texts';

/** Calls about what people publish and write, all but the accessions themselves. */
const CALLS =
  /\/api\/v2\/(dataset|descriptor|descriptorlist|subset|divtree|bibliography|partner|network|taxonomy|vocabulary|amphibian|repository|ingest|genotype|wiews|crop|country)\b/;
/** What the portal finds its way by; a server that lied here would only lie about where it is. */
const KEPT = new Set(
  'filterCode filter id path state folder status dataType shortName code code3 role certainty reason category kind'.split(
    ' ',
  ),
);
const UUID = /^[0-9a-f-]{36}$/;
/** Half a surrogate does not pass through JSON. */
const texts = HOSTILE_TEXTS.map((text) => Buffer.from(text).toString());

/** Every second text of an answer is replaced, other ones with every answer. */
function poisoner(start: number) {
  let at = start;
  const poison = (value: unknown, key = ''): unknown => {
    if (KEPT.has(key)) return value;
    if (Array.isArray(value)) return value.map((one) => poison(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    if (typeof value !== 'string' || UUID.test(value)) return value;
    at += 1;
    return at % 2 ? (texts[at % texts.length] ?? '') : value;
  };
  return poison;
}

/** A server that says such things in datasets, descriptors, subsets, trees, citations and whatever else is published. */
export async function misinformOfPublished(page: Page, start: number): Promise<void> {
  let answers = start;
  await page.route(CALLS, async (route: Route) => {
    const answer = await answerOf(route);
    const type = answer.headers()['content-type'] ?? '';
    if (!type.startsWith('application/json')) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: poisoner((answers += 17))(await answer.json()) });
  });
  await page.route(/\/api\/v2\/acn\/[0-9a-f-]+\/observations/, async (route) => {
    const answer = await answerOf(route);
    await route.fulfill({ response: answer, json: poisoner((answers += 17))(await answer.json()) });
  });
}
