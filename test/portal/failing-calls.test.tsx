import { href } from '@/routes/href';
import { routeNames, type RouteName } from '@/routes/routes';
import { faultsOf } from './failing-calls.fixture';
import { sampled } from '../samples/sampled';

/** Every row, and the lists of drafts, which its first page only counts. */
const CASES: readonly { title: string; name: RouteName; address?: string }[] = [
  ...routeNames.map((name) => ({ title: name, name })),
  { title: 'drafts', name: 'dashboard', address: href('dashboard', { tab: 'drafts' }) },
];

it.each(sampled(CASES, 4))('$title', async (screen) => {
  expect(await faultsOf(screen, (faults) => sampled(faults, 2))).toEqual([]);
});
