import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Genotype } from '@/contract/genotype/genotype';
import type { Network } from '@/contract/reference/network';
import type { Partner } from '@/contract/reference/partner';
import type { Taxon } from '@/contract/accession/taxonomy';
import type { Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';
import { descriptorListTable, type DescriptorListRecord } from './descriptor-lists';
import { descriptorTable } from './descriptors';
import { genotypedAccessions, genotypeTable, type Genotyped } from './genotypes';
import { networkTable } from './networks';
import { datasetSeeds, datasetTable, type DatasetParts } from './datasets';
import { partnerTable } from './partners';
import { makeRepository, type Repository } from './repository';
import { subsetTable, type SubsetRecord } from './subsets';
import { taxonTable } from './taxa';
import { treeTable, type TreeNodes, type TreeRecord } from './trees';
import { vocabularyTable, type VocabularyRecord } from './vocabularies';

/** Everything that is published beside accessions, institutes, crops and countries. Made when first asked for. */
export interface Catalogue extends Omit<DatasetParts, 'references'> {
  datasetReferences: DatasetParts['references'];
  descriptors: Table<Descriptor>;
  descriptorLists: Table<DescriptorListRecord>;
  subsets: Table<SubsetRecord>;
  trees: Table<TreeRecord>;
  treeNodes: TreeNodes;
  partners: Table<Partner>;
  /** By short name. */
  networks: Table<Network>;
  vocabularies: Table<VocabularyRecord>;
  /** By their number. */
  taxa: Table<Taxon>;
  genotypes: Table<Genotype>;
  genotyped: Genotyped;
  repository: Repository;
}

export function makeCatalogue(given: CatalogueGiven): Catalogue {
  const partners = partnerTable(given);
  const seeds = datasetSeeds(given, partners);
  const descriptors = descriptorTable(given, seeds, partners);
  const { references: datasetReferences, ...datasets } = datasetTable(given, seeds, descriptors);
  const genotypes = genotypeTable(given);
  return {
    partners,
    ...datasets,
    datasetReferences,
    descriptors,
    descriptorLists: descriptorListTable(given, descriptors, partners),
    subsets: subsetTable(given, partners),
    ...treeTable(given, partners),
    networks: networkTable(given),
    vocabularies: vocabularyTable(given),
    taxa: taxonTable(given),
    genotypes,
    genotyped: genotypedAccessions(given, genotypes),
    repository: makeRepository(given),
  };
}
