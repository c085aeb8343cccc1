export const ACCESS = 'access_token';
export const REFRESH = 'refresh_token';

/**
 * What all tabs share. Notes lie here beside the tokens they are about and not in `localStorage`, which another tab's
 * process may see later than a cookie that was written after it.
 */
export interface CookieJar {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
  clear(name: string): void;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const attributes = () => `; Path=/; SameSite=Strict${globalThis.location.protocol === 'https:' ? '; Secure' : ''}`;

/** What was read in this run of the script: the browser asks another process each time. */
let seen: string | undefined;

function cookies(): string {
  if (seen === undefined) {
    seen = document.cookie;
    queueMicrotask(() => (seen = undefined));
  }
  return seen;
}

function change(cookie: string): void {
  document.cookie = cookie;
  seen = undefined;
}

/** Cookies without a lifetime of their own: they end with the browser's session. */
const documentJar: CookieJar = {
  read(name) {
    const found = cookies()
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`));
    return found && (decoded(found.slice(name.length + 1)) || undefined);
  },
  write(name, value) {
    change(`${name}=${encodeURIComponent(value)}${attributes()}`);
  },
  clear(name) {
    change(`${name}=; Max-Age=0${attributes()}`);
  },
};

/** For browsers that refuse cookies, and for tests: what it holds lasts as long as the page. */
export function memoryJar(): CookieJar {
  const held = new Map<string, string>();
  return {
    read: (name) => held.get(name),
    write: (name, value) => void held.set(name, value),
    clear: (name) => void held.delete(name),
  };
}

export const cookieJar = (): CookieJar => (navigator.cookieEnabled ? documentJar : memoryJar());
