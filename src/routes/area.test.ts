import { area } from './area';
import type { PathParams } from './params';
import { administrator } from './route';

const allow = administrator;
const menu = { group: 'data', order: 1 } as const;

it('makes the rows of what is written in the dashboard', () => {
  const rows = area('dashboard', {
    one: 'Subset',
    path: 'subsets',
    steps: ['creators', 'review'],
    allow,
    menu,
  });
  const step: PathParams<typeof rows.editSubset.path> = { uuid: '1', step: 'review' };
  expect(step).toBeDefined();
  expect(rows).toEqual({
    dashboardSubsets: { path: '/dashboard/subsets/{filterCode?}', allow, parent: 'dashboard', menu },
    newSubset: { path: '/dashboard/subsets/edit', allow, parent: 'dashboardSubsets' },
    dashboardSubset: {
      path: '/dashboard/subsets/{uuid}',
      allow,
      parent: 'dashboardSubsets',
      titleKey: 'nav:titles.editSubset',
      redirect: 'editSubset',
    },
    editSubset: { path: '/dashboard/subsets/{uuid}/edit/{step:creators|review?}', allow, parent: 'dashboardSubsets' },
  });
});

it('makes those of any base and key, with a page of tabs', () => {
  const rows = area('admin', {
    one: 'Client',
    path: 'oauth',
    key: 'clientId',
    tabs: ['client', 'tokens', 'permissions'],
    filtered: false,
    allow,
  });
  const tab: PathParams<typeof rows.adminClient.path> = { clientId: 'a@b', tab: 'tokens' };
  expect(tab).toBeDefined();
  expect(rows).toEqual({
    adminClients: { path: '/admin/oauth', allow, parent: 'admin' },
    newClient: { path: '/admin/oauth/edit', allow, parent: 'adminClients' },
    adminClient: {
      path: '/admin/oauth/{clientId}/{tab:client|tokens|permissions?}',
      allow,
      parent: 'adminClients',
    },
    editClient: { path: '/admin/oauth/{clientId}/edit', allow, parent: 'adminClients' },
  });
});

it('leaves out what makes a new one where nobody does', () => {
  const rows = area('admin', { one: 'User', path: 'users', tabs: ['profile'], made: false, allow });
  expect(Object.keys(rows)).toEqual(['adminUsers', 'adminUser', 'editUser']);
});
