import { kinds } from '@/contract/kinds';
import type { FileUse, RepositoryFile } from '@/contract/repository/repository';
import { rowsOf } from '../entities/rows-of';
import type { World } from '../world/world';

const said = (row: object, ...names: string[]): string => {
  const values = row as Readonly<Record<string, unknown>>;
  const found = names.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
};

/** What names a file by its uuid, as its editors have it and as it is public; by its address, where a link is. */
export async function usesOf(world: World, { uuid, url }: RepositoryFile): Promise<FileUse[]> {
  const uses = new Map<string, FileUse>();
  const search = (kind: string, rows: readonly object[]): void => {
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (!text.includes(uuid) && !text.includes(url)) continue;
      const key = said(row, 'slug', 'uuid', 'path', 'key', 'shortName', 'code', 'code3');
      uses.set(`${kind} ${key}`, { kind, key, title: said(row, 'title', 'fullName', 'name') || key });
    }
  };
  for (const kind of kinds) search(kind, await rowsOf(world, kind).all());
  const { articles, posts } = world.content;
  search('article', await articles.allPublic());
  search('activitypost', await posts.allPublic());
  search('gallery', await world.catalogue.repository.galleries.all());
  return [...uses.values()];
}
