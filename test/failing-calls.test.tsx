import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { open } from '../mocks/tokens/caller';
import { makeRouter } from '../mocks/http/router';
import { makeWorld } from '../mocks/world/world';
import { handlers } from '../mocks/handlers';
import { FAILURES } from '../mocks/scenarios/scenarios';
import type { Store } from '@/app/store';
import { endpoints, type Line } from '@/contract/endpoints';
import { href } from '@/routes/href';
import { permits } from '@/routes/route';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import { addressOf } from './addresses';
import { closeApp } from './close-app';
import { renderApp, type Persona } from './harness';
import { sampled } from './sampled';

const world = makeWorld({ accessions: 60 });
const lines = Object.keys(endpoints) as Line[];
const lineAt = makeRouter(lines.map((line) => ({ line, allow: open, resolve: () => null })));

/** Milliseconds in place of half a minute: enough for every call that is answered at all. */
const TIMEOUT = 2_000;
/** Milliseconds without a change after which a page stands still. */
const QUIET = 250;

const main = () => screen.getByRole('main');
const retries = () => within(main()).queryAllByRole('button', { name: 'Try again' });
const linksOf = () => within(main()).queryAllByRole('link').length;
const isAsking = (store: Store) => Object.values(store.getState().api.queries).some((one) => one?.status === 'pending');

/** Waits until the page stands still: a heading, nothing that is a mere shape, the same words for a while. */
async function settled(ready: () => boolean, quiet = QUIET): Promise<void> {
  let said: string | null = '';
  let since = 0;
  await waitFor(
    () => {
      const { textContent } = main();
      if (textContent !== said) since = Date.now();
      said = textContent;
      expect(within(main()).queryAllByRole('heading')).not.toEqual([]);
      expect(main().querySelector('.skeleton, [aria-busy="true"]')).toBeNull();
      expect(ready()).toBe(true);
      expect(Date.now() - since).toBeGreaterThan(quiet);
    },
    { timeout: 12_000, interval: 50 },
  );
}

/** What the page says, but for times: minutes pass. */
function words(): string | null {
  const copy = main().cloneNode(true) as HTMLElement;
  for (const time of copy.querySelectorAll('time')) time.remove();
  return copy.textContent;
}

/** A list of nothing asks for nothing, and nobody is logged in elsewhere. */
async function begin(): Promise<void> {
  for (const { uuid } of world.users.all()) world.tokens.revokeUser(uuid);
  const { content } = await world.accessions.page({}, { l: 5 });
  const accessions = content.map(({ uuid }) => uuid);
  localStorage.setItem('myList', JSON.stringify({ count: accessions.length, accessions }));
}

/** Who sees a row: what anyone may open is seen by visitors, the rest by whom most is asked for. */
const viewerOf = (name: RouteName): Persona | undefined => (permits(rowOf(name).allow, []) ? undefined : 'admin');

interface Good {
  asked: readonly Line[];
  text: string | null;
  links: number;
}

/** What the screen asks for and shows when everything is answered. */
async function goodRun(path: string, as: Persona | undefined): Promise<Good> {
  const asked = new Set<Line>();
  const recording = http.all('*', ({ request }) => {
    const found = lineAt(request.method, new URL(request.url).pathname);
    if (typeof found === 'object') asked.add(found.answer.line);
  });
  await begin();
  const { store } = await renderApp(path, { world, as, handlers: [recording] });
  // What the others are measured by: a part that is still loading says nothing for a while.
  await settled(() => !isAsking(store), 3 * QUIET);
  const good = { asked: [...asked], text: words(), links: linksOf() };
  closeApp();
  return good;
}

type Way = keyof typeof FAILURES;

/**
 * One call fails. Either the page says so and, asked again, brings the whole content, or it does not need the call:
 * then it holds as much as ever (names may be missing: their codes stand in for them).
 */
async function survives(path: string, as: Persona | undefined, good: Good, line: Line, way: Way): Promise<void> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = jest.spyOn(AbortSignal, 'timeout');
  if (way === 'timeOut') clock.mockImplementation(() => timeout(TIMEOUT));
  await begin();
  const { user, server, store } = await renderApp(path, { world, as, handlers: [FAILURES[way](line)] });
  // A part whose code is still on its way asks later than the others.
  await settled(() => !isAsking(store) && (retries().length > 0 || linksOf() === good.links));
  const failed = retries();
  server.use(...handlers(world, 'http://localhost'));
  clock.mockRestore();
  for (const button of failed) await user.click(button);
  if (failed.length) await waitFor(() => expect(words()).toBe(good.text));
}

const WAYS = Object.keys(FAILURES) as Way[];

/** Every row, and the lists of drafts, which its first page only counts. */
const CASES: readonly { title: string; name: RouteName; address?: string }[] = [
  ...routeNames.map((name) => ({ title: name, name })),
  { title: 'drafts', name: 'dashboard', address: href('dashboard', { tab: 'drafts' }) },
];

it.each(sampled(CASES, 4))(
  '$title',
  async ({ name, address }) => {
    // The session tells of failed tokens on the console.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const path = address ?? (await addressOf(name, world));
    const as = viewerOf(name);
    const good = await goodRun(path, as);
    const faults: string[] = [];
    for (const [line, way] of sampled(
      good.asked.flatMap((asked) => WAYS.map((each) => [asked, each] as const)),
      2,
    )) {
      try {
        await survives(path, as, good, line, way);
      } catch (fault) {
        faults.push(`${line} ${way}: ${String(fault).slice(0, 400)}`);
      }
      closeApp();
    }
    expect(faults).toEqual([]);
  },
  300_000,
);
