import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DescriptorListDetails } from '@/contract/descriptor-list';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citationText } from '@/entities/publication/citation-text';
import { citedWorkOf } from '@/entities/publication/cited-work';
import { PublicationBadges } from '@/entities/publication/PublicationBadges';
import { versionParts } from '@/entities/publication/version-parts';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import type { CustomDetail } from '@/shared/detail/definition';
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

const { Notes, Versions } = versionParts(descriptorListApi.endpoints.descriptorListVersions, toList);

/** One descriptor list: who publishes it, and all its descriptors with their coding tables, in their order. */
export const descriptorListDetail: CustomDetail<DescriptorListDetails> = {
  endpoint: descriptorListApi.endpoints.descriptorListDetails,
  Page: DescriptorListPage,
};

function DescriptorListPage({ item: list }: { item: DescriptorListDetails }) {
  const { t } = useTranslation(['descriptor-list', 'descriptor']);
  const { number } = useFormat();
  const { uuid, title, crops, citation, descriptors, descriptorCount: count } = list;
  // What is not published yet asks not to be cited.
  const isPublished = list.state === 'PUBLISHED';
  usePageTitle(title);
  const [accessed] = useState(() => new Date());
  const sections = useMemo(() => numbered(descriptors), [descriptors]);
  const address = new URL(toList(uuid), globalThis.location.origin).href;
  const work = citedWorkOf(list, { address, accessed });
  return (
    <Manual id="descriptor-manual">
      <ManualStyles />
      <ManualCover list={list} cited={isPublished ? citation?.trim() || citationText(work) : undefined} />
      <div className="screen">
        <DetailHead title={title}>
          <PublicationBadges item={list} />
          <Badge>{t('descriptor:count', { count, shown: number(count) })}</Badge>
        </DetailHead>
        <Notes item={list} />
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
          <Versions item={list} />
          <Related
            links={[
              { name: 'descriptor', filter: { descriptorLists: [uuid] } },
              { name: 'dataset', filter: { descriptors: descriptors.map((each) => each.uuid) } },
              { name: 'accession', filter: { crop: crops } },
            ]}
          />
        </aside>
      </ColumnsLayout>
    </Manual>
  );
}
