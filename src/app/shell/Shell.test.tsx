import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, followMenu, heading, renderApp, type Persona } from '../../../test/harness/harness';

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld(), ...options });

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('header', () => {
  it('marks where one is, and leads elsewhere', async () => {
    const { user } = await open('/c/');
    await waitFor(() => expect(document.title).toBe('Crops – PGR Portal'));
    expect(mainMenu().getByRole('button', { current: true })).toHaveTextContent('Reference');
    await user.click(mainMenu().getByRole('button', { name: 'Reference' }));
    expect(mainMenu().getByRole('link', { current: true })).toHaveTextContent('Crops');
    await user.click(mainMenu().getByRole('link', { name: 'Institutes' }));
    await arrivedAt('/wiews');
    expect(mainMenu().queryByRole('link', { name: 'Institutes' })).toBeNull();
  });

  it('leads a visitor to the login page and back', async () => {
    const { user } = await open('/c/wheat?x=1');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await arrivedAt('/login?from=%2Fc%2Fwheat%3Fx%3D1');
    await user.type(await screen.findByLabelText('E-mail'), 'user@example.org');
    await user.type(screen.getByLabelText('Password'), 'Demo-2025!');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await arrivedAt('/c/wheat?x=1');
    expect(await screen.findByRole('button', { name: 'Account of Uma User' })).toBeVisible();
  });

  it('leaves the link of an e-mail behind when somebody logs in', async () => {
    const { user } = await open('/profile/11111111-2222-4333-8444-555555555555/pwdreset');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }));
    await arrivedAt('/login');
  });
});

describe('user menu', () => {
  it('names the account, offers the open languages, and logs out', async () => {
    const { user, store } = await open('/c/', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Account of Uma User' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('user@example.org')).toBeVisible();
    expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'English',
      'Español',
      'Français',
      'Português (Brasil)',
    ]);
    expect(menu.queryByRole('menuitem', { name: 'Admin' })).not.toBeInTheDocument();
    expect(menu.getByRole('menuitem', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard');
    await user.click(menu.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(store.getState().session.claims).toBeNull();
    expect(document.cookie).not.toMatch(/refresh_token/);
  });

  it('offers every language to a translator', async () => {
    const { user } = await open('/c/', { as: 'translator' });
    await user.click(await screen.findByRole('button', { name: 'Account of Tomás Translator' }));
    expect(await screen.findAllByRole('menuitemradio')).toHaveLength(8);
  });
});

/** With those of closed groups. */
const entries = () =>
  mainMenu()
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const currentItem = () => mainMenu().getByRole('link', { current: true, hidden: true }).textContent;

describe('working areas', () => {
  it('have a menu of their own rows, the open one marked, and a way back', async () => {
    const { user } = await open('/dashboard/drafts', { as: 'user' });
    await waitFor(() => expect(currentItem()).toBe('Home'));
    expect(entries()).toEqual([
      'Home /dashboard',
      'Profile /dashboard/profile',
      'API tokens /dashboard/api-tokens',
      'My requests /dashboard/my-requests',
      'Catalogue /',
    ]);
    expect(within(screen.getByRole('banner')).getByText('My Dashboard')).toBeVisible();
    await followMenu(user, 'Account', 'API tokens');
    await arrivedAt('/dashboard/api-tokens');
    await waitFor(() => expect(currentItem()).toBe('API tokens'));
    await user.click(mainMenu().getByRole('link', { name: 'Catalogue' }));
    await arrivedAt('/');
  });

  it('mark the nearest page above one that is not in the menu, and lead up to it', async () => {
    await open('/dashboard/profile/password', { as: 'user' });
    await waitFor(() => expect(currentItem()).toBe('Profile'));
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(crumbs.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'My Dashboard /dashboard',
      'Profile /dashboard/profile',
    ]);
  });

  it('open an administrator both, from the user menu', async () => {
    const { user } = await open('/c/', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Account of Ada Administrator' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
    await arrivedAt('/admin');
    await waitFor(() =>
      expect(entries()).toEqual([
        'Home /admin',
        'Requests /admin/requests',
        'Requests to genebanks /admin/subrequests',
        'Articles /admin/content',
        'Activity posts /admin/content/activity-post',
        'Menus /admin/content/menu',
        'Files /admin/repository/f/',
        'Users /admin/users',
        'OAuth clients /admin/oauth',
        'API tokens /admin/api-tokens',
        'Audit log /admin/auditlog',
        'Indicators /admin/kpi',
        'Vocabularies /admin/vocabulary',
        'Cluster /admin/hazelcast',
        'Search index /admin/elastic',
        'Caches /admin/cache',
        'Loggers /admin/loggers',
        'Tools /admin/tools',
        'Catalogue /',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Account of Ada Administrator' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My Dashboard' }));
    await arrivedAt('/dashboard');
  });

  it.each<[Persona | undefined, string]>([
    ['content', '/admin'],
    [undefined, '/admin'],
    [undefined, '/dashboard/drafts'],
  ])('are closed to others: %s at %s', async (as, path) => {
    await open(path, { as });
    await arrivedAt(`/login?from=${encodeURIComponent(path)}`);
  });
});

describe('footer', () => {
  it('has languages for visitors, the version, the licences and the support address', async () => {
    await open('/c/wheat', { config: { SUPPORT_EMAIL: 'help@example.net' } });
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    const languages = ['/c/wheat', '/es/c/wheat', '/fr/c/wheat', '/pt-BR/c/wheat'];
    const content = ['/documentation/basics', '/content/legal/terms', '/content/about/contact'];
    expect(links).toEqual([...languages, ...content, '/licences.txt', 'mailto:help@example.net']);
    expect(footer.getByText('Version 2025.2.5')).toBeVisible();
  });

  it('leaves the languages to the user menu for who is signed in', async () => {
    await open('/c/', { as: 'user' });
    await screen.findByRole('button', { name: /Account of/ });
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
  });
});

describe('page', () => {
  it('shows the way down, and leads up it', async () => {
    const { user } = await open('/iso3166/region/015');
    const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
    const [top, middle] = crumbs.getAllByRole('link');
    expect([top?.textContent, middle?.textContent]).toEqual(['Countries', 'Regions']);
    if (middle) await user.click(middle);
    await arrivedAt('/iso3166/regions');
  });

  it('says so where nothing is', async () => {
    await open('/no/such/page');
    await heading('Not found');
    expect(screen.getByText('Nothing matches your request')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Not found – PGR Portal'));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('takes the focus to the heading of the next page, and to the content from the skip link', async () => {
    const { user } = await open('/no/page');
    await heading('Not found');
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    const next = await heading('Log in');
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('shows the band of a sandbox, named by the configuration or by the server', async () => {
    await open('/c/', { config: { SANDBOX: 'true' } });
    expect(screen.getByRole('note')).toHaveTextContent(/^Sandbox/);
  });

  it('shows the band of a sandbox that the server names', async () => {
    await open('/c/', { world: emptyWorld({ settings: { sandbox: true } }) });
    expect(await screen.findByRole('note')).toHaveTextContent(/^Sandbox/);
  });
});
