import type { Citation } from '@/contract/citation';
import { CiteCard } from '@/entities/publication/CiteCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Badge } from '@/shared/ui/Badge';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { CitationType } from './CitationType';
import { citationSections } from './sections';

/** What else there is about its subject. */
function relatedTo({ crops, collections }: Citation): RelatedLink[] {
  const ofCrops: RelatedLink[] = [
    { name: 'accession', filter: { crop: crops } },
    { name: 'subset', filter: { crops } },
    { name: 'dataset', filter: { crops } },
    { name: 'descriptorList', filter: { crops } },
    { name: 'citation', filter: { crops } },
  ];
  const ofCollections: RelatedLink[] = [
    { name: 'accession', filter: { institute: { code: collections } } },
    { name: 'citation', filter: { collections } },
  ];
  if (crops.length > 0) return ofCrops;
  return collections.length > 0 ? ofCollections : [];
}

/** One publication: where it appeared, what it is about, and the words to cite it with. */
export function CitationPage({ citation }: { citation: Citation }) {
  const { uuid, title, authors, year, type } = citation;
  // A version of the record, which is none of the work.
  const { version: _, ...work } = citation;
  usePageTitle(title);
  return (
    <PageBody>
      <DetailHead title={title} subtitle={[authors.join('; '), year].filter(Boolean).join(' · ')}>
        <Badge>
          <CitationType type={type} />
        </Badge>
      </DetailHead>
      <ColumnsLayout>
        <div>
          <DetailFields entity="citation" item={citation} sections={citationSections} />
        </div>
        <aside>
          <CiteCard work={work} fileName={`publication-${uuid.slice(0, 8)}`} />
          <Related links={relatedTo(citation)} />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}
