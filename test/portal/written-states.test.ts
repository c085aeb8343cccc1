import { cellsOf, faultOf, LINES, mayDo, signIn } from './written-states.fixture';

beforeAll(signIn);

/** Every so many: no divisor of states or callers, so that each of them comes with each line. */
const STEP = 29;
const CELLS = LINES.flatMap(cellsOf);

test('what is written of an item in whatever state is refused to all who may not', async () => {
  expect(new Set(CELLS.map(({ caller }) => caller)).size).toBe(13);
  const tried = CELLS.filter((_, at) => at % STEP === 0);
  expect(tried.some(mayDo)).toBe(true);
  const faults: (string | undefined)[] = [];
  for (const cell of tried) faults.push(await faultOf(cell));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
