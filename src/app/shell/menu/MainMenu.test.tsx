import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../../../../test/harness/empty-world';
import { arrivedAt, renderApp, type Persona } from '../../../../test/harness/harness';

const open = (path: string, as?: Persona) => renderApp(path, { as, world: emptyWorld() });
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const button = (name: string) => menu().getByRole('button', { name });
const links = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

const DATA = ['Passport data', 'Subsets', 'Datasets', 'Descriptor lists', 'Check passport data'];
const REFERENCE = ['Crops', 'Countries', 'Partners', 'Institutes', 'Networks', 'Bibliography'];

it('has the entries in their order, in groups that open one at a time', async () => {
  const { user } = await open('/c/');
  expect(links()).toEqual(['My List']);
  await user.click(button('Data'));
  expect(links()).toEqual([...DATA, 'My List']);
  await user.click(button('Reference'));
  expect(links()).toEqual([...REFERENCE, 'My List']);
  expect(button('Data')).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('main'));
  expect(links()).toEqual(['My List']);
});

it('is gone through by keys: Enter opens, Tab goes on and leaves, Escape comes back to the button', async () => {
  const { user } = await open('/c/');
  button('Data').focus();
  await user.keyboard('{Enter}');
  expect(button('Data')).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(menu().getByRole('link', { name: 'Passport data' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button('Data')).toHaveFocus();
  expect(button('Data')).toHaveAttribute('aria-expanded', 'false');
  // What is closed is passed over.
  await user.tab();
  expect(button('Reference')).toHaveFocus();
  await user.keyboard(' ');
  for (let step = 0; step < REFERENCE.length; step += 1) await user.tab();
  expect(menu().getByRole('link', { name: 'Bibliography' })).toHaveFocus();
  await user.tab();
  expect(button('Reference')).toHaveAttribute('aria-expanded', 'false');
  await user.tab({ shift: true });
  expect(button('Reference')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(button('Reference')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await arrivedAt('/iso3166');
  expect(button('Reference')).toHaveAttribute('aria-expanded', 'false');
});

it('opens under a mouse, and closes behind it unless it was clicked', async () => {
  const { user } = await open('/c/');
  await user.hover(button('Data'));
  expect(links()).toEqual([...DATA, 'My List']);
  await user.keyboard('{Escape}');
  expect(links()).toEqual(['My List']);
  await user.unhover(button('Data'));
  await user.hover(button('Reference'));
  expect(links()).toEqual([...REFERENCE, 'My List']);
  await user.unhover(button('Reference'));
  expect(links()).toEqual(['My List']);
  await user.click(button('Reference'));
  await user.unhover(button('Reference'));
  expect(links()).toEqual([...REFERENCE, 'My List']);
});

it('has the same groups as headings in the side menu, which a choice closes', async () => {
  const { user } = await open('/c/');
  const opener = screen.getByRole('button', { name: 'Open the menu' });
  opener.focus();
  await user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Data', 'Reference', 'About']);
  expect(
    within(drawer.getByRole('list', { name: 'Data' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(DATA);
  expect(drawer.getByRole('link', { current: true })).toHaveTextContent('Crops');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Countries' }));
  await arrivedAt('/iso3166');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each<[Persona, string, string[]]>([
  ['admin', '/dashboard', ['Account', 'Data', 'Translations', 'Administration']],
  ['translator', '/dashboard', ['Account', 'Translations']],
  ['user', '/dashboard', ['Account']],
  ['admin', '/admin', ['Requests', 'Content', 'Administration', 'Server']],
])('groups what %s finds at %s', async (as, path, groups) => {
  await open(path, as);
  await screen.findByText('Catalogue');
  expect(
    menu()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(groups);
});
