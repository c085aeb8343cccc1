import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import type { AccessionDetails } from '@/contract/accession/accession';
import type { AuditEntry } from '@/contract/publication/history';
import type { Institute } from '@/contract/reference/institute';
import type { FilteredPage, Page } from '@/contract/page';
import type {
  PassportCounts,
  PassportRowResult,
  PassportUpdate,
  PushReport,
} from '@/contract/passport/passport-update';
import type { Accession } from '@/contract/accession/accession';
import { disk } from '../../tools/store/stores.fixture';
import { testApi, type TestApi } from '../../rules/world/api.fixture';

/** Its data provider lets the demo account of requests write. */
const CODE = 'DEU146';
const UPDATES = `/acn/${CODE}/passport-updates`;
const PUSH = `/acn/${CODE}/passport`;

interface Bank extends TestApi {
  send(line: string, body?: unknown, as?: string): Promise<{ status: number; body: unknown; text: string }>;
  made<T>(line: string, body?: unknown, as?: string): Promise<T>;
  /** What a file says against what is published. */
  check(text: string | Uint8Array, name?: string): Promise<PassportUpdate>;
  /** The institute's accessions as a file of MCPD. */
  file(): Promise<string[]>;
  counted(): Promise<unknown>;
}

async function bank(options: Parameters<typeof testApi>[0] = {}): Promise<Bank> {
  const api = testApi({ accessions: 400, ...options });
  const tokens = new Map<string, string>();
  const tokenOf = async (name: string) => {
    const token = tokens.get(name) ?? (await api.token(`${name}@example.org`));
    tokens.set(name, token);
    return token;
  };
  const send: Bank['send'] = async (line, body, as = 'requests') => {
    const [method, path] = line.split(' ');
    const response = await api.call(`${method} /api/v2${path}`, { token: await tokenOf(as), body });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, text };
  };
  const made = async <T>(line: string, body?: unknown, as?: string) => {
    const answer = await send(line, body, as);
    if (answer.status !== 200) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  };
  return {
    ...api,
    send,
    made,
    check: (content, name = 'passport.csv') => {
      const form = new FormData();
      form.set('file', new File([content as string], name));
      return made<PassportUpdate>(`POST ${UPDATES}`, form);
    },
    file: async () => {
      const filter = { institute: { code: [CODE] }, OR: { historic: true, institute: { code: [CODE] } } };
      const text = await made<string>('POST /acn/download?format=mcpd&s=accessionNumber', filter);
      return text.replace('\ufeff', '').trimEnd().split(/\r?\n/);
    },
    counted: async () => {
      const of = { institute: { code: [CODE] } };
      const { totalElements, suggestions } = await made<FilteredPage<Accession, unknown>>('POST /acn/filter', of);
      const { accessionCount } = await made<Institute>(`GET /wiews/${CODE}`);
      const map = await made<{ accessionCount: number; georeferenced: number }>('POST /acn/mapinfo', of);
      const info = await made<{ accessionCount: number }>('GET /info');
      return {
        totalElements,
        crops: suggestions['crop.shortName'],
        accessionCount,
        shown: [map.accessionCount, map.georeferenced],
        all: info.accessionCount,
      };
    },
  };
}

const sum = ({ new: added, changed, unchanged, refused }: PassportCounts) => added + changed + unchanged + refused;
const row = (number: string, more: object = {}) => ({ ACCENUMB: number, GENUS: 'Zea', ...more });
const published = (counts: PassportCounts) => counts.changed + counts.unchanged + counts.gone + counts.untouched;

test('the file of what is published changes nothing, in whatever form it comes', async () => {
  const api = await bank();
  const lines = await api.file();
  const text = lines.join('\r\n');
  const cells = Papa.parse<string[]>(text).data;
  const workbook = await writeExcel(cells.map((each) => each.map((value) => ({ value })))).toBuffer();
  for (const [content, name] of [
    [text, 'all.txt'],
    [gzipSync(text), 'all.txt.gz'],
    [new Uint8Array(workbook), 'all.xlsx'],
  ] as const) {
    const { counts, columns } = await api.check(content, name);
    expect(columns).toEqual([]);
    expect(counts).toMatchObject({ rows: lines.length - 1, unchanged: lines.length - 1, gone: 0, refused: 0 });
    expect(published(counts)).toBe(counts.published);
  }
});

describe('a file', () => {
  const file = [
    'ACCENUMB;GENUS;SPECIES;SAMPSTAT;DECLATITUDE;DECLONGITUDE;ACQDATE;INSTCODE',
    'NEW 1;Zea;mays;300;12.5;10.25;;',
    'NEW 2;Zea;mays;12;;;19930231;',
    ';Zea;mays;300;;;;',
    'NEW 3;Zea;mays;300;;;;NLD037',
    'NEW 1;Zea;mays;300;;;;',
  ].join('\n');

  test('is checked, applied once, seen everywhere at once, told in the history, and taken back in one step', async () => {
    const api = await bank();
    const before = await api.counted();
    const checked = await api.check(file);
    expect(checked).toMatchObject({ state: 'CHECKED', instituteCode: CODE, fileName: 'passport.csv' });
    expect(checked.counts).toMatchObject({ rows: 5, new: 2, changed: 0, unchanged: 0, refused: 3, remarked: 1 });
    expect(sum(checked.counts)).toBe(5);
    expect(published(checked.counts)).toBe(checked.counts.published);
    expect(await api.counted()).toEqual(before);

    const at = `${UPDATES}/${checked.uuid}`;
    const refused = await api.made<Page<PassportRowResult>>(`GET ${at}/rows?outcome=refused`);
    expect(refused.content.map(({ line, notes }) => [line, notes[0]?.column])).toEqual([
      [4, 'ACCENUMB'],
      [5, 'INSTCODE'],
      [6, 'ACCENUMB'],
    ]);
    const remarked = await api.made<Page<PassportRowResult>>(`GET ${at}/rows?outcome=remarked`);
    expect(remarked.content[0]?.notes.map(({ column, value }) => [column, value])).toEqual([
      ['SAMPSTAT', '12'],
      ['ACQDATE', '19930231'],
    ]);

    const applied = await api.made<PassportUpdate>(`POST ${at}/apply`, { gone: 'historic' });
    expect(applied).toMatchObject({ state: 'APPLIED', undoable: true, gone: 'historic' });
    expect(await api.made(`POST ${at}/apply`, { gone: 'historic' })).toEqual(applied);
    expect(await api.made(`GET ${UPDATES}`)).toEqual([applied]);
    const after = await api.counted();
    expect(after).toMatchObject({ totalElements: 2, accessionCount: 2, shown: [2, 1] });
    const [uuid] = (await api.world.accessions.uuids({ institute: { code: [CODE] } }, 1)).uuids;
    const { details } = await api.made<AccessionDetails>(`GET /acn/details/${uuid}`);
    expect(details).toMatchObject({ accessionNumber: 'NEW 1', sampStat: 300, crop: { shortName: 'maize' } });
    expect((await api.send(`GET ${at}/report`)).text).toContain('19930231');

    await api.made(`POST ${at}/undo`);
    expect(await api.counted()).toEqual(before);
    expect((await api.send(`GET /acn/details/${uuid}`)).status).toBe(404);
    const undone = expect.objectContaining({ state: 'UNDONE', undoable: false, uuid: checked.uuid }) as unknown;
    expect(await api.made(`GET ${UPDATES}`)).toEqual([undone]);
    expect(await api.made(`POST ${at}/undo`)).toEqual(undone);
  });

  test('leaves what it does not name, or removes it, as is chosen', async () => {
    const api = await bank();
    const kept = await api.check(file);
    const before = (await api.counted()) as { totalElements: number };
    await api.made(`POST ${UPDATES}/${kept.uuid}/apply`, { gone: 'keep' });
    expect(await api.counted()).toMatchObject({ totalElements: before.totalElements + 2 });
    const again = await api.check(file);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 2, gone: before.totalElements });
    await api.made(`POST ${UPDATES}/${again.uuid}/apply`, { gone: 'remove' });
    expect(await api.counted()).toMatchObject({ totalElements: 2 });
    expect((await api.send(`POST ${UPDATES}/${kept.uuid}/undo`)).status).toBe(409);
    await api.made(`POST ${UPDATES}/${again.uuid}/undo`);
    await api.made(`POST ${UPDATES}/${kept.uuid}/undo`);
    expect(await api.counted()).toEqual(before);
  });

  test('that was checked before another was applied is checked again', async () => {
    const api = await bank();
    const stale = await api.check(file);
    await api.made(`POST ${PUSH}`, [row('P 1')]);
    expect(await api.send(`POST ${UPDATES}/${stale.uuid}/apply`, { gone: 'keep' })).toMatchObject({ status: 409 });
  });

  test('that is no passport data is refused with a sentence', async () => {
    const api = await bank();
    const form = new FormData();
    form.set('file', new File(['a,b\n1,2\n'], 'x.csv'));
    expect(await api.send(`POST ${UPDATES}`, form)).toMatchObject({
      status: 400,
      body: { error_description: expect.stringContaining('names no column') as string },
    });
    expect((await api.send(`POST ${UPDATES}`, new FormData())).status).toBe(400);
  });

  test('that unpacks to too much, is cut off, or has too many rows is refused', async () => {
    const api = await bank();
    const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      form.set('file', new File([bytes], name));
      return api.send(`POST ${UPDATES}`, form);
    };
    const head = 'ACCENUMB,GENUS\n';
    const bomb = gzipSync(head + `${' '.repeat(999)}\n`.repeat(110_000));
    expect(await upload(new Uint8Array(bomb), 'a.csv.gz')).toMatchObject({ status: 400 });
    const cut = gzipSync(file).subarray(0, 60);
    expect(await upload(new Uint8Array(cut), 'a.csv.gz')).toMatchObject({ status: 400 });
    const many = head + Array.from({ length: 100_001 }, (_, at) => `${at},Zea\n`).join('');
    expect(await upload(new TextEncoder().encode(many), 'a.csv')).toMatchObject({
      status: 400,
      body: { error_description: expect.stringContaining('100000 rows at a time') as string },
    });
  });

  test('is forgotten where many others were checked since', async () => {
    const api = await bank();
    const first = await api.check(file);
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at},Zea\n`).join('');
    for (let at = 0; at < 2; at++) await api.check(`ACCENUMB,GENUS\n${rows}`);
    expect((await api.send(`GET ${UPDATES}/${first.uuid}`)).status).toBe(404);
  });
});

describe("a genebank's system", () => {
  test('adds, changes what it names, replaces, removes; the same again is no update', async () => {
    const api = await bank();
    const rows = [row('P 1', { STORAGE: [10, 13], ACCENAME: 'Río' }), row('P 2'), row('')];
    const first = await api.made<PushReport>(`POST ${PUSH}`, rows);
    expect(first.rows.map(({ outcome, line }) => [outcome, line])).toEqual([
      ['new', 1],
      ['new', 2],
      ['refused', 3],
    ]);
    expect((await api.made<PushReport>(`POST ${PUSH}`, rows)).update).toBeNull();

    const changed = await api.made<PushReport>(`POST ${PUSH}`, [row('P 1', { ACCENAME: 'Rio' }), row('P 2')]);
    expect(changed.rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'ACCENAME', previous: 'Río', value: 'Rio' }],
      [],
    ]);
    const uuid = changed.rows[0]?.uuid;
    const history = await api.made<AuditEntry[]>(`GET /acn/${uuid}/auditlog`);
    expect(history[0]).toMatchObject({ action: 'UPDATE', property: 'ACCENAME', previous: 'Río', value: 'Rio' });
    const details = async () => (await api.made<AccessionDetails>(`GET /acn/details/${uuid}`)).details;
    expect(await details()).toMatchObject({ accessionName: 'Rio', storage: [10, 13] });
    await api.made(`PUT ${PUSH}`, [row('P 1', { ACCENAME: 'Rio' })]);
    expect(await details()).toMatchObject({ accessionName: 'Rio', storage: [] });

    // A corrected genus keeps the address.
    const corrected = await api.made<PushReport>(`POST ${PUSH}`, [{ ACCENUMB: 'P 1', GENUS: 'Triticum' }]);
    expect(corrected.rows).toMatchObject([{ outcome: 'changed', uuid }]);
    expect(await details()).toMatchObject({ taxonomy: { genus: 'Triticum' } });

    const removed = await api.made<PushReport>(`DELETE ${PUSH}`, [{ ACCENUMB: 'P 1' }, { ACCENUMB: 'nothing' }]);
    expect(removed.rows.map(({ outcome }) => outcome)).toEqual(['gone', 'unchanged']);
    expect((await api.send(`GET /acn/details/${uuid}`)).status).toBe(404);
    expect((await api.made<PushReport>(`DELETE ${PUSH}`, [{ ACCENUMB: 'P 1' }])).update).toBeNull();
  });

  test('uses an API token, within limits', async () => {
    const api = await bank();
    const session = await api.token('requests@example.org');
    const body = { label: 'Our system', active: true, expires: null, password: 'Demo-2025!' };
    const made = await api.call('POST /api/v2/me/tokens', { token: session, body });
    const headers = { Authorization: `API-Token ${((await made.json()) as { token: string }).token}` };
    const answer = await api.call(`POST /api/v2${PUSH}`, { headers, body: [row('T 1')] });
    expect(await answer.json()).toMatchObject({ counts: { new: 1 } });
    const many = Array.from({ length: 10_001 }, () => ({}));
    for (const wrong of [many, [], {}, [1], [{ ACCENUMB: { a: 1 } }]])
      expect((await api.call(`POST /api/v2${PUSH}`, { headers, body: wrong })).status).toBe(400);
  });

  test.each([
    ['user', 403],
    ['publisher', 403],
    ['requests', 200],
    ['admin', 200],
  ])('as %s is answered %p', async (name, status) => {
    const api = await bank();
    expect((await api.send(`POST ${PUSH}`, [row('W 1')], name)).status).toBe(status);
    expect((await api.send(`GET ${UPDATES}`, undefined, name)).status).toBe(status);
    const institute = await api.made<Institute>(`GET /wiews/${CODE}`, undefined, name);
    expect(institute.mayUpdatePassport ?? false).toBe(status === 200);
    expect((await api.send('POST /acn/NLD037/passport', [row('W 1')], name)).status).toBe(status);
    expect((await api.send('POST /acn/USA995/passport', [row('W 1')], 'requests')).status).toBe(403);
  });
});

test('what was applied is there again after a restart, and what could not be kept is not', async () => {
  const { backends, faults } = disk();
  const api = await bank({ stores: await backends() });
  await api.world.store.ready();
  const before = (await api.counted()) as { totalElements: number };
  await api.made(`POST ${PUSH}`, [row('R 1')]);
  faults.push('before', 'before');
  await expect(api.send(`POST ${PUSH}`, [row('R 2')])).rejects.toThrow('no space left');
  const next = await bank({ stores: await backends() });
  await next.world.store.ready();
  for (const each of [api, next])
    expect(await each.counted()).toMatchObject({ totalElements: before.totalElements + 1 });
  expect(await next.made(`GET ${UPDATES}`)).toMatchObject([{ counts: { new: 1 }, undoable: true }]);
});
