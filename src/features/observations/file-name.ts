import type { DatasetDetails } from '@/contract/dataset/dataset';

const MAX_LENGTH = 80;

/** A dataset's title and version as the name of a file that every system takes. */
export const fileName = ({ title, versionTag }: Pick<DatasetDetails, 'title' | 'versionTag'>): string =>
  `${title} ${versionTag}`
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, MAX_LENGTH) || 'observations';
