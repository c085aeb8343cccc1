import * as fc from 'fast-check';
import { MOVES } from '@/contract/families';
import type { SubsetDetails } from '@/contract/subset/subset';
import { allowedActions, type PublicationMove } from '@/contract/publication/workflow';
import { isNewer, nextTag, versionsOf } from '../publication/publication';
import { makeWriter } from '../../answers/writing.fixture';
import { runs } from '../../../test/harness/runs';

test('a tag is counted up in its last part', () => {
  expect([nextTag(['1.0']), nextTag(['1.9', '1.10']), nextTag(['2']), nextTag(['beta'])]).toEqual([
    '1.1',
    '1.11',
    '3',
    'beta.1',
  ]);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1 }), (pairs) => {
      const tags = pairs.map(([major, minor]) => `${major}.${minor}`);
      for (const tag of tags) expect(isNewer(nextTag(tags), tag)).toBe(true);
    }),
  );
});

interface Step {
  /** Which of the versions there are. */
  at: number;
  act: PublicationMove | 'edit' | 'delete';
  as: 'publisher' | 'publisher2' | 'admin';
  stale: boolean;
}

test('whatever is done with the versions of an item, readers see what was accepted', async () => {
  const { api, owner, send, personOf } = await makeWriter();
  const { subsets } = api.world.catalogue;
  const [seed] = await subsets.all();
  if (!seed) throw new Error('There is no subset.');
  const authorities = {
    publisher: ['ROLE_VETTEDUSER'],
    publisher2: ['ROLE_VETTEDUSER'],
    admin: ['ROLE_ADMINISTRATOR'],
  };
  const steps = fc.array(
    fc.record<Step>({
      at: fc.nat(3),
      act: fc.constantFrom<Step['act']>(...MOVES, 'for-review', 'approve', 'approve', 'new-version', 'edit', 'delete'),
      as: fc.constantFrom('publisher', 'publisher2', 'admin', 'admin'),
      stale: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
    }),
    { minLength: 10, maxLength: 40 },
  );

  const perform = ({ act, as, stale }: Step, { uuid, version = 0 }: SubsetDetails): Promise<Response> => {
    const seen = version - (stale ? 1 : 0);
    if (act === 'edit') return send(`PUT /subset/${uuid}`, { version: seen, source: crypto.randomUUID() }, as);
    if (act === 'delete') return send(`DELETE /subset/${uuid}?version=${seen}`, undefined, as);
    return send(`POST /subset/${uuid}/${act}`, { version: seen, reason: 'Not yet.' }, as);
  };

  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const head = {
        ...seed,
        uuid: crypto.randomUUID(),
        owner,
        state: 'DRAFT' as const,
        versionTag: '1.0',
        current: true,
      };
      delete head.firstVersion;
      const first = subsets.create(head, { by: personOf('publisher') });
      /** What readers saw under each tag. */
      const seen = new Map<string, string | null | undefined>();
      for (const step of given) {
        const all = versionsOf(subsets.rows(), first);
        const item = all[step.at % Math.max(all.length, 1)];
        if (!item) break;
        const got = await send(`GET /subset/${item.uuid}`, undefined, step.as);
        const drawn = allowedActions((await got.json()) as SubsetDetails, authorities[step.as]).includes(step.act);
        const { ok, status } = await perform(step, item);
        expect([step.act, item.state, ok]).toEqual([step.act, item.state, drawn && !step.stale]);
        if (!ok) expect([403, 409]).toContain(status);

        const after = versionsOf(subsets.rows(), first);
        const published = after.filter(({ state }) => state === 'PUBLISHED');
        expect(after.filter(({ current }) => current).length).toBeLessThanOrEqual(1);
        if (published.length > 0)
          expect(published.map(({ current }) => current)).toEqual(published.map((_, place) => place === 0));
        const tags = after.map(({ versionTag }) => versionTag);
        expect(new Set(tags).size).toBe(tags.length);
        for (const { versionTag, source } of published) {
          if (seen.has(versionTag)) expect([versionTag, seen.get(versionTag)]).toEqual([versionTag, source]);
          seen.set(versionTag, source);
        }
      }
    }),
    { numRuns: runs(80) },
  );
});
