import { useTranslation } from 'react-i18next';
import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import { diversityTreeSchema, type DiversityTreeChange } from '@/contract/divtree/diversity-tree-schema';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { cropSource, partnerSource } from '@/entities/names/relations/relation-sources';
import { creatorsStep, publicationEditor } from '@/entities/publication/publication-editor';
import { languageSource, licenceSource } from '@/entities/publication/relation-sources';
import { FoldedPart } from '@/shared/ui/layout/FoldedPart';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { useFormat } from '@/shared/ui/format/use-format';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { divtreeApi } from './api';
import type LeafCorrectionPart from './LeafCorrection';
import { nodeScope } from './node-scope';
import type TreeFilePart from './TreeFile';

const LeafCorrection = lazyPart<typeof LeafCorrectionPart>(() => import('./LeafCorrection'));
const TreeFile = lazyPart<typeof TreeFilePart>(() => import('./TreeFile'));

const about: readonly FieldDefinition<keyof DiversityTreeChange & string>[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'relation', name: 'owner', source: partnerSource, key: 'uuid' },
  { kind: 'date', name: 'date', half: true },
  { kind: 'relation', name: 'crops', source: cropSource, many: true },
  { kind: 'text', name: 'source' },
  { kind: 'relation', name: 'rights', source: licenceSource, half: true },
  { kind: 'relation', name: 'language', source: languageSource, half: true },
];

/** What its leaves mean; the accessions themselves fill many screens, and are unfolded by who reads through them. */
function TreeAccessions({ item }: { item: DiversityTreeDetails }) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const { uuid, accessionCount } = item;
  return (
    <>
      <LeafCorrection item={item} />
      {/* Those that the tree names; of none, the filter would ask for all. */}
      {accessionCount > 0 && (
        <FoldedPart title={`${t('scope.whole')} (${number(accessionCount)})`}>
          {/* The list begins higher than it stands, as at the end of a page. */}
          <div style={{ paddingBlockStart: 24 }}>
            <AccessionsOf scope={nodeScope(uuid, undefined)} />
          </div>
        </FoldedPart>
      )}
    </>
  );
}

/** What is known of a diversity tree, by whom, and its nodes, which come as a file. */
export const divtreeEditor = publicationEditor<DiversityTreeDetails>({
  kind: 'divtree',
  schema: diversityTreeSchema,
  endpoint: divtreeApi.endpoints.divtree,
  steps: [
    { name: 'edit', fields: about },
    { name: 'json-file', Body: TreeFile },
    {
      name: 'list-of-accessions',
      Body: TreeAccessions,
    },
    creatorsStep,
  ],
  review: {
    sections: async () => (await import('./sections')).divtreeSections,
    more: async () => {
      const { AccessionCharts } = await import('@/entities/accession/detail-parts');
      return ({ item }) => <AccessionCharts item={item} scope={nodeScope(item.uuid, undefined)} />;
    },
  },
});
