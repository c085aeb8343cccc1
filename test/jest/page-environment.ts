/** Jest environment for pages: jsdom, and what it lacks of a browser. */
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import './script-cache';
// Before jsdom itself.
import { computedStyle } from './computed-style';
import FixedJsdom from 'jest-fixed-jsdom';
import { webcrypto } from 'node:crypto';
import { PageClock } from './page-clock';

/** The media queries that tests may flip through `window.matchMedia`; a desktop in light scheme by default. */
function mediaQueries(view: Window & typeof globalThis) {
  const widthOf = (query: string, bound: 'min' | 'max') => {
    const found = new RegExp(`${bound}-width:\\s*([\\d.]+)px`).exec(query);
    return found ? Number(found[1]) : undefined;
  };
  return (media: string) => {
    const least = widthOf(media, 'min') ?? 0;
    const most = widthOf(media, 'max') ?? Infinity;
    const bounded = /(?:min|max)-width/.test(media);
    const matches = bounded && view.innerWidth >= least && view.innerWidth <= most;
    return Object.assign(new view.EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  };
}

/** Locks of one page: a queue per name, enough for code that asks for exclusive ones. */
function lockManager() {
  const tails = new Map<string, Promise<unknown>>();
  type Held = (lock: { name: string; mode: 'exclusive' }) => unknown;
  return {
    request(name: string, ...rest: [Held] | [object, Held]) {
      const work = rest.at(-1) as Held;
      const turn = (tails.get(name) ?? Promise.resolve()).then(() => work({ name, mode: 'exclusive' }));
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    query: () => Promise.resolve({ held: [], pending: [] }),
  };
}

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Node's, which fetch takes, but of a form as in browsers: React reads one when an address changes while it is sent. */
class PageFormData extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      const { name, value } = field as HTMLInputElement;
      if (name) this.append(name, value);
    }
  }
}

/** jsdom with what browsers have and it lacks. Layout it cannot have: observers never call back. */
export default class PortalEnvironment extends FixedJsdom {
  readonly #clock: PageClock;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const { global } = this;
    const view = global as unknown as Window & typeof globalThis;
    this.#clock = new PageClock(view);
    Object.assign(global, {
      matchMedia: mediaQueries(view),
      ResizeObserver: NoObserver,
      IntersectionObserver: NoObserver,
      CompressionStream,
      DecompressionStream,
      FormData: PageFormData,
      // Node's form takes no other.
      File,
    });
    Object.defineProperty(global, 'crypto', { value: webcrypto, configurable: true });
    Object.defineProperty(view.navigator, 'locks', { value: lockManager(), configurable: true });
    Object.defineProperty(view.navigator, 'sendBeacon', { value: () => true, configurable: true, writable: true });
    view.getComputedStyle = computedStyle();
    const { setTimeout, clearTimeout, requestAnimationFrame } = this.#clock;
    Object.assign(view, { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame: clearTimeout });
    Object.assign(global, { pageClock: this.#clock });
    view.scrollTo = () => undefined;
    view.Element.prototype.scrollIntoView = () => undefined;
  }

  override async teardown() {
    // A frame of a page that is gone would fail whichever file is tested by then.
    this.#clock.forget();
    await super.teardown();
  }
}
