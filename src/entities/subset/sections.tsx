import type { SubsetDetails } from '@/contract/subset';
import { PassportDate } from '@/entities/accession/cells';
import { CropLinks } from '@/entities/names/CropLinks';
import { LanguageName } from '@/entities/publication/LanguageName';
import { Licence } from '@/entities/publication/Licence';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/Day';
import { Markdown } from '@/shared/ui/Markdown';
import { RouteLink } from '@/shared/ui/RouteLink';
import { SubsetTypeName } from './SubsetTypeName';

/** What is known of a subset beside its accessions. */
export const subsetSections: readonly DetailSection<SubsetDetails>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'subsetType', value: ({ subsetType }) => subsetType && <SubsetTypeName type={subsetType} /> },
      { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
      { name: 'date', value: ({ date }) => date && <PassportDate date={date} /> },
      { name: 'source', value: ({ source }) => source },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
    ],
  },
  {
    name: 'publication',
    fields: [
      {
        name: 'owner',
        value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
      },
      { name: 'rights', value: ({ rights }) => rights && <Licence rights={rights} /> },
      { name: 'versionTag', value: ({ versionTag }) => versionTag },
      { name: 'createdDate', value: ({ createdDate }) => createdDate && <Day iso={createdDate} /> },
      {
        name: 'lastModifiedDate',
        value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} />,
      },
    ],
  },
];
