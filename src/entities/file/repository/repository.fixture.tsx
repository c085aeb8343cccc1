import { screen, within } from '@testing-library/react';
import type { World } from '../../../../mocks/rules/world/world';
import { emptyWorld } from '../../../../test/harness/empty-world';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (each) => each.charCodeAt(0),
);
export const png = (name: string) => new File([PNG], name, { type: 'image/png' });

interface Given {
  name: string;
  folder?: string;
  title?: string;
}

/** A world with such pictures. */
export async function worldWith(...given: Given[]): Promise<World> {
  const world = emptyWorld({});
  const { files } = world.catalogue.repository;
  await files.all();
  given.forEach(({ name, folder = '/news', title = '' }, at) => {
    const uuid = `0000000${at}-0000-4000-8000-000000000000`;
    const row = { uuid, folder, name, title, contentType: 'image/png', size: 70, url: '' };
    files.create({ ...row, _class: 'RepositoryImage' as const }, { by: undefined });
  });
  return world;
}

export const filesIn = (world: World, folder: string) =>
  world.catalogue.repository.files
    .rows()
    .filter((file) => file.folder === folder)
    .map(({ name }) => name)
    .sort();

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
