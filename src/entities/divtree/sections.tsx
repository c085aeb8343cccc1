import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import { PassportDate } from '@/entities/accession/catalogue/cells';
import { CropLinks } from '@/entities/names/CropLinks';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { Licence } from '@/entities/publication/values/Licence';
import { isDescribed, TranslatedText } from '@/entities/publication/values/TranslatedTitle';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/values/Day';
import { Figure } from '@/shared/ui/text/Figure';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** What is known of a tree beside its nodes. */
export const divtreeSections: readonly DetailSection<DiversityTreeDetails>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: (item) => isDescribed(item) && <TranslatedText item={item} /> },
      { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
      {
        name: 'owner',
        value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
      },
      { name: 'nodeCount', value: ({ nodeCount }) => <Figure value={nodeCount} /> },
      { name: 'accessionCount', value: ({ accessionCount }) => <Figure value={accessionCount} /> },
      { name: 'date', value: ({ date }) => date && <PassportDate date={date} /> },
      { name: 'source', value: ({ source }) => source },
      { name: 'rights', value: ({ rights }) => rights && <Licence rights={rights} /> },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      { name: 'versionTag', value: ({ versionTag }) => versionTag },
      {
        name: 'lastModifiedDate',
        value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} />,
      },
    ],
  },
];
