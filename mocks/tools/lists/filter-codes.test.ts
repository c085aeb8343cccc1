import * as fc from 'fast-check';
import { canonical } from './canonical';
import { makeFilterCodes } from './filter-codes';
import { manualClock } from '../store/clock';
import { makeStore } from '../store/store';
import { textStores } from '../store/stores.fixture';

const codes = () => makeFilterCodes(makeStore());

describe('a filter code', () => {
  it('gives back the canonical filter', async () => {
    const one = codes();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (filter) => {
        const code = await one.encode(filter);
        expect(code).toMatch(/^v[23][\w-]*$/);
        expect(await one.decode(code)).toEqual(JSON.parse(JSON.stringify(canonical(filter))));
      }),
    );
  });

  it('does not depend on order, repetition or what is no criterion', async () => {
    const a = { crop: ['wheat', 'barley'], institute: { code: ['CZE122'], country: {} }, historic: false };
    const b = {
      doi: null,
      historic: false,
      _text: ' ',
      institute: { code: ['CZE122', 'CZE122'], fullName: { contains: [''] } },
      crop: ['barley', 'wheat'],
      storage: [],
    };
    expect(await codes().encode(a)).toBe(await codes().encode(b));
    expect(await codes().encode({})).toBe(await codes().encode({ taxonomy: { genus: [] } }));
  });

  it('keeps false and 0, and the order of a polygon', () => {
    const filter = {
      available: false,
      geo: {
        elevation: { ge: 0 },
        within: {
          coordinates: [
            [
              [2, 1],
              [1, 2],
              [2, 1],
            ],
          ],
        },
      },
    };
    expect(canonical(filter)).toEqual(filter);
    expect(canonical({ sampStat: [300, 100] })).toEqual({ sampStat: [100, 300] });
  });

  it('is the same in every world and for ever', async () => {
    // A link that somebody keeps must open after every release: this text may never change.
    expect(await codes().encode({ crop: ['wheat'], historic: false })).toBe(
      'v2q1ZKLsovULKKVirPSE0sUYrVUcrILC7JL8pMVrJKS8wpTq0FAA',
    );
  });

  it('is short for about fifty uuids, and stored above', async () => {
    const one = codes();
    const random = () => crypto.randomUUID();
    expect(await one.encode({ uuid: Array.from({ length: 45 }, random) })).toMatch(/^v2/);
    const code = await one.encode({ uuid: Array.from({ length: 200 }, random) });
    expect(code).toMatch(/^v3[\w-]{22}$/);
    await expect(codes().decode(code)).rejects.toMatchObject({ status: 404 });
  });

  it('is kept over a restart when it is stored', async () => {
    const { stores } = textStores();
    const store = makeStore(stores);
    const random = Array.from({ length: 200 }, () => crypto.randomUUID());
    const code = await makeFilterCodes(store).encode({ uuid: random });
    await store.commit();
    const later = makeStore(stores);
    const read = makeFilterCodes(later);
    await later.ready();
    expect(await read.decode(code)).toEqual({ uuid: [...random].sort() });
  });

  it.each([
    '',
    'v',
    'v2',
    'v2!',
    'v2%00',
    'v2AAAA',
    'v1abc',
    'v3short',
    `v2${'A'.repeat(5_000)}`,
    'v2q1YqLU4tUrJSKi1KBQA',
  ])('that is damaged is refused: %p', async (code) => {
    await expect(codes().decode(code)).rejects.toMatchObject({ status: 400 });
  });

  it('never fails otherwise, whatever is tried', async () => {
    const one = codes();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const result = await one.decode(`v2${text}`).catch((error: { status?: number }) => error.status);
        expect(result === 400 || typeof result === 'object').toBe(true);
      }),
    );
  });
});

describe('a stored filter', () => {
  const DAY = 24 * 3_600_000;
  const long = (mark: string) => ({
    uuid: Array.from({ length: 100 }, (_, at) => `${mark} ${crypto.randomUUID()} ${at}`),
  });

  it('is forgotten when nobody has asked for it for 400 days', async () => {
    const clock = manualClock();
    const own = makeFilterCodes(makeStore(), clock);
    const [used, unused] = [await own.encode(long('used')), await own.encode(long('unused'))];
    clock.advance(399 * DAY);
    await own.decode(used);
    clock.advance(2 * DAY);
    await expect(own.decode(used)).resolves.toHaveProperty('uuid');
    await expect(own.decode(unused)).rejects.toMatchObject({ status: 404 });
  });

  it('of an earlier version has its time from when it is first seen', async () => {
    const clock = manualClock();
    const store = makeStore();
    const code = await makeFilterCodes(store, clock).encode(long('earlier'));
    const rows = store.rows<{ filter: string; made: number; used?: number }>('accounts/filter-codes', 'noted');
    rows.set(code, { filter: rows.get(code)?.filter ?? '', made: 1 });
    clock.advance(800 * DAY);
    await expect(makeFilterCodes(store, clock).decode(code)).resolves.toHaveProperty('uuid');
    clock.advance(400 * DAY);
    await expect(makeFilterCodes(store, clock).decode(code)).rejects.toMatchObject({ status: 404 });
  });
});
