import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { open } from '../../mocks/rules/tokens/caller';
import { makeRouter } from '../../mocks/tools/http/router';
import { makeWorld } from '../../mocks/rules/world/world';
import { handlers } from '../../mocks/adapters/handlers';
import { cut, failing, offline } from '../../mocks/adapters/scenarios';
import { endpoints, type Line } from '@/contract/endpoints';
import { permits } from '@/routes/route';
import { rowOf, type RouteName } from '@/routes/routes';
import { addressOf } from '../harness/addresses';
import { closeApp } from '../harness/close-app';
import { renderApp, type Persona, type RenderOptions } from '../harness/harness';
import { held, settled } from '../harness/settled';

const world = makeWorld({ accessions: 60, settings: { ai: true } });
const lines = Object.keys(endpoints) as Line[];
const lineAt = makeRouter(lines.map((line) => ({ line, allow: open, resolve: () => null })));

const main = () => screen.getByRole('main');
const retries = () => within(main()).queryAllByRole('button', { name: 'Try again' });
const linksOf = () => within(main()).queryAllByRole('link').length;

/** The page is drawn: a heading, and nothing that is a mere shape. */
function expectWhole(): void {
  expect(within(main()).queryAllByRole('heading')).not.toEqual([]);
  expect(main().querySelector('.skeleton, [aria-busy="true"]')).toBeNull();
}

/** Of the server that runs: its figures change with every login. */
const isLive = (): boolean => window.location.pathname === rowOf('cluster').path;

/** What the page says, but for times: minutes pass. */
function words(): string {
  const copy = main().cloneNode(true) as HTMLElement;
  for (const time of copy.querySelectorAll('time')) time.remove();
  return isLive() ? copy.textContent.replaceAll(/\d+/g, '0') : copy.textContent;
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
  text: string;
  links: number;
}

/** What the screen asks for and shows when everything is answered. */
async function goodRun(path: string, who: Pick<RenderOptions, 'as' | 'config'>): Promise<Good> {
  const asked = new Set<Line>();
  const recording = http.all('*', ({ request }) => {
    const found = lineAt(request.method, new URL(request.url).pathname);
    if (typeof found === 'object') asked.add(found.answer.line);
  });
  await begin();
  await renderApp(path, { world, ...who, handlers: [recording] });
  expectWhole();
  const good = { asked: [...asked], text: words(), links: linksOf() };
  closeApp();
  return good;
}

/** The ways in which a call fails that every screen must survive. */
const WAYS = { offline, failing, cut, timeOut: (line: Line) => held(line).handler };
type Way = keyof typeof WAYS;

/** `AbortSignal.timeout` by hand: what it answers ends the time of all calls that wait. */
function heldClocks(): () => void {
  const clocks: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const clock = new AbortController();
    clocks.push(clock);
    return clock.signal;
  });
  return () => clocks.splice(0).forEach((clock) => clock.abort(new DOMException('', 'TimeoutError')));
}

/**
 * One call fails. Either the page says so and, asked again, brings the whole content, or it does not need the call:
 * then it holds as much as ever (names may be missing: their codes stand in for them).
 */
async function survives(
  path: string,
  who: Pick<RenderOptions, 'as' | 'config'>,
  good: Good,
  line: Line,
  way: Way,
): Promise<void> {
  await begin();
  const endTime = heldClocks();
  const { user, server } = await renderApp(path, { world, ...who, handlers: [WAYS[way](line)] });
  // What does without it may ask once more.
  for (let times = way === 'timeOut' ? 3 : 0; times > 0; times--) {
    endTime();
    await settled();
  }
  expectWhole();
  const failed = retries();
  expect(failed.length > 0 || linksOf() === good.links).toBe(true);
  server.use(...handlers(world, 'http://localhost'));
  for (const button of failed) await user.click(button);
  if (failed.length) expect(words()).toBe(good.text);
}

export interface Case {
  name: RouteName;
  address?: string;
  as?: Persona;
  config?: RenderOptions['config'];
}
/** A mode of a list that only an installation with an assistant has. */
export const ASK: Case = { name: 'accessions', address: '/a?view=ask', as: 'user', config: { AI_URL: '/ai' } };

interface Fault {
  line: Line;
  way: Way;
}

/**
 * Opens a screen with all that it asks for answered, then once for each of these faults.
 * @returns what did not survive.
 */
export async function faultsOf(
  { name, address, as, config }: Case,
  choose: (faults: readonly Fault[]) => readonly Fault[],
): Promise<string[]> {
  // The session tells of failed tokens on the console.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const path = address ?? (await addressOf(name, world));
  const viewer = as ?? viewerOf(name);
  const who = { ...(viewer && { as: viewer }), ...(config && { config }) };
  const good = await goodRun(path, who);
  const ways = Object.keys(WAYS) as Way[];
  const faults: string[] = [];
  for (const { line, way } of choose(good.asked.flatMap((asked) => ways.map((each) => ({ line: asked, way: each }))))) {
    try {
      await survives(path, who, good, line, way);
    } catch (fault) {
      faults.push(`${line} ${way}: ${String(fault).slice(0, 400)}`);
    }
    closeApp();
  }
  return faults;
}
