import type { Citation } from '@/contract/citation/citation';
import { Institutes } from '@/entities/accession/passport/detail-values';
import { CropLinks } from '@/entities/names/CropLinks';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { UnpublishedNote } from '@/entities/publication/page/UnpublishedNote';
import { ofCrops, Related, type RelatedLink } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { Listed } from '@/shared/ui/values/Listed';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { citationApi } from './api';
import { citationStatus, citationType } from './list';

/** One publication: where it appeared, what it is about, and the words to cite it with. */
export const citationDetail: EntityDetailDefinition<Citation> = {
  entity: 'citation',
  endpoint: citationApi.endpoints.citation,
  edit: ({ uuid }) => href('editCitation', { uuid }),
  useTitle: ({ title }) => title,
  useSubtitle: ({ authors, year }) => [authors.join('; '), year].filter(Boolean).join(' · '),
  useBadges: ({ type, status }) => [
    <citationType.Name key="type" code={type} />,
    status === 'DRAFT' && <citationStatus.Name key="status" code={status} />,
  ],
  Notes: ({ item: { status } }) => <UnpublishedNote item={{ state: status }} />,
  sections: [
    {
      name: 'publication',
      fields: [
        { name: 'authors', value: ({ authors }) => authors.join('; ') },
        ...(['year', 'publication', 'volume', 'issue', 'pages', 'publisher'] as const),
        { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
        { name: 'doi', value: ({ doi }) => doi && <ExternalLink url={`https://doi.org/${doi}`}>{doi}</ExternalLink> },
        { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
        {
          name: 'owner',
          value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
        },
      ],
    },
    { name: 'abstract', fields: ['abstract'] },
    {
      name: 'subject',
      fields: [
        { name: 'keywords', value: ({ keywords }) => keywords.length > 0 && <Listed texts={keywords} /> },
        { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
        { name: 'collections', value: (row) => row.collections.length > 0 && <Institutes codes={row.collections} /> },
      ],
    },
  ],
  Aside: ({ item }) => (
    <>
      <Cited item={item} />
      <Related links={relatedTo(item)} />
    </>
  ),
};

/** The words to cite it with. */
export function Cited({ item }: Pick<DetailProps<Citation>, 'item'>) {
  // A version of the record, which is none of the work.
  const { version: _, ...work } = item;
  return <CiteCard work={work} fileName={`publication-${item.uuid.slice(0, 8)}`} />;
}

/** What else there is about its subject: of its crops, or of its collections where it names none. */
const relatedTo = ({ crops, collections }: Citation): RelatedLink[] =>
  crops.length > 0
    ? ofCrops(crops, 'accession', 'subset', 'dataset', 'descriptorList', 'citation')
    : [
        { name: 'accession', filter: { institute: { code: collections } } },
        { name: 'citation', filter: { collections } },
      ];
