import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Crop } from '@/contract/crop';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { TopAccessions } from '@/entities/accession/TopAccessions';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { CropTrees } from './CropTrees';
import { cropSections } from './sections';

const FACETS = ['countryOfOrigin.code3', 'taxonomy.genusSpecies', 'institute.code'];

/** One crop: its names and taxa, who keeps it and where it comes from. */
export function CropPage({ crop }: { crop: Crop }) {
  const { t } = useTranslation('crop');
  const { shortName, name, title, accessionCount } = crop;
  usePageTitle(title || name);
  const scope = useMemo<AccessionFilter>(() => ({ crop: [shortName] }), [shortName]);
  const links = useMemo((): RelatedLink[] => {
    const filter = { crops: [shortName] };
    return [
      { name: 'subset', filter },
      { name: 'dataset', filter },
      { name: 'descriptorList', filter },
      { name: 'descriptor', filter: { crop: [shortName] } },
      { name: 'citation', filter },
    ];
  }, [shortName]);
  return (
    <>
      <PageBody>
        <DetailHead title={title || name} subtitle={title && title !== name ? name : undefined} />
        <ColumnsLayout>
          <div>
            <DetailFields entity="crop" item={crop} sections={cropSections} />
          </div>
          <aside>
            <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
            <CropTrees shortName={shortName} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <TopAccessions scope={scope} facets={FACETS} />}
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} />}
    </>
  );
}
