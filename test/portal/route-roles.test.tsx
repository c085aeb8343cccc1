import { permits } from '@/routes/route';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import type { Persona } from '../harness/harness';
import { personas, visit } from './route-roles.fixture';
import { sampled } from '../samples/sampled';

/** Addresses that are not everybody's, written down a second time: the first that begins so says whose they are. */
const CLOSED: readonly [RegExp, 'any person' | readonly Persona[]][] = [
  [/^\/c\/edit$/, ['admin']],
  [/^\/c\/.*\/edit$/, ['admin', 'content']],
  [/^\/(wiews|iso3166|partners|network)(\/.*)?\/edit$/, ['admin']],
  [/^\/(dashboard\/)?datasets\/ingest|^\/dashboard\/datasets/, ['admin', 'publisher']],
  [/^\/wiews\/.*\/passport$/, 'any person'],
  [/^\/dashboard\/subsets/, ['admin', 'publisher']],
  [/^\/dashboard\/descriptor(s|lists)/, ['admin', 'publisher']],
  [/^\/dashboard\/divtree/, ['admin', 'divtree']],
  [/^\/dashboard\/genotype/, ['admin', 'publisher']],
  [/^\/dashboard\/bibliography/, ['admin', 'citations']],
  [/^\/dashboard\/l10n/, ['admin', 'translator']],
  [/^\/dashboard\/requests/, ['requests']],
  [/^\/dashboard\/t\//, ['admin']],
  [/^\/dashboard\/loggers/, ['admin', 'publisher']],
  [/^\/dashboard/, 'any person'],
  [/^\/admin\/(content|repository)/, ['admin', 'content']],
  [/^\/admin/, ['admin']],
  [/^\/labs/, ['admin']],
];

const meantFor = (name: RouteName) => CLOSED.find(([beginning]) => beginning.test(rowOf(name).path))?.[1];

it.each(personas)('rows are open to $persona as they are meant', ({ persona, authorities }) => {
  const meant = (name: RouteName) => {
    const to = meantFor(name);
    return !to || (persona !== undefined && (to === 'any person' || to.includes(persona)));
  };
  const open = routeNames.filter((name) => permits(rowOf(name).allow, authorities));
  expect(open).toEqual(routeNames.filter(meant));
});

const [closed, open] = [true, false].map((is) =>
  routeNames
    .filter((name) => Boolean(meantFor(name)) === is)
    .flatMap((name) => personas.map((visitor) => ({ name, visitor, persona: visitor.persona }))),
);

describe('an address opens to whom its row says, and sends everybody else to sign in', () => {
  it.each([...sampled(open ?? [], 9), ...sampled(closed ?? [], 7)])('$name for $persona', async ({ name, visitor }) => {
    await visit(name, visitor);
  });
});
