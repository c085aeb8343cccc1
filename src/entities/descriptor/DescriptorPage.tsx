import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescriptorDetails } from '@/contract/descriptor';
import { useCropName } from '@/entities/names/use-crop-name';
import { OlderVersionNote } from '@/entities/publication/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/PublicationBadges';
import { UnpublishedNote } from '@/entities/publication/UnpublishedNote';
import { VersionsCard } from '@/entities/publication/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Badge } from '@/shared/ui/Badge';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { useFormat } from '@/shared/ui/use-format';
import { descriptorApi } from './api';
import { CodingTable } from './CodingTable';
import { descriptorSections } from './sections';
import { UsedIn } from './UsedIn';
import { useCategoryName, useDataTypeName } from './use-descriptor-code';
import { useScaleText } from './use-scale-text';

const toDescriptor = (uuid: string) => href('descriptor', { uuid });
const toList = (uuid: string) => href('descriptorList', { uuid });
const toDataset = (uuid: string) => href('dataset', { uuid });

function relatedTo(uuid: string, crop: string | null | undefined): RelatedLink[] {
  const links: RelatedLink[] = [
    { name: 'descriptorList', filter: { descriptors: [uuid] } },
    { name: 'dataset', filter: { descriptors: [uuid] } },
  ];
  return crop ? [...links, { name: 'descriptor', filter: { crop: [crop] } }] : links;
}

/** One descriptor: what is observed, how it is written down, and what uses it. */
export function DescriptorPage({ descriptor }: { descriptor: DescriptorDetails }) {
  const { t } = useTranslation('descriptor');
  const { number } = useFormat();
  const cropName = useCropName();
  const categoryName = useCategoryName();
  const typeName = useDataTypeName();
  const scaleText = useScaleText();
  const { uuid, title, crop, category, dataType, key, used, terms = [] } = descriptor;
  usePageTitle(title);
  const versions = descriptorApi.endpoints.descriptorVersions.useQuery(uuid);
  const related = useMemo(() => relatedTo(uuid, crop), [uuid, crop]);
  const facts = [crop && cropName(crop), categoryName(category), typeName(dataType), scaleText(descriptor)];
  return (
    <PageBody>
      <DetailHead title={title} subtitle={facts.filter(Boolean).join(' · ')}>
        <PublicationBadges item={descriptor} />
        {key && <Badge>{t('isKey')}</Badge>}
        {!used && <Badge>{t('unused')}</Badge>}
      </DetailHead>
      <UnpublishedNote item={descriptor} />
      <OlderVersionNote item={descriptor} versions={versions.currentData} to={toDescriptor} />
      <ColumnsLayout>
        <div>
          <DetailFields entity="descriptor" item={descriptor} sections={descriptorSections} />
          {terms.length > 0 && <CodingTable terms={terms} />}
        </div>
        <aside>
          <UsedIn title={t('inLists')} items={descriptor.descriptorLists} to={toList} />
          <UsedIn
            title={t('inDatasets')}
            items={descriptor.datasets}
            to={toDataset}
            more={({ observationCount: count }) => t('observations', { count, shown: number(count) })}
          />
          <VersionsCard item={descriptor} query={versions} to={toDescriptor} />
          <Related links={related} />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}
