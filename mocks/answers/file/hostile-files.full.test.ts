import { isFileName, plainText } from '@/contract/control-characters';
import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { HOSTILE_TEXTS, TRAP } from '../../../test/browser/hostile/hostile-texts';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const formOf = (name: string, content: string | Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};

/** Done, or refused with a sentence that is no page. */
async function answered<T>(line: string, body: unknown): Promise<T | undefined> {
  const response = await writer.send(line, body, 'content');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const answer = (await response.json()) as T & { error_description?: string; fields?: object };
  if (response.ok) return answer;
  expect(response.status).toBe(400);
  expect(answer.error_description ?? '').not.toBe('');
  return undefined;
}

/** A browser saves it, and runs nothing of it. */
async function expectInert(path: string, type: RegExp): Promise<void> {
  const { status, headers } = await writer.api.call(`GET /api/v2${path}`);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(type);
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.!~*'()%-]+$/);
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox$/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
}

test('there are two hundred of them', () => expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200));

test.each(HOSTILE_TEXTS.map((text, at) => [at, text] as const))(
  'no. %i is a name as it is or none',
  async (at, text) => {
    const kept = await answered<RepositoryFile>(
      'POST /repository/file/hostile',
      formOf(`${text}.png`, new Uint8Array(PNG)),
    );
    if (kept) await expectInert(kept.url, /^image\/png$/);

    const plain = await answered<RepositoryFile>(
      'POST /repository/file/renamed',
      formOf(`${at}.png`, new Uint8Array(PNG)),
    );
    const name = `${text}.png`;
    const named = await answered<RepositoryFile>(`PUT /repository/file/${plain?.uuid}`, { version: 1, name });
    if (named) {
      expect(named.name).toBe(plainText(name).trim());
      expect(isFileName(named.name)).toBe(true);
      await expectInert(named.url, /^image\/png$/);
    }
    const told = await answered<RepositoryFile>(`PUT /repository/file/${plain?.uuid}`, {
      version: named ? 2 : 1,
      title: text,
      description: text,
      creator: text,
    });
    // Some are longer than a title.
    if (told) expect(told.title ?? '').toBe(plainText(text).trim());
  },
);

test.each(HOSTILE_TEXTS.map((text, at) => [at, text] as const))(
  'no. %i is a folder as it is or none',
  async (at, text) => {
    const path = `/in/${text}`;
    const plain = await answered<RepositoryFolder>(`PUT /repository/folder/plain-${at}`, {});
    const moved = await answered<RepositoryFolder>(`PUT /repository/folder${plain?.path}`, { path });
    if (moved) expect(moved.path).toBe(path);
  },
);

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

test.each(HOSTILE_TEXTS.map((text, at) => [at, text] as const))(
  'no. %i in a drawing does nothing',
  async (at, text) => {
    const drawings = [
      `<svg ${SVG}>${text}</svg>`,
      `<svg ${SVG} onload="${TRAP}"><desc>${text}</desc><script>${TRAP}</script></svg>`,
      `<?xml version="1.0"?><!-- ${text} --><svg ${SVG}/>`,
      `${text}<svg ${SVG}/>`,
    ];
    for (const [place, drawing] of drawings.entries()) {
      const name = `${at}-${place}.svg`;
      const kept = await answered<RepositoryFile>('POST /repository/file/drawn', formOf(name, drawing));
      if (!kept) continue;
      await expectInert(kept.url, /^image\/svg\+xml/);
      await expectInert(`/repository/image/${kept.uuid}`, /^image\/svg\+xml/);
    }
  },
);
