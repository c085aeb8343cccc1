import { screen, within } from '@testing-library/react';
import { makeWorld } from '../../mocks/rules/world/world';
import { closeApp } from '../harness/close-app';
import { arrivedAt, heading, renderApp } from '../harness/harness';

const world = makeWorld({ accessions: 60 });

test('an administrator makes a crop, and deletes it', async () => {
  const { user } = await renderApp('/c/', { world, as: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'New crop' }));
  await heading('New crop');
  await user.type(await screen.findByLabelText(/^Short name/), 'edit');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fonio');
  await user.type(screen.getByLabelText('Name (French)'), 'Fonio blanc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This word is part of the portal’s addresses. Choose another one.');
  await user.clear(screen.getByLabelText(/^Short name/));
  await user.type(screen.getByLabelText(/^Short name/), 'fonios');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await arrivedAt('/c/fonios/edit');
  expect(world.crops.get('fonios')).toMatchObject({
    name: 'Fonio',
    translations: { fr: { name: 'Fonio blanc', from: { name: 'Fonio' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await arrivedAt('/c/');
  expect(world.crops.get('fonios')).toBeUndefined();
});

test('a content editor comes to the editor from the page, and deletes nothing', async () => {
  const { user } = await renderApp('/c/wheat', { world, as: 'content' });
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await arrivedAt('/c/wheat/edit');
  expect(await screen.findByLabelText('Name (French)')).toHaveValue('Blé');
  await heading('Edit Wheat');
  const steps = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(steps.slice(-2).map((step) => step.textContent)).toEqual(['Wheat', 'Edit Wheat']);
  expect(screen.queryByLabelText(/^Short name/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a data provider that owns something is not deleted, and the dialog says why', async () => {
  const [owned] = (await world.catalogue.subsets.all()).flatMap(({ owner }) => owner ?? []);
  const { user } = await renderApp(`/partners/${owned?.uuid}`, { world, as: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/^It cannot be deleted while something names it: accessions 0, datasets \d/);
});

test('a network is given members, which its page counts, and it stays while it has any', async () => {
  await world.catalogue.networks.all();
  world.catalogue.networks.create(
    { shortName: 'hops', title: 'Hops', wiewsCodes: [], countries: [], instituteCount: 0, accessionCount: 0 },
    { by: undefined },
  );
  const { user } = await renderApp('/network/hops/edit', { world, as: 'admin' });
  await user.type(await screen.findByRole('combobox', { name: 'Member institute' }), 'CZE122');
  await user.click(await screen.findByRole('option', { name: /^CZE122/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/^It cannot be deleted while it has members: institutes 1, accessions \d+\.$/);
  closeApp();
  await renderApp('/network/hops', { world });
  const held = await world.accessions.count({ institute: { code: ['CZE122'] } });
  await screen.findByRole('heading', { level: 2, name: new RegExp(`^${held} accessions?$`) });
});

test.each(['/partners', '/network'])('who may not make one at %s is offered nothing of it', async (path) => {
  await renderApp(path, { world, as: 'publisher' });
  await heading(/^\d+ (data providers|networks)$/);
  expect(screen.queryByRole('link', { name: /^New/ })).toBeNull();
});

test('an institute is corrected, and its page says so', async () => {
  const { user } = await renderApp('/wiews/CZE122/edit', { world, as: 'admin' });
  const about = await screen.findByRole('textbox', { name: /^Description/ });
  await user.type(about, 'Home of hops');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'University');
  await user.clear(screen.getByLabelText(/^Write to/));
  await user.type(screen.getByLabelText(/^Write to/), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Invalid email address');
  await user.type(screen.getByLabelText(/^Write to/), '@example.org');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(world.institutes.get('CZE122')).toMatchObject({
    about: 'Home of hops',
    type: 'University',
    requestsEmail: 'nobody@example.org',
  });
});

test('views of an institute’s page are counted for its own statistics, with consent only', async () => {
  const sent = jest.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const { user } = await renderApp('/wiews/CZE122/edit', { world, as: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: /^Analytics ID/ }), 'UA-123-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  closeApp();
  const look = async () => {
    await renderApp('/wiews/CZE122', { world });
    await screen.findByText('Home of hops');
    closeApp();
  };
  await look();
  expect(sent).not.toHaveBeenCalled();
  document.cookie = 'COOKIECOOKIE=true; Path=/';
  await look();
  const events = await Promise.all(
    sent.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text()) as object),
  );
  expect(events).toContainEqual(expect.objectContaining({ type: 'institute', tracker: 'UA-123-1' }));
});
