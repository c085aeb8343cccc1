import type { Citation } from '@/contract/citation';
import { Institutes } from '@/entities/accession/detail-values';
import { CropLinks } from '@/entities/names/CropLinks';
import { LanguageName } from '@/entities/publication/LanguageName';
import type { DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Listed } from '@/shared/ui/Listed';

/** What is known of a publication. */
export const citationSections: readonly DetailSection<Citation>[] = [
  {
    name: 'publication',
    fields: [
      { name: 'authors', value: ({ authors }) => authors.join('; ') },
      { name: 'year', value: ({ year }) => year && String(year) },
      { name: 'publication', value: ({ publication }) => publication },
      { name: 'volume', value: ({ volume }) => volume },
      { name: 'issue', value: ({ issue }) => issue },
      { name: 'pages', value: ({ pages }) => pages },
      { name: 'publisher', value: ({ publisher }) => publisher },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      { name: 'doi', value: ({ doi }) => doi && <ExternalLink url={`https://doi.org/${doi}`}>{doi}</ExternalLink> },
      { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
    ],
  },
  { name: 'abstract', fields: [{ name: 'abstract', value: ({ abstract }) => abstract }] },
  {
    name: 'subject',
    fields: [
      { name: 'keywords', value: ({ keywords }) => keywords.length > 0 && <Listed texts={keywords} /> },
      {
        name: 'crops',
        value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} />,
      },
      {
        name: 'collections',
        value: ({ collections }) => collections.length > 0 && <Institutes codes={collections} />,
      },
    ],
  },
];
