/** The path of the folder around one, `/` at the top. */
export const folderAround = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** The last part of its path; nothing of the root. */
export const nameOfFolder = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const inside = (folder: string, name: string): string => (folder === '/' ? `/${name}` : `${folder}/${name}`);

/** Whether a folder is this one, or lies somewhere in it. */
export const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
