import type { DatasetDetails } from '@/contract/dataset/dataset';
import { CropLinks } from '@/entities/names/CropLinks';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { Licence } from '@/entities/publication/values/Licence';
import { isDescribed, TranslatedText } from '@/entities/publication/values/TranslatedTitle';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/values/Day';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Evaluated } from '../catalogue/Evaluated';

/** What is known of a dataset beside its observations. */
export const datasetSections: readonly DetailSection<DatasetDetails>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: (item) => isDescribed(item) && <TranslatedText item={item} /> },
      { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
      {
        name: 'evaluated',
        value: ({ startDate, endDate }) =>
          (startDate || endDate) && <Evaluated startDate={startDate} endDate={endDate} />,
      },
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
      { name: 'doi', value: ({ doi }) => doi && <ExternalLink url={`https://doi.org/${doi}`}>{doi}</ExternalLink> },
      { name: 'versionTag', value: ({ versionTag }) => versionTag },
      { name: 'createdDate', value: ({ createdDate }) => createdDate && <Day iso={createdDate} /> },
      {
        name: 'lastModifiedDate',
        value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} />,
      },
    ],
  },
];
