import type { Stored } from '@/contract/entity';
import { FOLDER_CLASS } from '@/contract/publication/acl';
import { FOLDER_FILES_MAX, type RepositoryFolder } from '@/contract/repository/repository';
import { isFolderPath, type RepositoryFolderChange } from '@/contract/repository/repository-schema';
import type { Repository } from '../../data/catalogue/repository';
import type { Table } from '../../tools/store/table';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { byOf } from '../entities/crud';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { demand, folderAbove } from './folder-permissions';

/** Paths begin with a slash and end without one, however they were asked for. */
export const pathOf = (asked: string): string => `/${asked.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')}`;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);

/** Its tables, whose rows can be read and changed at once from here on. */
export async function repositoryOf({ catalogue: { repository } }: World): Promise<Repository> {
  await Promise.all([repository.files.all(), repository.folders.all(), repository.galleries.all()]);
  return repository;
}

/** A path that a folder may have. */
export function newPath(asked: string): string {
  const path = pathOf(asked);
  if (!isFolderPath(path)) throw badRequest(sentence('folderName'));
  return path;
}

/** The folders that some file or some row names, with those above them. */
function pathsOf({ files, folders, galleries }: Repository): Set<string> {
  const paths = new Set(['/']);
  const add = (path: string): void => {
    if (path === '' || paths.has(path)) return;
    paths.add(path);
    add(parentOf(path));
  };
  for (const { folder } of files.rows()) add(folder);
  for (const { path } of folders.rows()) add(path);
  for (const { path } of galleries.rows()) add(path);
  return paths;
}

const INSTITUTE = /^\/wiews\/([^/]+)$/;
const isFixed = (path: string): boolean => path === '/' || path === '/wiews' || INSTITUTE.test(path);

/** Undefined where there is none. Every institute has a folder, be it empty. */
export async function findFolder(world: World, path: string): Promise<RepositoryFolder | undefined> {
  const repository = await repositoryOf(world);
  const institute = await world.institutes.one(INSTITUTE.exec(path)?.[1] ?? '');
  const paths = pathsOf(repository);
  if (!institute && !paths.has(path)) return undefined;
  const row = repository.folders.get(path);
  const below = [...paths].filter((each) => each !== '/' && (parentOf(each) || '/') === path);
  return {
    path,
    name: nameOf(path),
    title: row?.title ?? institute?.fullName ?? null,
    description: row?.description ?? null,
    subFolders: below.sort().map((each) => ({ path: each, name: nameOf(each) })),
    files: repository.files
      .rows()
      .filter(({ folder }) => folder === path)
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    fixed: isFixed(path),
    gallery: repository.galleries.get(path) !== undefined,
  };
}

export async function folderAt(world: World, asked: string): Promise<RepositoryFolder> {
  const path = pathOf(asked);
  const folder = await findFolder(world, path);
  if (!folder) throw notFound(sentence('noFolder', { id: path }));
  return folder;
}

/** Refuses one file more in a folder: of a name that is there, or one too many. */
export function admitFile({ files, fileAt }: Repository, folder: string, name: string): void {
  if (fileAt(`${folder}/${name}`)) throw badRequest(sentence('fileExists', { name }));
  const count = files.rows().filter((file) => file.folder === folder).length + 1;
  if (count > FOLDER_FILES_MAX) throw badRequest(sentence('maxFiles', { max: FOLDER_FILES_MAX, count }));
}

function refuseFixed(path: string): void {
  if (isFixed(path)) throw conflict(sentence('folderFixed', { path }));
}

/** Everything that lies in a folder goes along, in one breath. */
function move(world: World, repository: Repository, from: string, to: string, caller: Caller): void {
  const change = { by: byOf(caller) };
  const within = [...pathsOf(repository)].filter((path) => isWithin(path, from));
  refuseFixed(from);
  for (const path of within) demand(world, caller, 'delete', path);
  demand(world, caller, 'create', folderAbove(to) ?? to);
  if (isWithin(to, from)) throw conflict(sentence('folderWithin'));
  const taken = pathsOf(repository).has(to) || repository.fileAt(to);
  if (taken || isFixed(to)) throw conflict(sentence('folderExists', { path: to }));
  const { folders, galleries } = repository;
  const moved = (path: string): string => to + path.slice(from.length);
  if (!within.every((path) => isFolderPath(moved(path)))) throw badRequest(sentence('folderName'));
  repository.moveFiles(from, to);
  const carry = <T extends Stored & { path: string }>(table: Table<T>): void => {
    for (const row of table.rows().filter(({ path }) => isWithin(path, from))) {
      table.remove(row.path, undefined, change);
      table.create({ ...row, path: moved(row.path) }, change);
    }
  };
  carry(folders);
  carry(galleries);
  for (const path of within) world.acl.move(FOLDER_CLASS, path, moved(path));
}

/** What is sent of a folder: made where there is none, moved, described. */
export async function saveFolder(world: World, path: string, sent: RepositoryFolderChange, caller: Caller) {
  const repository = await repositoryOf(world);
  const change = { by: byOf(caller) };
  const { path: to = path, ...about } = sent;
  const { folders, fileAt } = repository;
  if (fileAt(path)) throw conflict(sentence('folderExists', { path }));
  const isThere = (await findFolder(world, path)) !== undefined;
  if (isThere && (to === path || Object.keys(about).length > 0)) demand(world, caller, 'write', path);
  if (to !== path) {
    if (!isThere) throw notFound(sentence('noFolder', { id: path }));
    move(world, repository, path, to, caller);
  } else if (!isThere) demand(world, caller, 'create', folderAbove(path) ?? path);
  if (folders.get(to)) folders.change(to, undefined, about, change);
  else if (!isFixed(to) || Object.keys(about).length > 0) folders.create({ path: to, ...about }, change);
  return folderAt(world, to);
}

export async function removeFolder(world: World, path: string, caller: Caller): Promise<void> {
  const { folders } = await repositoryOf(world);
  const { subFolders, files, gallery } = await folderAt(world, path);
  demand(world, caller, 'delete', path);
  refuseFixed(path);
  if (subFolders.length + files.length > 0 || gallery) throw conflict(sentence('folderFilled', { path }));
  folders.remove(path, undefined, { by: byOf(caller) });
  world.acl.remove(FOLDER_CLASS, path);
}
