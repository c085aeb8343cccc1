import type { RouteName } from '@/routes/routes';
import { ASK, faultsOf } from './failing-calls.fixture';

/** What every page asks for besides its own. */
const SHELL = /oauth|\.well-known|GET \/(info|crop|me\/maps)$|decode$/;

/** One screen of each kind: list, its overview and map, item, dataset's tab, tree, editor, working list, home, own page. */
const KINDS: readonly RouteName[] = [
  'institutes',
  'accessionsOverview',
  'accessionsMap',
  'accession',
  'institute',
  'datasetTab',
  'divtree',
  'editSubset',
  'dashboardSubsets',
  'dashboard',
  'profile',
];

it('asking in one’s own words survives each way in which its own calls fail', async () => {
  const own = await faultsOf(ASK, (faults) => faults.filter(({ line }) => line === 'GET /me/ai-terms'));
  expect(own).toEqual([]);
});

it.each(KINDS)('%s survives each way in which its own call fails', async (name) => {
  const ofItsOwn = await faultsOf({ name }, (faults) => {
    const own = faults.filter(({ line }) => !SHELL.test(line));
    return own.filter(({ line }) => line === own[0]?.line);
  });
  expect(ofItsOwn).toEqual([]);
});
