import type { CacheFigures } from '@/contract/installation/installation';
import { byOf } from '../../rules/entities/crud';
import { anyOf, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { notFound } from '../../tools/http/api-failure';

const administrators = anyOf('ROLE_ADMINISTRATOR');

async function clear({ accessions, audit }: World, session: Caller, { name, entries }: CacheFigures): Promise<void> {
  await accessions.clearCache(name);
  const changes = [{ property: 'entries', previous: String(entries), value: '0' }];
  audit.note({ class: 'cache', id: name, action: 'UPDATE', by: byOf(session), changes });
}

/** What the accession store remembers: all that this API computes again and again. */
export const caches: readonly Answer[] = [
  answer('GET /admin/cache', administrators, ({ world }) => world.accessions.caches()),

  answer('DELETE /admin/cache', administrators, async ({ world, session }) => {
    for (const cache of await world.accessions.caches()) await clear(world, session, cache);
    return null;
  }),

  answer('DELETE /admin/cache/:name', administrators, async ({ world, session, params }) => {
    const cache = (await world.accessions.caches()).find(({ name }) => name === params.name);
    if (!cache) throw notFound(`There is no cache "${params.name}".`);
    await clear(world, session, cache);
    return null;
  }),
];
