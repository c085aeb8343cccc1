import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Genus, TaxonFilter } from '@/contract/accession/taxonomy';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { topAccessions } from '@/entities/accession/detail-parts';
import { CropLinks } from '@/entities/names/CropLinks';
import { ofCrops, Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { ListBelow } from '@/shared/list/screen/ListBelow';
import { JsonLd } from '@/shared/ui/values/JsonLd';
import { Figure } from '@/shared/ui/text/Figure';
import { jsonLdOf } from './json-ld';
import { taxonomyApi } from './api';
import { taxonList } from './list';

type Props = DetailProps<Genus, AccessionFilter>;

/** One genus: its species and subtaxa in the catalogue, what else they are called, and where they are from. */
export const genusDetail: EntityDetailDefinition<Genus, AccessionFilter> = {
  entity: 'taxonomy',
  endpoint: taxonomyApi.endpoints.genus,
  param: 'genus',
  usualForm: (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
  useTitle: ({ genus }) => genus,
  heading: ({ genus }) => <i lang="la">{genus}</i>,
  useSubtitle: ({ family }) => family && <span lang="la">{family}</span>,
  sections: [
    {
      name: 'genus',
      fields: [
        { name: 'family', value: ({ family }) => family && <span lang="la">{family}</span> },
        { name: 'speciesCount', value: ({ speciesCount }) => <Figure value={speciesCount} /> },
        { name: 'taxonCount', value: ({ taxonCount }) => <Figure value={taxonCount} /> },
        { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
      ],
    },
  ],
  scope: ({ genus }) => ({ taxonomy: { genus: [genus] } }),
  Aside,
  Wide: topAccessions(['taxonomy.genusSpecies', 'countryOfOrigin.code3', 'institute.code']),
  Below: Taxa,
};

function Aside({ item, scope }: Props) {
  const { t } = useTranslation('taxonomy');
  const { genus, crops, accessionCount } = item;
  const address = new URL(href('genus', { genus }), globalThis.location.origin).href;
  return (
    <>
      <JsonLd data={jsonLdOf(item, address)} />
      <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
      <Related links={ofCrops(crops, 'dataset', 'descriptorList', 'subset')} />
    </>
  );
}

/** Its taxa as a list. */
function Taxa({ item: { genus } }: Props) {
  return <ListBelow definition={taxonList} scope={useMemo((): TaxonFilter => ({ genus: [genus] }), [genus])} />;
}
