import { systemClock, type Clock } from '../../tools/store/clock';
import { testApi, type TestApi } from '../../rules/world/api.fixture';

const file = (title: string, body: string, rest = '') => `---\ntitle: ${title}\n${rest}---\n\n${body}\n`;

/** A few articles and posts, some of them in Czech. */
export const TEXTS: Readonly<Record<string, string>> = {
  'en/about.md': file('About', '# About', 'description: Who we are\n'),
  'cs/about.md': file('O nás', '# O nás'),
  'en/contact.md': file('Contact', 'Write to us.'),
  'en/privacy.md': file('Privacy', 'What we keep.'),
  'en/apis.md': file('APIs', 'Ask for a token.'),
  'en/post-opening.md': file('Opening', 'We are open.', 'published: 2025-03-01\n'),
  'cs/post-opening.md': file('Otevřeno', 'Máme otevřeno.'),
  'en/post-citing.md': file('Citing', 'How to cite.', 'published: 2026-02-01\n'),
};

export interface Asked<T> {
  status: number;
  body: T & { fields?: Record<string, string>; error_description?: string };
}

/** The API with these texts; `ask` sends as the application, or by the account of this name. */
export function contentApi(clock: Clock = systemClock) {
  const api: TestApi = testApi({ accessions: 60, texts: async () => TEXTS, clock });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (who: string): Promise<string> => {
    const known = tokens.get(who) ?? api.token(who === '' ? undefined : `${who}@example.org`);
    tokens.set(who, known);
    return known;
  };
  const ask = async <T>(line: string, body?: unknown, who = ''): Promise<Asked<T>> => {
    const [method, path] = line.split(' ');
    const response = await api.call(`${method} /api/v2${path}`, { token: await tokenOf(who), body });
    return { status: response.status, body: (await response.json()) as Asked<T>['body'] };
  };
  const edit = <T>(line: string, body?: unknown) => ask<T>(line, body, 'content');
  return { ...api, ask, edit };
}
