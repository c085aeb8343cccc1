import type { Taxon } from '@/contract/accession/taxonomy';
import { taxonSchema } from '@/contract/accession/taxonomy-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import type { EditorDefinition } from '@/shared/editor/definition';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Day } from '@/shared/ui/values/Day';
import { ExternalNames } from './ExternalNames';
import { OtherNames } from './OtherNames';
import { TaxonAccessions } from './TaxonAccessions';
import { TaxonMarks } from './TaxonMarks';
import { taxonomyApi } from './api';

const latin = (name: string | null | undefined) => name && <bdi lang="la">{name}</bdi>;

export const taxonSections: readonly DetailSection<Taxon>[] = [
  {
    name: 'taxon',
    fields: [
      { name: 'genus', value: ({ genus }) => <RouteLink to={href('genus', { genus })}>{latin(genus)}</RouteLink> },
      { name: 'species', value: ({ species }) => latin(species) },
      { name: 'spAuthor', value: ({ spAuthor }) => latin(spAuthor) },
      { name: 'subtaxa', value: ({ subtaxa }) => latin(subtaxa) },
      { name: 'subtAuthor', value: ({ subtAuthor }) => latin(subtAuthor) },
      { name: 'family', value: ({ family }) => latin(family) },
      { name: 'accessionCount', value: (taxon) => <TaxonAccessions taxon={taxon} /> },
      {
        name: 'synonyms',
        value: (taxon) => taxon.synonyms.length > 0 && <OtherNames taxon={{ ...taxon, currentName: null }} />,
      },
      { name: 'lastModifiedDate', value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} /> },
      { name: 'lastModifiedBy', value: ({ lastModifiedBy }) => lastModifiedBy && <bdi>{lastModifiedBy}</bdi> },
    ],
  },
];

const TaxonFacts = ({ item }: { item: Taxon }) => (
  <DetailFields entity="taxonomy" item={item} sections={taxonSections} />
);

/** By which names a taxon is found, whatever the external taxonomy says. */
export const taxonEditor: EditorDefinition<Taxon> = {
  ...managedEditor({
    entity: 'taxonomy',
    line: 'PUT /taxonomy/:id',
    edit: 'editTaxon',
    schema: taxonSchema,
    titleOf: ({ taxonName }) => taxonName,
    endpoint: taxonomyApi.endpoints.taxon,
    steps: [
      {
        name: 'edit',
        fields: [
          { kind: 'text', name: 'currentName' },
          { kind: 'text', name: 'grinName' },
          { kind: 'text', name: 'rdfUri', format: 'url' },
        ],
        Body: TaxonFacts,
      },
    ],
  }),
  Badges: TaxonMarks,
  Moves: ExternalNames,
};
