import { array, object, string, type InferType } from 'yup';
import { isFileName } from '../control-characters';
import { LIMITS, neededText, text, uuid } from '../schema';
import { FOLDER_DEPTH_MAX, GALLERY_IMAGES_MAX } from './repository';

/** The name of a file or of a folder: no path, and none that stands for another place or shows as another name. */
export const isRepositoryName = (name: string): boolean =>
  name.length <= LIMITS.name && name === name.trim() && !/[/\\]/.test(name) && isFileName(name);

/** The path of a folder: `/wiews/CZE122`. */
export const isFolderPath = (path: string): boolean => {
  const [first, ...names] = path.split('/');
  return first === '' && names.length > 0 && names.length <= FOLDER_DEPTH_MAX && names.every(isRepositoryName);
};

const pattern = { key: 'pattern' };

export const repositoryName = () =>
  neededText(LIMITS.name).test('name', pattern, (value) => !value || isRepositoryName(value));

const folderPath = () => string().test('path', pattern, (value) => value === undefined || isFolderPath(value));

/** What is said of a file, what it is called and where it lies. */
export const repositoryFileSchema = object({
  name: repositoryName(),
  folder: folderPath(),
  title: text(LIMITS.title),
  description: text(LIMITS.text),
  creator: text(LIMITS.line),
  license: text(LIMITS.line),
});

/** `path` is where the folder is moved to, with all that is in it. */
export const repositoryFolderSchema = object({
  path: folderPath(),
  title: text(LIMITS.title),
  description: text(LIMITS.text),
});

export const imageGallerySchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  images: array(uuid().defined()).required().max(GALLERY_IMAGES_MAX, { key: 'listAtMost', count: GALLERY_IMAGES_MAX }),
});

export type RepositoryFileChange = InferType<typeof repositoryFileSchema>;
export type RepositoryFolderChange = InferType<typeof repositoryFolderSchema>;
export type ImageGalleryChange = InferType<typeof imageGallerySchema>;
