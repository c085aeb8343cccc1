import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import { CropLinks } from '@/entities/names/CropLinks';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { isDescribed, TranslatedText } from '@/entities/publication/values/TranslatedTitle';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/values/Day';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** What is known of a descriptor list beside its descriptors. */
export const descriptorListSections: readonly DetailSection<DescriptorListDetails>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: (item) => isDescribed(item) && <TranslatedText item={item} /> },
      { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
      { name: 'publisher', value: ({ publisher }) => publisher },
      { name: 'maintainer', value: ({ maintainer }) => maintainer },
      {
        name: 'owner',
        value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
      },
      { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      { name: 'lastModifiedDate', value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} /> },
    ],
  },
];
