import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Genus, TaxonFilter } from '@/contract/taxonomy';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { TopAccessions } from '@/entities/accession/TopAccessions';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Below } from '@/shared/list/Below';
import { EntityList } from '@/shared/list/EntityList';
import { useQueryAddress } from '@/shared/list/list-address';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { taxonList } from './list';
import { genusSections } from './sections';

const FACETS = ['taxonomy.genusSpecies', 'countryOfOrigin.code3', 'institute.code'];

/** One genus: its species and subtaxa in the catalogue, what else they are called, and where they are from. */
export function GenusPage({ genus: item }: { genus: Genus }) {
  const { t } = useTranslation('taxonomy');
  const { genus, family, crops, accessionCount } = item;
  usePageTitle(genus);
  const accessions = useMemo<AccessionFilter>(() => ({ taxonomy: { genus: [genus] } }), [genus]);
  const taxa = useMemo<TaxonFilter>(() => ({ genus: [genus] }), [genus]);
  // An empty list of crops would ask for everything.
  const links: RelatedLink[] =
    crops.length === 0
      ? []
      : [
          { name: 'dataset', filter: { crops } },
          { name: 'descriptorList', filter: { crops } },
          { name: 'subset', filter: { crops } },
        ];
  return (
    <>
      <PageBody>
        <DetailHead title={<i lang="la">{genus}</i>} subtitle={family && <span lang="la">{family}</span>} />
        <ColumnsLayout>
          <div>
            <DetailFields entity="taxonomy" item={item} sections={genusSections} />
          </div>
          <aside>
            <AccessionCount title={t('accessions')} count={accessionCount} filter={accessions} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <TopAccessions scope={accessions} facets={FACETS} />}
      </PageBody>
      <Below>
        <EntityList definition={taxonList} scope={taxa} level={2} address={useQueryAddress()} />
      </Below>
    </>
  );
}
