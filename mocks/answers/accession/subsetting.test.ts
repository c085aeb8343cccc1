import type { ApiError } from '@/contract/entity';
import type { ClusterProgress, ClusterRequest, ClusterResult, IndicatorsData } from '@/contract/accession/subsetting';
import { turns } from '../../../test/harness/turns';
import { manualClock } from '../../tools/store/clock';
import { testApi } from '../../rules/world/api.fixture';
import { computeBy } from '../../rules/subsetting/subsetting';
import { Cancelled } from '../../rules/subsetting/task';

const clock = manualClock();
const makeApi = () => testApi({ accessions: 900, clock });
let api = makeApi();
let token: string;

beforeAll(async () => {
  token = await api.token();
});

const PATH = '/api/subsetting/v1';
const REQUEST: ClusterRequest = {
  filter: {},
  indicators: [
    { id: 'tmean', metric: 'mean' },
    { id: 'tmin', metric: 'minimum' },
    { id: 'prec', metric: 'mean' },
  ],
  months: { from: 11, to: 2 },
  years: { from: 1990, to: 1995 },
  sets: { from: 6, to: 6 },
  method: 'core',
};

const post = (body: object, as = token) => api.call(`POST ${PATH}/cluster`, { token: as, body });
const look = async (id: string): Promise<ClusterProgress> => {
  const response = await api.call(`GET ${PATH}/cluster/${id}`, { token });
  return (await response.json()) as ClusterProgress;
};

async function ended(body: object): Promise<ClusterProgress> {
  const response = await post(body);
  expect(response.status).toBe(202);
  let progress = (await response.json()) as ClusterProgress;
  const shares = [progress.progress];
  while (progress.status === 'running') {
    await turns(1);
    progress = await look(progress.id);
    shares.push(progress.progress);
  }
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  return progress;
}

async function valuesOf(body: object): Promise<IndicatorsData> {
  return (await (await api.call(`POST ${PATH}/indicators-data`, { token, body })).json()) as IndicatorsData;
}

async function result(changes: Partial<ClusterRequest>): Promise<ClusterResult> {
  const progress = await ended({ ...REQUEST, ...changes });
  expect(progress).toMatchObject({ status: 'done', progress: 1 });
  if (!progress.result) throw new Error('no result');
  return progress.result;
}

const everyone = ({ sets, outliers }: ClusterResult) =>
  [...sets.flatMap(({ members }) => members), ...outliers].toSorted();

describe.each(['manual', 'core', 'random'] as const)('%s', (method) => {
  it('puts every accession with coordinates into one set or among the outliers', async () => {
    const made = await result({ method });
    const { content, totalElements } = await api.world.accessions.page({ geo: { referenced: true } }, { l: 1_000 });
    expect(everyone(made)).toEqual(content.map(({ uuid }) => uuid).toSorted());
    expect(made.withoutClimate).toBe((await api.world.accessions.count({})) - totalElements);
    expect(made.sets).toHaveLength(6);
    expect(made.model).toMatch(/model/);
    for (const { members, chosen, means } of made.sets) {
      expect(means).toHaveLength(3);
      expect(chosen).toHaveLength(method === 'manual' ? 0 : 1);
      for (const uuid of chosen) expect(members).toContain(uuid);
    }
  });

  it('gives the same sets for the same seed, and takes a code for its filter', async () => {
    const filter = { sampStat: [300] };
    const { filterCode } = (await (await api.call('POST /api/v2/acn/list', { token, body: filter })).json()) as {
      filterCode: string;
    };
    const once = await result({ method, seed: 7, filter, sets: { from: 2, to: 9 } });
    const { filter: _, ...without } = REQUEST;
    const again = await ended({ ...without, method, seed: 7, filterCode, sets: { from: 2, to: 9 } });
    expect(again.result).toEqual(once);
  });
});

it('chooses a number of sets within the range', async () => {
  const { sets } = await result({ method: 'manual', sets: { from: 3, to: 12 } });
  expect(sets.length).toBeGreaterThanOrEqual(3);
  expect(sets.length).toBeLessThanOrEqual(12);
});

it('chooses a core that is more varied than any sample', async () => {
  for (const seed of [1, 2, 3]) {
    const { entryToNearestEntry: core = NaN } = await result({ seed, sets: { from: 20, to: 20 } });
    const { entryToNearestEntry: random = NaN } = await result({
      seed,
      method: 'random',
      sets: { from: 20, to: 20 },
    });
    expect(core).toBeGreaterThan(random * 1.15);
  }
});

it('gives the values that sets are made of', async () => {
  const { uuids, values } = await valuesOf(REQUEST);
  expect(values).toHaveLength(uuids.length);
  const made = await result({ method: 'manual' });
  const [first] = made.sets;
  const members = first?.members.map((uuid) => values[uuids.indexOf(uuid)]?.[0] ?? NaN) ?? [];
  expect(first?.means[0]).toBeCloseTo(members.reduce((sum, each) => sum + each, 0) / members.length, 2);
  for (const [mean, lowest] of values) expect(lowest ?? NaN).toBeLessThan(mean ?? NaN);
});

describe('refuses', () => {
  it('accessions without coordinates', async () => {
    const progress = await ended({ ...REQUEST, filter: { geo: { referenced: false } } });
    expect(progress).toMatchObject({ status: 'refused', refusal: 'noResults' });
  });

  it('climates that are all far apart', async () => {
    // The coldest, the warmest, and the one in the middle between them.
    const indicators = [{ id: 'tmin', metric: 'minimum' as const }];
    const { uuids, values } = await valuesOf({ ...REQUEST, indicators });
    const winters = values.map(([value]) => value ?? NaN);
    const [least, most] = [Math.min(...winters), Math.max(...winters)];
    const nearest = (to: number) => {
      const gaps = winters.map((each) => Math.abs(each - to));
      return uuids[gaps.indexOf(Math.min(...gaps))] ?? '';
    };
    const uuid = [least, (least + most) / 2, most].map(nearest);
    const progress = await ended({
      ...REQUEST,
      filter: { uuid },
      indicators,
      sets: { from: 2, to: 2 },
    });
    expect(progress).toMatchObject({ status: 'refused', refusal: 'allOutliers' });
  });

  it('more accessions than there may be, with both numbers', async () => {
    const none = new Float64Array();
    const places = async () => ({
      total: 30_000,
      placed: 25_000,
      uuids: [],
      latitude: none,
      longitude: none,
      elevation: none,
    });
    jest.spyOn(api.world, 'accessionsFor').mockReturnValueOnce({ ...api.world.accessions, places });
    const progress = await ended(REQUEST);
    expect(progress).toMatchObject({ status: 'refused', refusal: 'tooManyResults', count: 25_000, limit: 20_000 });
  });

  it.each([
    ['no indicators', { indicators: [] }, 'indicators'],
    ['an unknown indicator', { indicators: [{ id: 'wind', metric: 'mean' }] }, 'indicators.0.id'],
    ['an unknown metric', { indicators: [{ id: 'prec', metric: 'median' }] }, 'indicators.0.metric'],
    ['an indicator twice', { indicators: [REQUEST.indicators[0], REQUEST.indicators[0]] }, 'indicators'],
    ['a thirteenth month', { months: { from: 1, to: 13 } }, 'months.to'],
    ['no months', { months: undefined }, 'months'],
    ['a year before the first', { years: { from: 1982, to: 1990 } }, 'years.from'],
    ['years the wrong way', { years: { from: 1995, to: 1990 } }, 'years'],
    ['one set', { sets: { from: 1, to: 4 } }, 'sets.from'],
    ['sets the wrong way', { sets: { from: 5, to: 4 } }, 'sets'],
    ['half a set', { sets: { from: 2, to: 4.5 } }, 'sets.to'],
    ['another method', { method: 'best' }, 'method'],
    ['a seed in words', { seed: 'one' }, 'seed'],
  ])('%s', async (_, changes, field) => {
    const response = await post({ ...REQUEST, ...changes });
    expect(response.status).toBe(400);
    const { error_description: sentence, fields } = (await response.json()) as ApiError;
    expect(sentence).toMatch(/\.$/);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('as many sets as accessions, naming both numbers', async () => {
    const { content } = await api.world.accessions.page({ geo: { referenced: true } }, { l: 6 });
    const filter = { uuid: content.map(({ uuid }) => uuid) };
    const response = await post({ ...REQUEST, filter });
    expect(response.status).toBe(400);
    const { error_description: sentence } = (await response.json()) as ApiError;
    expect(sentence).toMatch(/6 accessions.*6 sets/);
  });

  it('an unknown filter, and a computation that is not known', async () => {
    expect((await post({ ...REQUEST, filter: { colour: ['red'] } })).status).toBe(400);
    expect((await api.call(`GET ${PATH}/cluster/none`, { token })).status).toBe(404);
    expect((await api.call(`DELETE ${PATH}/cluster/none`, { token })).status).toBe(404);
  });
});

it('keeps the last results only, however many are asked for', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 202; i += 1) {
    const response = await post({ ...REQUEST, filter: { geo: { referenced: false } } });
    ids.push(((await response.json()) as ClusterProgress).id);
  }
  const status = async (id = '') => (await api.call(`GET ${PATH}/cluster/${id}`, { token })).status;
  expect(await status(ids[0])).toBe(404);
  expect(await status(ids[2])).toBe(200);
  expect(await status(ids.at(-1))).toBe(200);
});

describe('what is under way', () => {
  let stopped: number;
  const others = api;

  afterAll(async () => {
    api = others;
    token = await api.token();
  });

  beforeEach(async () => {
    // What is never computed would keep all others waiting.
    api = makeApi();
    token = await api.token();
    stopped = 0;
    // A computer that never comes to an end by itself.
    computeBy(api.world, (_, onProgress) => {
      let cancel = (): void => undefined;
      onProgress(0.25);
      const never = new Promise<never>((_resolve, reject) => {
        cancel = () => {
          stopped += 1;
          reject(new Cancelled());
        };
      });
      return { result: never, cancel: () => cancel() };
    });
  });

  it('is cancelled, stops, and is forgotten after some minutes', async () => {
    const { id } = (await (await post(REQUEST)).json()) as ClusterProgress;
    expect(await look(id)).toMatchObject({ status: 'running', progress: 0.25 });
    expect((await api.call(`DELETE ${PATH}/cluster/${id}`, { token })).status).toBe(200);
    expect(stopped).toBe(1);
    expect(await look(id)).toMatchObject({ status: 'cancelled', progress: 0.25 });
    clock.advance(11 * 60_000);
    expect((await api.call(`GET ${PATH}/cluster/${id}`, { token })).status).toBe(404);
  });

  it('is at most three for one caller, and does not keep others from theirs', async () => {
    const begun = [await post(REQUEST), await post(REQUEST), await post(REQUEST)];
    expect(begun.map(({ status }) => status)).toEqual([202, 202, 202]);
    const fourth = await post(REQUEST);
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('Retry-After')).toMatch(/^\d+$/);
    const visitor = await api.token();
    const other = await post(REQUEST, visitor);
    expect(other.status).toBe(202);
    // It is theirs alone, also for who has come to know its id.
    const { id: theirs } = (await other.json()) as ClusterProgress;
    const asked = [`GET ${PATH}/cluster/${theirs}`, `DELETE ${PATH}/cluster/${theirs}`];
    for (const line of asked) expect((await api.call(line, { token })).status).toBe(404);
    for (const line of asked) expect((await api.call(line, { token: visitor })).status).toBe(200);
    // Two compute, the others wait: all can be cancelled.
    for (const response of begun) {
      const { id } = (await response.json()) as ClusterProgress;
      await api.call(`DELETE ${PATH}/cluster/${id}`, { token });
      expect((await look(id)).status).toBe('cancelled');
    }
    expect((await post(REQUEST)).status).toBe(202);
  });

  it('says so when it fails', async () => {
    computeBy(api.world, () => ({ result: Promise.reject(new Error('broken')), cancel: () => undefined }));
    const visitor = await api.token();
    const { id } = (await (await post(REQUEST, visitor)).json()) as ClusterProgress;
    await turns();
    const seen = await api.call(`GET ${PATH}/cluster/${id}`, { token: visitor });
    expect(await seen.json()).toEqual({ id, status: 'failed', progress: 0 });
  });
});
