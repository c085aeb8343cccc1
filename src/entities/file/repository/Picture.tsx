import type { ComponentProps } from 'react';
import type { IMAGE_WIDTHS, RepositoryFile } from '@/contract/repository/repository';
import { serverAddress } from '@/shared/api/server-address';
import { pictureInMarkdown } from '@/shared/ui/markdown/picture-in-markdown';

interface Props extends Pick<ComponentProps<'img'>, 'alt' | 'className'> {
  file: Pick<RepositoryFile, 'uuid'>;
  /** What is asked for; how wide it is drawn its class says. */
  width: (typeof IMAGE_WIDTHS)[number];
}

/** Where a picture is, whatever it is called and wherever it lies. */
export const pictureAddress = ({ uuid }: Pick<RepositoryFile, 'uuid'>): string => `/repository/image/${uuid}`;

/** A picture of the repository, which needs no token. */
export const Picture = ({ file, width, alt, className }: Props) => (
  <img src={serverAddress(`${pictureAddress(file)}?w=${width}`)} alt={alt} className={className} loading="lazy" />
);

/** How a text names a picture. */
export const markdownOf = (file: Pick<RepositoryFile, 'uuid' | 'title'>): string =>
  pictureInMarkdown(file.title ?? '', pictureAddress(file));
