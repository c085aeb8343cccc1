import { screen, waitFor, within } from '@testing-library/react';
import { PORTAL_CLIENT } from '../../../mocks/rules/tokens/clients';
import type { World } from '../../../mocks/rules/world/world';
import { emptyWorld } from '../../../test/harness/empty-world';
import { closeApp } from '../../../test/harness/close-app';
import { heading, renderApp } from '../../../test/harness/harness';

const ADMIN = '00000000-0000-4000-8000-000000000001';
const UMA = '00000000-0000-4000-8000-000000000008';

/** Opens the history at the end of an editor, and answers its sentences, newest first. */
async function told(world: World, path: string) {
  const { user } = await renderApp(path, { world, as: 'admin' });
  const folded = await screen.findByText('History');
  await user.click(folded);
  const part = within(folded.closest('details') as HTMLElement);
  await waitFor(() => expect(part.getAllByText(/by Ada Administrator/).length).toBeGreaterThan(0));
  const lines = part.getAllByRole('listitem').filter((item) => !item.querySelector('li'));
  closeApp();
  // Names stand apart from the direction of what is around them.
  return lines.map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
}

test('what was changed of a crop and of an institute is told in sentences', async () => {
  const world = emptyWorld({});
  const by = { by: ADMIN };
  await Promise.all([world.crops.all(), world.institutes.all()]);
  world.crops.change('wheat', undefined, { name: 'Bread wheat', description: 'Of bread' }, by);
  const ofCrop = await told(world, '/c/wheat/edit');
  expect(ofCrop).toHaveLength(2);
  expect(ofCrop[0]).toBe('Name: Wheat → Bread wheat');
  expect(ofCrop[1]).toMatch(/^Description.*Of bread$/s);
  const [institute] = await world.institutes.all();
  const code = institute?.code ?? '';
  world.institutes.change(code, undefined, { acronym: 'NEW', allowMaterialRequests: true, requestForms: ['seed'] }, by);
  const lines = await told(world, `/wiews/${code}/edit`);
  expect(lines.join('\n')).toMatch(/^Acronym.* NEW$/m);
  expect(lines.join('\n')).not.toMatch(/allowMaterialRequests|requestForms|true|\bseed\b/);
});

test('of people and clients the property is told, and no secret', async () => {
  const world = emptyWorld({});
  world.users.update(UMA, { locked: true, roles: ['ROLE_USER', 'ROLE_TRANSLATOR'] }, ADMIN);
  expect(await told(world, `/admin/users/${UMA}/edit`)).toEqual(['Roles changed', 'Locked changed']);
  const { clientId, version } = world.clients.one(PORTAL_CLIENT.clientId);
  world.clients.change(clientId, version, { description: 'The portal' }, ADMIN);
  expect((await told(world, `/admin/oauth/${encodeURIComponent(clientId)}/edit`))[0]).toMatch(
    /^Description.*The portal$/,
  );
});

test('whoever may not write something is told nothing of its history', async () => {
  await renderApp('/wiews/DEU146', { world: emptyWorld({}), as: 'user' });
  await heading(/./);
  expect(screen.queryByText('History')).toBeNull();
});
