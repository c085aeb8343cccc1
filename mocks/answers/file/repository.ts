import type { RepositoryFolder } from '@/contract/repository';
import type { StoredFile } from '../../data/catalogue/repository';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { INERT } from '../../tools/http/inert';
import { open, withToken } from '../../rules/tokens/caller';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

const DAY = 86_400;

/** Paths begin with a slash and end without one, however they were asked for. */
const pathOf = (asked: string): string => `/${asked.replace(/^\/+|\/+$/g, '')}`;

async function fileAt(world: World, asked: string): Promise<StoredFile> {
  const path = pathOf(asked);
  const found = await world.catalogue.files.one(path);
  if (!found) throw notFound(sentence('noFile', { id: path }));
  return found;
}

async function folderAt(world: World, asked: string): Promise<RepositoryFolder> {
  const path = pathOf(asked);
  const below = (await world.catalogue.files.all()).filter(({ folder }) => `${folder}/`.startsWith(`${path}/`));
  const [, code = ''] = /^\/wiews\/([^/]+)$/.exec(path) ?? [];
  const institute = await world.institutes.one(code);
  // Every institute has a folder, be it empty.
  if (below.length === 0 && !institute) throw notFound(sentence('noFolder', { id: path }));
  const names = below.flatMap(({ folder }) => folder.slice(path.length + 1).split('/')[0] || []);
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    title: institute?.fullName ?? null,
    subFolders: [...new Set(names)].sort().map((name) => ({ path: `${path}/${name}`, name })),
    files: below.filter(({ folder }) => folder === path),
  };
}

export const repository: readonly Answer[] = [
  answer('GET /repository/folder/:path', withToken, ({ world, params }) => folderAt(world, params.path)),
  answer('GET /repository/file/:path', withToken, ({ world, params }) => fileAt(world, params.path)),

  // A link and a picture in a page carry no token.
  answer('GET /repository/download/:path', open, async ({ world, params }) => {
    const file = await fileAt(world, params.path);
    return new Response(await file.content(), {
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Cache-Control': `public, max-age=${DAY}`,
        // Uploaded content must not run with the rights of this origin.
        'Content-Security-Policy': INERT,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),
];
