import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { CLIMATE_FIRST_YEAR, CLIMATE_LAST_YEAR, type ClusterProgress } from '@/contract/accession/subsetting';
import type { AccessionPlaces } from '../../data/accessions/service';
import { INDICATORS } from '../../data/climate/indicators';
import { CLIMATE_MODEL, MONTHS } from '../../data/climate/model';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { readFilter } from '../../tools/lists/read-filter';
import type { World } from '../../rules/world/world';
import type { Ended } from '../../rules/subsetting/jobs';
import type { Outcome } from '../../rules/subsetting/task';
import { readChoice, readSubsets } from '../../rules/subsetting/read-request';
import { subsettingOf } from '../../rules/subsetting/subsetting';
import { sentence } from '../../tools/http/sentence';

/** The most accessions with coordinates that sets are made of. */
const MAX_ACCESSIONS = 20_000;

interface Chosen {
  filterCode?: string;
  filter?: unknown;
}

async function placesOf(world: World, caller: Caller, body: Chosen | undefined): Promise<AccessionPlaces> {
  const { filterCode, filter } = body ?? {};
  const code = typeof filterCode === 'string' && filterCode !== '' ? filterCode : undefined;
  const read = await readFilter<AccessionFilter>(world, code, filter ?? undefined);
  return world.accessionsFor(caller).places(read.filter, MAX_ACCESSIONS);
}

/** Visitors without an account have a token each. */
const ownerOf = ({ user, jti, clientId }: Caller): string => user?.uuid ?? jti ?? clientId ?? '';

const finishing =
  ({ uuids, total, placed }: AccessionPlaces) =>
  (outcome: Outcome): Ended<ClusterProgress> => {
    if (outcome.kind !== 'sets') return { status: 'refused', refusal: 'allOutliers' };
    const named = (rows: readonly number[]): string[] => rows.map((row) => uuids[row] ?? '');
    return {
      status: 'done',
      result: {
        sets: outcome.sets.map(({ chosen, members, means }) => ({
          chosen: named(chosen),
          members: named(members),
          means,
        })),
        outliers: named(outcome.outliers),
        withoutClimate: total - placed,
        ...(outcome.entryToNearestEntry === undefined ? {} : { entryToNearestEntry: outcome.entryToNearestEntry }),
        model: CLIMATE_MODEL,
      },
    };
  };

const accepted = (progress: ClusterProgress): Response =>
  Response.json(progress, { status: 202, headers: { 'Cache-Control': 'no-store' } });

const unknownJob = (id: string) => notFound(sentence('noComputation', { id }));

/** The climate tools are a service of their own at the root of the host. */
export const subsetting: readonly Answer[] = [
  answer('GET /api/subsetting/v1/indicators', withToken, () => [...INDICATORS]),

  answer('GET /api/subsetting/v1/indicator-period', withToken, () => ({
    months: Array.from({ length: MONTHS }, (_, i) => i + 1),
    firstYear: CLIMATE_FIRST_YEAR,
    lastYear: CLIMATE_LAST_YEAR,
  })),

  answer('POST /api/subsetting/v1/indicators-data', withToken, async ({ world, session, body }) => {
    const { indicators, span } = readChoice(body);
    const places = await placesOf(world, session, body);
    const { uuids, total, placed, latitude, longitude, elevation } = places;
    if (placed > MAX_ACCESSIONS) throw badRequest(sentence('maxValues', { max: MAX_ACCESSIONS, count: placed }));
    const task = { places: { latitude, longitude, elevation }, indicators, span };
    const outcome = await subsettingOf(world).computer(task, () => undefined).result;
    const flat = outcome.kind === 'values' ? outcome.values : new Float64Array(0);
    const width = indicators.length;
    return {
      uuids,
      values: uuids.map((_, row) => [...flat.subarray(row * width, (row + 1) * width)]),
      withoutClimate: total - placed,
      model: CLIMATE_MODEL,
    };
  }),

  answer('POST /api/subsetting/v1/cluster', withToken, async ({ world, session, body }) => {
    const { indicators, span } = readChoice(body);
    const subsets = readSubsets(body);
    const owner = ownerOf(session);
    const { jobs, computer } = subsettingOf(world);
    jobs.admit(owner);
    const places = await placesOf(world, session, body);
    const { placed, latitude, longitude, elevation } = places;
    if (placed === 0) return accepted(jobs.refuse(owner, { refusal: 'noResults' }));
    if (placed > MAX_ACCESSIONS)
      return accepted(jobs.refuse(owner, { refusal: 'tooManyResults', count: placed, limit: MAX_ACCESSIONS }));
    if (placed <= subsets.sets.to)
      throw badRequest(sentence('fewAccessions', { count: placed, sets: subsets.sets.to }), {
        'sets.to': 'fewAccessions',
      });
    const task = { places: { latitude, longitude, elevation }, indicators, span, subsets };
    return accepted(
      jobs.start(owner, (onProgress) => {
        const { result, cancel } = computer(task, onProgress);
        return { result: result.then(finishing(places)), cancel };
      }),
    );
  }),

  answer('GET /api/subsetting/v1/cluster/:id', withToken, ({ world, session, params }) => {
    const progress = subsettingOf(world).jobs.find(ownerOf(session), params.id);
    if (!progress) throw unknownJob(params.id);
    return progress;
  }),

  answer('DELETE /api/subsetting/v1/cluster/:id', withToken, ({ world, session, params }) => {
    if (!subsettingOf(world).jobs.cancel(ownerOf(session), params.id)) throw unknownJob(params.id);
    return null;
  }),
];
