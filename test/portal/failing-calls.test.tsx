import { href } from '@/routes/href';
import { routeNames } from '@/routes/routes';
import { ASK, faultsOf, type Case } from './failing-calls.fixture';
import { sampled } from '../samples/sampled';

/** Every row, and the lists of drafts, which its first page only counts. */
const CASES: readonly (Case & { title: string })[] = [
  ...routeNames.map((name) => ({ title: name, name })),
  { title: 'ask', ...ASK },
  { title: 'drafts', name: 'dashboard', address: href('dashboard', { tab: 'drafts' }) },
];

it.each(sampled(CASES, 4))('$title', async (screen) => {
  expect(await faultsOf(screen, (faults) => sampled(faults, 2))).toEqual([]);
});
