import { cleanup, screen, within } from '@testing-library/react';
import publishing from '../../../locales/en/publishing.json';
import { testApi } from '../../../mocks/world/api.fixture';
import { ROLES, type Role } from '@/contract/session';
import type { SubsetDetails } from '@/contract/subset';
import type { ItemAction } from '@/contract/workflow';
import { draw } from './publishing.fixture';
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
function drawn(item: SubsetDetails | undefined, authorities: string[]): string[] {
  if (!item) return [];
  draw(
    <WorkflowActions kind="subset" item={item} editHref={(uuid) => `/edit/${uuid}`} listHref="/list" />,
    authorities,
  );
  const group = screen.queryByRole('group', { name: 'What you can do' });
  const names = group ? [...within(group).queryAllByRole('link'), ...within(group).queryAllByRole('button')] : [];
  const shown = names.map(({ textContent }) => textContent ?? '');
  cleanup();
  return shown.sort();
}

test.each(ROLES)('%s is shown what the API allows, and nothing else', async (role: Role) => {
  const { subsets } = api.world.catalogue;
  const [seed] = await subsets.all();
  if (!seed) throw new Error('There is no subset.');
  const email = `${role.toLowerCase()}@example.org`;
  const me = api.world.users.add({ email, fullName: role, roles: ['ROLE_USER', role] });
  const token = await api.token(email);

  const make = (state: keyof typeof STATES, by: string) => {
    const row = { ...seed, ...STATES[state], uuid: crypto.randomUUID(), versionTag: '2.0' };
    return subsets.create({ ...row, firstVersion: null }, { by });
  };
  const perform = ({ uuid, version }: SubsetDetails, action: ItemAction) => {
    const path = `/api/v2/subset/${uuid}`;
    if (action === 'edit') return api.call(`PUT ${path}`, { token, body: { title: 'Changed', version } });
    if (action === 'delete') return api.call(`DELETE ${path}?version=${version}`, { token });
    return api.call(`POST ${path}/${action}`, { token, body: { version, reason: 'Not yet.' } });
  };

  for (const state of Object.keys(STATES) as (keyof typeof STATES)[])
    for (const by of [me.uuid, 'somebody']) {
      const allowed: string[] = [];
      for (const action of ACTIONS) {
        const { ok } = await perform(make(state, by), action);
        if (ok) allowed.push(LABELS[action]);
      }
      const got = await api.call(`GET /api/v2/subset/${make(state, by).uuid}`, { token });
      const item = got.ok ? ((await got.json()) as SubsetDetails) : undefined;
      const manages = item?._permissions?.manage ? ['Permissions'] : [];
      const cell = [state, by === me.uuid ? 'own' : 'of others'];
      expect([...cell, ...drawn(item, ['ROLE_USER', role])]).toEqual([...cell, ...[...allowed, ...manages].sort()]);
    }
});
