import { cellsOf, faultOf, LINES, signIn } from './written-states.fixture';

beforeAll(signIn);

test.each(LINES)('$line of a $kind is refused to all who may not, in each state', async (line) => {
  const faults: (string | undefined)[] = [];
  for (const cell of cellsOf(line)) faults.push(await faultOf(cell));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
