import type { RepositoryFile } from '@/contract/repository/repository';
import { Licence } from '@/entities/publication/values/Licence';
import type { DetailSection } from '@/shared/detail/definition';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { Day } from '@/shared/ui/values/Day';
import { FileSize } from './FileSize';

/** What is known of a file. */
export const fileSections: readonly DetailSection<RepositoryFile>[] = [
  {
    name: 'file',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'name', value: ({ name }) => name },
      { name: 'contentType', value: ({ contentType }) => contentType.split(';')[0] },
      { name: 'size', value: ({ size }) => <FileSize bytes={size} /> },
      { name: 'creator', value: ({ creator }) => creator },
      { name: 'license', value: ({ license }) => license && <Licence rights={license} /> },
      { name: 'createdDate', value: ({ createdDate }) => createdDate && <Day iso={createdDate} /> },
      {
        name: 'lastModifiedDate',
        value: ({ lastModifiedDate, createdDate }) =>
          lastModifiedDate && lastModifiedDate !== createdDate && <Day iso={lastModifiedDate} />,
      },
    ],
  },
];
