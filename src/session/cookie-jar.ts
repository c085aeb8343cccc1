export const ACCESS = 'access_token';
export const REFRESH = 'refresh_token';

export type CookieName = typeof ACCESS | typeof REFRESH;

/** Where the tokens lie; shared by all tabs. */
export interface CookieJar {
  read(name: CookieName): string | undefined;
  write(name: CookieName, value: string): void;
  clear(name: CookieName): void;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const attributes = () => `; Path=/; SameSite=Strict${globalThis.location.protocol === 'https:' ? '; Secure' : ''}`;

/** Cookies without a lifetime of their own: they end with the browser's session. */
const documentJar: CookieJar = {
  read(name) {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found && (decoded(found.slice(name.length + 1)) || undefined);
  },
  write(name, value) {
    document.cookie = `${name}=${encodeURIComponent(value)}${attributes()}`;
  },
  clear(name) {
    document.cookie = `${name}=; Max-Age=0${attributes()}`;
  },
};

/** For browsers that refuse cookies, and for tests: the tokens last as long as the page. */
export function memoryJar(): CookieJar {
  const held = new Map<CookieName, string>();
  return {
    read: (name) => held.get(name),
    write: (name, value) => void held.set(name, value),
    clear: (name) => void held.delete(name),
  };
}

export const cookieJar = (): CookieJar => (navigator.cookieEnabled ? documentJar : memoryJar());
