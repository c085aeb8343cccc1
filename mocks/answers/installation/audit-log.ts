import type { AuditFilter, AuditRow } from '@/contract/audit/audit';
import type { Stored } from '@/contract/entity';
import { isKind, type Kind } from '@/contract/kinds';
import { KPI_TABLES } from '../kpi/kpi-tables';
import { collection } from '../../rules/entities/collection';
import { rowsOf } from '../../rules/entities/rows-of';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import type { Fields } from '../../tools/lists/field';

const fields: Fields<AuditRow> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  className: { kind: 'terms', value: ({ className }) => className, facet: true },
  action: { kind: 'terms', value: ({ action }) => action, facet: true },
  by: { kind: 'terms', value: ({ by }) => by, facet: true, search: true },
  person: {
    kind: 'terms',
    value: ({ byUuid, className, id }) => [byUuid ?? '', className === 'user' ? id : ''].filter(Boolean),
  },
  property: { kind: 'text', value: ({ property }) => property, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true, internal: true },
  logDate: { kind: 'date', value: ({ logDate }) => logDate },
};

/** What things are called, whatever kind they are of. */
interface Named extends Stored {
  title?: string | null;
  fullName?: string | null;
  name?: string | null;
}

/** What the things of a kind are called now, by key. */
async function titlesOf(world: World, kind: Kind): Promise<(id: string) => string | null> {
  const rows = rowsOf(world, kind);
  await rows.all();
  return (id) => {
    const { title, fullName, name }: Named = rows.get(id) ?? {};
    return title ?? fullName ?? name ?? null;
  };
}

async function auditRows(world: World): Promise<AuditRow[]> {
  const entries = world.audit.all((uuid) => world.users.byUuid(uuid)?.fullName);
  const kinds = [...new Set(entries.map(({ className }) => className))].filter(isKind);
  const titles = new Map(
    await Promise.all(kinds.map(async (kind) => [kind as string, await titlesOf(world, kind)] as const)),
  );
  if (entries.some(({ className }) => className === 'taxonomy')) {
    const { taxa } = world.catalogue;
    await taxa.all();
    titles.set('taxonomy', (id) => taxa.get(id)?.taxonName ?? null);
  }
  for (const [name, table] of Object.entries(KPI_TABLES)) {
    await table(world).all();
    titles.set(name, (key) => table(world).get(key)?.title ?? null);
  }
  titles.set('kpi', (run) => titles.get('kpi-execution')?.(run.replace(/\/.*/, '')) ?? null);
  titles.set('oauthclient', (id) => id);
  titles.set('user', (id) => world.users.byUuid(id)?.fullName ?? null);
  return entries.map((entry) => ({ ...entry, title: titles.get(entry.className)?.(entry.id) ?? null }));
}

const log = collection<AuditRow, AuditFilter>(fields, auditRows);
const administrators = anyOf('ROLE_ADMINISTRATOR');

export const auditLog: readonly Answer[] = [
  answer('POST /audit/list', administrators, log.list),
  answer('POST /audit/filter', administrators, log.filter),
];
