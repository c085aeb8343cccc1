import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DescriptorListDetails } from '@/contract/descriptor-list';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citationText } from '@/entities/publication/citation-text';
import { citedWorkOf } from '@/entities/publication/cited-work';
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
import { descriptorListApi } from './api';
import { Contents } from './Contents';
import { ListButtons } from './ListButtons';
import { ManualCover } from './ManualCover';
import { ManualStyles } from './ManualStyles';
import { numbered } from './numbered';
import { descriptorListSections } from './sections';
import { SectionPart } from './SectionPart';

// On paper the list is a manual: what stands beside it, and its head, make room for a title page.
const Manual = styled(PageBody)({
  '@media print': { padding: 0, maxWidth: 'none', '& > .screen, & > div > aside': { display: 'none' } },
});

const toList = (uuid: string) => href('descriptorList', { uuid });

/** One descriptor list: who publishes it, and all its descriptors with their coding tables, in their order. */
export function DescriptorListPage({ list }: { list: DescriptorListDetails }) {
  const { t } = useTranslation(['descriptor-list', 'descriptor']);
  const { number } = useFormat();
  const { uuid, title, crops, citation, descriptors, descriptorCount: count } = list;
  // What is not published yet asks not to be cited.
  const isPublished = list.state === 'PUBLISHED';
  usePageTitle(title);
  const [accessed] = useState(() => new Date());
  const versions = descriptorListApi.endpoints.descriptorListVersions.useQuery(uuid);
  const sections = useMemo(() => numbered(descriptors), [descriptors]);
  const address = new URL(toList(uuid), globalThis.location.origin).href;
  const work = citedWorkOf(list, { address, accessed });
  const related = useMemo(
    (): RelatedLink[] => [
      { name: 'descriptor', filter: { descriptorLists: [uuid] } },
      ...(descriptors.length > 0
        ? [{ name: 'dataset' as const, filter: { descriptors: descriptors.map((each) => each.uuid) } }]
        : []),
      ...(crops.length > 0 ? [{ name: 'accession' as const, filter: { crop: crops } }] : []),
    ],
    [uuid, descriptors, crops],
  );
  return (
    <Manual id="descriptor-manual">
      <ManualStyles />
      <ManualCover list={list} cited={isPublished ? citation?.trim() || citationText(work) : undefined} />
      <div className="screen">
        <DetailHead title={title}>
          <PublicationBadges item={list} />
          <Badge>{t('descriptor:count', { count, shown: number(count) })}</Badge>
        </DetailHead>
        <UnpublishedNote item={list} />
        <OlderVersionNote item={list} versions={versions.currentData} to={toList} />
        <ListButtons sections={sections} fileName={`descriptors-${uuid}`} />
      </div>
      <ColumnsLayout>
        <div>
          <DetailFields entity="descriptor-list" item={list} sections={descriptorListSections} />
          {sections.length > 0 && <Contents sections={sections} />}
          {sections.map((section) => (
            <SectionPart key={section.category} section={section} />
          ))}
        </div>
        <aside>
          {isPublished && <CiteCard work={work} asked={citation} fileName={`descriptors-${uuid}`} />}
          <VersionsCard item={list} query={versions} to={toList} />
          <Related links={related} />
        </aside>
      </ColumnsLayout>
    </Manual>
  );
}
