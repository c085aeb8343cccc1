import { Random } from '../../tools/random';
import { CoreState } from './core-state';
import { squaredDistance, type Points } from './points';
import { sample } from './sample';

const REPLICAS = 6;
/** From the coldest, which takes hardly any loss, to the warmest, in shares of the first value. */
const COLDEST = 1e-5;
const WARMEST = 0.02;
/** Exchanges that a replica tries between two meetings with its neighbours. */
const MEETING = 200;
const MIN_MEETINGS = 20;
const MAX_MEETINGS = 250;
/** Numbers looked at in all, about: larger cores try fewer exchanges. */
const EFFORT = 4e8;

/** Row after row the one furthest from those already taken (Gonzalez 1985), from the one furthest from the middle. */
function farthestFirst({ rows, width, values }: Points, size: number): number[] {
  const least = new Float64Array(rows);
  const middle = new Float64Array(width);
  for (let row = 0; row < rows; row += 1) least[row] = squaredDistance(values, row, middle, 0, width);
  const taken: number[] = [];
  const isTaken = new Uint8Array(rows);
  while (taken.length < size) {
    let best = -1;
    for (let row = 0; row < rows; row += 1)
      if (!isTaken[row] && (best < 0 || (least[row] ?? 0) > (least[best] ?? 0))) best = row;
    isTaken[best] = 1;
    for (let row = 0; row < rows; row += 1) {
      const distance = squaredDistance(values, row, values, best, width);
      if (taken.length === 0 || distance < (least[row] ?? 0)) least[row] = distance;
    }
    taken.push(best);
  }
  return taken;
}

function meetings(points: Points, size: number): number {
  const cost = size * (points.width + 2) * REPLICAS * MEETING;
  // Few ways to choose need few tries.
  const ways = Math.ceil((points.rows * size) / MEETING);
  return Math.max(MIN_MEETINGS, Math.min(MAX_MEETINGS, Math.floor(EFFORT / cost), ways));
}

/**
 * A core collection: `size` rows with a high average entry-to-nearest-entry distance (E-NE), the measure of Core Hunter 3
 * (De Beukelaer, Davenport & Fack 2018, BMC Bioinformatics 19:203), found as there by parallel tempering: replicas at
 * several temperatures exchange single entries, and neighbours swap their selections. The numbers of tries are fixed and
 * the generator is seeded, so the same rows and seed give the same core. Yields the share done.
 */
export function* coreCollection(points: Points, size: number, seed: number): Generator<number, number[]> {
  if (size >= points.rows) return Array.from({ length: points.rows }, (_, row) => row);
  const random = new Random(seed);
  const replicas = Array.from(
    { length: REPLICAS },
    (_, i) => new CoreState(points, i === 0 ? farthestFirst(points, size) : sample(points.rows, size, random)),
  );
  let best = { value: -Infinity, entries: [] as number[] };
  const note = (state: CoreState): void => {
    if (state.value > best.value + 1e-12) best = { value: state.value, entries: [...state.entries] };
  };
  replicas.forEach(note);
  const scale = Math.max(1e-9, best.value);
  const temperatures = replicas.map((_, i) => scale * COLDEST * (WARMEST / COLDEST) ** (i / (REPLICAS - 1)));

  const wander = (state: CoreState, temperature: number): void => {
    for (let tries = 0; tries < MEETING; tries += 1) {
      const place = random.below(size);
      const row = random.below(points.rows);
      if (state.has(row)) continue;
      const gain = state.tryExchange(place, row) - state.value;
      if (gain >= 0 || random.next() < Math.exp(gain / temperature)) state.exchange(place, row);
      if (gain > 0) note(state);
    }
  };
  const meet = (i: number): void => {
    const [colder, warmer] = [replicas[i], replicas[i + 1]];
    if (!colder || !warmer) return;
    const [cold, warm] = [temperatures[i] ?? 1, temperatures[i + 1] ?? 1];
    const odds = (1 / cold - 1 / warm) * (warmer.value - colder.value);
    if (odds >= 0 || random.next() < Math.exp(odds)) [replicas[i], replicas[i + 1]] = [warmer, colder];
  };

  const count = meetings(points, size);
  for (let meeting = 0; meeting < count; meeting += 1) {
    for (const [i, state] of replicas.entries()) wander(state, temperatures[i] ?? 1);
    for (let i = meeting % 2; i < REPLICAS - 1; i += 2) meet(i);
    yield (meeting + 1) / count;
  }
  return best.entries.sort((a, b) => a - b);
}
