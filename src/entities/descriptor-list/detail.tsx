import { useMemo, useState } from 'react';
import { shortText } from '@/shared/ui/text/short-text';
import { Button } from '@/shared/ui/controls/Button';
import { GlobalStyles } from '@/shared/mui/apart/GlobalStyles';
import { useTranslation } from 'react-i18next';
import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import { AboutItem } from '@/entities/article/AboutItem';
import { categoryName } from '@/entities/descriptor/codes';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import { citationText } from '@/entities/publication/page/citation-text';
import { citedWorkOf } from '@/entities/publication/page/cited-work';
import { PublicationBadges } from '@/entities/publication/values/PublicationBadges';
import { translated } from '@/entities/publication/values/translated';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { versionParts } from '@/entities/publication/page/version-parts';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import type { CustomDetail } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { saveBlob } from '@/shared/files/save-blob';
import { Badge } from '@/shared/ui/layout/Badge';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import { csvWriter } from '@/tables/csv-writer';
import { anchorOf } from './anchors';
import { descriptorListApi } from './api';
import { Contents } from './Contents';
import { descriptorRows } from './descriptor-rows';
import { DescriptorEntry } from './DescriptorEntry';
import { ManualCover } from './ManualCover';
import { numbered, type ListSection } from './numbered';
import { descriptorListSections } from './sections';
import styles from './detail.module.css';

const printed = {
  // Numbered sheets; browsers that know no boxes in the margin print them without.
  '@page': {
    margin: '18mm 20mm',
    '@bottom-center': { content: 'counter(page)', fontFamily: 'sans-serif', fontSize: '9pt' },
  },
  // The title page has no number.
  '@page :first': { '@bottom-center': { content: 'none' } },
  '@media print': {
    // On paper the page is a manual: nothing of the portal around it.
    'body:has(#descriptor-manual) :is(#main > nav, div:has(> #main) > header, div:has(> #main) > footer)': {
      display: 'none !important',
    },
  },
};

/** What only holds while a descriptor list is shown: how it is printed. */
const ManualStyles = () => <GlobalStyles styles={printed} />;

/** The descriptors of one category. */
function SectionPart({ section: { number, category, entries } }: { section: ListSection }) {
  const id = anchorOf(number);
  const name = categoryName.useName()(category);
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{`${number} ${name}`}</h2>
      {entries.map((entry) => (
        <DescriptorEntry key={entry.number} {...entry} />
      ))}
    </section>
  );
}

/** Takes a descriptor list along: on paper, or as a table. */
function ListButtons({ sections, fileName }: { sections: readonly ListSection[]; fileName: string }) {
  const { t } = useTranslation('descriptor-list');
  const save = async () => {
    const writer = csvWriter();
    await writer.add(descriptorRows(sections));
    saveBlob(await writer.end(), `${fileName}.csv`);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="contained" onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
      <Button variant="outlined" onClick={() => void save()}>
        {t('csv')}
      </Button>
    </div>
  );
}

const toList = (uuid: string) => href('descriptorList', { uuid });

const { Notes, Versions } = versionParts('descriptorlist', descriptorListApi.endpoints.descriptorListVersions, toList);

/** One descriptor list: who publishes it, and all its descriptors with their coding tables, in their order. */
export const descriptorListDetail: CustomDetail<DescriptorListDetails> = {
  endpoint: descriptorListApi.endpoints.descriptorListDetails,
  Page: DescriptorListPage,
};

function DescriptorListPage({ item: list }: { item: DescriptorListDetails }) {
  const { t } = useTranslation(['descriptor-list', 'descriptor']);
  const { number } = useFormat();
  const { uuid, crops, citation, descriptors, descriptorCount: count } = list;
  // What is not published yet asks not to be cited.
  const isPublished = list.state === 'PUBLISHED';
  const { title, description } = translated(list, useLocale());
  usePageTitle(title, { description: shortText(description), unpublished: !isPublished });
  const [accessed] = useState(() => new Date());
  const sections = useMemo(() => numbered(descriptors), [descriptors]);
  const address = new URL(toList(uuid), globalThis.location.origin).href;
  const work = citedWorkOf(list, { address, accessed });
  return (
    <PageBody className={styles.manual} id="descriptor-manual">
      <ManualStyles />
      <ManualCover list={list} cited={isPublished ? citation?.trim() || citationText(work) : undefined} />
      <div className={styles.screen}>
        <DetailHead title={<TranslatedTitle item={list} />}>
          <PublicationBadges item={list} />
          <Badge>{t('descriptor:count', { count, shown: number(count) })}</Badge>
        </DetailHead>
        <Notes item={list} />
        <ListButtons sections={sections} fileName={`descriptors-${uuid}`} />
      </div>
      <ColumnsLayout>
        <div>
          <DetailFields entity="descriptor-list" item={list} sections={descriptorListSections} />
          <AboutItem className="DescriptorList" targetId={uuid} />
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
    </PageBody>
  );
}
