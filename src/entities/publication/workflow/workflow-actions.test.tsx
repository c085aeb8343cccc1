import { cleanup, screen, within } from '@testing-library/react';
import publishing from '../../../../locales/en/publishing.json';
import { attempt, seedOf, WRITTEN_KINDS } from '../../../../mocks/rules/entities/written-kinds.fixture';
import { testApi } from '../../../../mocks/rules/world/api.fixture';
import { sampled } from '../../../../test/samples/sampled';
import { ROLES, type Role } from '@/contract/account/session';
import type { Publishable } from '@/contract/publication/publication';
import type { ItemAction, PublicationKind } from '@/contract/publication/workflow';
import { draw } from '../publishing.fixture';
import WorkflowActions from './WorkflowActions';

const STATES = {
  draft: { state: 'DRAFT', current: true },
  'older draft': { state: 'DRAFT', current: false },
  'in review': { state: 'REVIEWING', current: true },
  'older in review': { state: 'REVIEWING', current: false },
  published: { state: 'PUBLISHED', current: true },
  older: { state: 'PUBLISHED', current: false },
} as const;

const { label: _, ...LABELS } = publishing.actions;
const ACTIONS = Object.keys(LABELS) as ItemAction[];

const api = testApi({ accessions: 60 });
/** The names of the buttons that this person is shown; of none who is not even answered the item. */
function drawn(kind: PublicationKind, item: Publishable | undefined, authorities: string[]): string[] {
  if (!item) return [];
  draw(<WorkflowActions kind={kind} item={item} editHref={(uuid) => `/edit/${uuid}`} listHref="/list" />, authorities);
  const group = screen.queryByRole('group', { name: 'What you can do' });
  const names = group ? [...within(group).queryAllByRole('link'), ...within(group).queryAllByRole('button')] : [];
  const shown = names.map(({ textContent }) => textContent ?? '');
  cleanup();
  return shown.sort();
}

const ALL = WRITTEN_KINDS.flatMap(([kind, tableOf]) => ROLES.map((role) => [role, kind, tableOf] as const));
const CELLS = sampled(ALL, 15);

test.each(CELLS)('%s is shown what the API allows of a %s, and nothing else', async (role: Role, kind, tableOf) => {
  const table = tableOf(api.world.catalogue);
  const seed = await seedOf(table);
  const email = `${role.toLowerCase()}-${kind}@example.org`;
  const me = api.world.users.add({ email, fullName: role, roles: ['ROLE_USER', role] });
  const token = await api.token(email);

  const make = (state: keyof typeof STATES, by: string) => {
    const row = { ...seed, ...STATES[state], uuid: crypto.randomUUID(), versionTag: '2.0' };
    return table.create({ ...row, firstVersion: null }, { by });
  };

  for (const state of Object.keys(STATES) as (keyof typeof STATES)[])
    for (const by of [me.uuid, 'somebody']) {
      const allowed: string[] = [];
      for (const action of ACTIONS) {
        const { ok } = await attempt(api, token, kind, action, make(state, by));
        if (ok) allowed.push(LABELS[action]);
      }
      const got = await api.call(`GET /api/v2/${kind}/${make(state, by).uuid}`, { token });
      const item = got.ok ? ((await got.json()) as Publishable) : undefined;
      const manages = item?._permissions?.manage ? ['Permissions'] : [];
      const cell = [state, by === me.uuid ? 'own' : 'of others'];
      expect([...cell, ...drawn(kind, item, ['ROLE_USER', role])]).toEqual([
        ...cell,
        ...[...allowed, ...manages].sort(),
      ]);
    }
});
