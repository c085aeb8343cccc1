import type { Permit } from '@/contract/request/permit';
import type { World } from '../../world/world';
import { requestRows, type KeptRequest } from '../request-rows';

/** Where the content of a permit lies in the storage. */
const BEGINNING = 'permits/';
export const permitPath = ({ uuid }: Pick<Permit, 'uuid'>): string => `${BEGINNING}${uuid}`;

/** Forgets the contents of those permits of `was` that no request names any more, once that is kept. */
export function forgetPermits(world: World, was: Pick<KeptRequest, 'uuid' | 'permits'> | undefined): void {
  const { permits = [], uuid = '' } = was ?? {};
  if (permits.length === 0) return;
  const { personalFiles, compact, commit } = world.store;
  const left = (): Permit[] => {
    const named = new Set(
      requestRows(world)
        .get(uuid)
        ?.permits?.map((permit) => permit.uuid),
    );
    return permits.filter((permit) => !named.has(permit.uuid));
  };
  if (left().length === 0) return;
  void commit()
    .then(() => Promise.all(left().map((permit) => personalFiles.delete(permitPath(permit)))))
    .then(compact)
    // What could not be written is named still.
    .catch(() => undefined);
}

/** Of each world, what no request named when it was looked for last. */
const unnamed = new WeakMap<World, ReadonlySet<string>>();

/**
 * Forgets contents that no request names, as a stop amid a write leaves them; those only that were there the last time,
 * as a request names its permit after the content was kept.
 */
export async function forgetLeftPermits(world: World): Promise<void> {
  const { personalFiles, compact } = world.store;
  const kept = await personalFiles.list(BEGINNING);
  const named = new Set([...requestRows(world).values()].flatMap(({ permits = [] }) => permits.map(permitPath)));
  const found = kept.filter((path) => !named.has(path));
  const left = found.filter((path) => unnamed.get(world)?.has(path));
  unnamed.set(world, new Set(found));
  if (left.length === 0) return;
  await Promise.all(left.map((path) => personalFiles.delete(path)));
  await compact();
}
