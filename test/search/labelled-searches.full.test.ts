import { understand } from '../../mocks/rules/search/suggest';
import { makeWorld } from '../../mocks/rules/world/world';
import { LABELLED_SEARCHES, type LabelledSearch } from './labelled-searches-data';
import { sameSets } from './same-sets';

const world = makeWorld({ accessions: 20_000 });
const SHARE = 0.95;

async function outcome({ q, filter, trait }: LabelledSearch) {
  const understood = await understand(world, q);
  const offered = understood.parts.flatMap(({ is, meanings = [] }) => (is === 'trait' ? meanings : []));
  const right = sameSets(understood.filter, filter) && (!trait || offered.some(({ name }) => name === trait));
  return { q, right, understood, wanted: filter };
}

let begun: ReturnType<typeof outcome>[] | undefined;
/** Understood once for all tests, and not before one runs. */
const everyOutcome = () => Promise.all((begun ??= LABELLED_SEARCHES.map(outcome)));

test('searches as people type them are understood as they are meant, in every language', async () => {
  const outcomes = await everyOutcome();
  const wrong = outcomes.filter(({ right }) => !right);
  const words = wrong.map(
    ({ q, understood: { filter }, wanted }) => `${q}: ${JSON.stringify(filter)}, not ${JSON.stringify(wanted)}`,
  );
  process.stderr.write(
    `${outcomes.length - wrong.length} of ${outcomes.length} searches understood\n${words.join('\n')}\n`,
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(300);
  expect(wrong.length).toBeLessThanOrEqual(Math.floor(outcomes.length * (1 - SHARE)));
});

test('every word of them is told of, and where nothing is found there is a way on', async () => {
  for (const { q, understood } of await everyOutcome()) {
    const { parts, count } = understood;
    const untold = parts.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), understood.q);
    expect([q, untold.replace(/[\s,;.()、。・/]/g, '')]).toEqual([q, '']);
    const asking = parts.filter(({ is }) => is === 'meaning' || is === 'text');
    if (count === 0 && asking.length > 1) expect(asking.every(({ without }) => without !== undefined)).toBe(true);
  }
});
