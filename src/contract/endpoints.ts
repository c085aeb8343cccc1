import { aiEndpoints } from './ai/ai-endpoints';
import { accountEndpoints } from './account/account-endpoints';
import type { Acl, AclChange } from './publication/acl';
import type { Accession, AccessionDetails, FlatRow } from './accession/accession';
import type { AccessionFilter } from './accession/accession-filter';
import type { Analogues, AnalogueRequest } from './accession/climate';
import type { Crop } from './reference/crop';
import type {
  Country,
  CountryDetails,
  CountryFilter,
  Region,
  RegionDetails,
  RegionFilter,
} from './reference/geography';
import type { AuditFilter, AuditRow } from './audit/audit';
import type { AuditEntry } from './publication/history';
import type { AccessionImage, ImagePage } from './accession/image';
import type { AnalyticsEvent, ErrorReport, ServerInfo } from './info';
import type { Institute, InstituteFilter } from './reference/institute';
import type { AccessionPoints, GeoQuery, MapInfo } from './accession/map';
import type { MatchRequest, MatchResult } from './accession/match';
import type { FilteredPage, Overview, OverviewQuery, Page, PageQuery } from './page';
import type { SimilarAccession } from './accession/similar';
import { contentEndpoints } from './content/content-endpoints';
import { brapiEndpoints } from './brapi/brapi-endpoints';
import type { Citation, CitationFilter } from './citation/citation';
import type { ParsedCitations } from './citation/citation-schema';
import type { CitationChange, ReadCitation } from './citation/citation-schema';
import type { AccessionObservations } from './dataset/observation';
import { datasetEndpoints } from './dataset/dataset-endpoints';
import type { Descriptor, DescriptorDetails, DescriptorFilter } from './descriptor/descriptor';
import type { DescriptorChange } from './descriptor/descriptor-schema';
import type {
  DescriptorImport,
  DescriptorList,
  DescriptorListDetails,
  DescriptorListFilter,
} from './descriptor/descriptor-list';
import type { DiversityTreeChange } from './divtree/diversity-tree-schema';
import type { DiversityTree, DiversityTreeDetails, DiversityTreeFilter, TreeNode } from './divtree/diversity-tree';
import type { DescriptorListChange } from './descriptor/descriptor-list-schema';
import { crud, publication, written, type Update } from './families';
import type { Genotype, GenotypeChange, GenotypeFilter, GenotypeId, GenotypeOutcome } from './genotype/genotype';
import type { Network, NetworkFilter } from './reference/network';
import type { Partner, PartnerFilter } from './reference/partner';
import { l10nEndpoints } from './l10n/l10n-endpoints';
import { passportEndpoints } from './passport/passport-endpoints';
import type { AccessionsChange } from './publication/publication';
import type {
  CountryChange,
  CropChange,
  InstituteChange,
  NetworkChange,
  PartnerChange,
} from './reference/reference-schema';
import { requestEndpoints } from './request/request-endpoints';
import { installationEndpoints } from './installation/installation-endpoints';
import { oauthClientEndpoints } from './oauth-client/oauth-client-endpoints';
import { kpiEndpoints } from './kpi/kpi-endpoints';
import { labsEndpoints } from './labs/labs-endpoints';
import { repositoryEndpoints } from './repository/repository-endpoints';
import type { Subset, SubsetDetails, SubsetFilter } from './subset/subset';
import type { SubsetChange } from './subset/subset-schema';
import type { Genus, Taxon, TaxonFilter } from './accession/taxonomy';
import type { TaxonChange } from './accession/taxonomy-schema';
import type { SuggestAnswer, SuggestRequest } from './accession/suggest';
import type { Vocabulary, VocabularyFilter, VocabularyTerm, VocabularyTermFilter } from './descriptor/vocabulary';
import type { VocabularyChange } from './descriptor/vocabulary-schema';
import type {
  ClusterProgress,
  ClusterRequest,
  Indicator,
  IndicatorPeriod,
  IndicatorsData,
  IndicatorsDataRequest,
} from './accession/subsetting';

/**
 * What one line may say. `form`: the body travels form encoded; `upload`: as multipart, with files; a text answer is CSV
 * or a file.
 */
export interface Endpoint {
  body?: unknown;
  form?: unknown;
  upload?: FormData;
  query?: unknown;
  returns: unknown;
}

const line = <E extends Endpoint>() => ({}) as E;

/**
 * Every call, one line each, `METHOD /path/:param`. Paths are relative to `/api/v2` (and `/api/v1`),
 * but for those of `root-paths.ts`. A wrong address or shape does not compile, in the portal and in the reference API alike.
 */
// oxfmt-ignore
export const endpoints = {
  ...accountEndpoints,
  ...aiEndpoints,
  'POST /event': line<{ body: AnalyticsEvent; returns: null }>(),

  'GET /info': line<{ returns: ServerInfo }>(),
  'POST /report': line<{ body: ErrorReport; returns: null }>(),

  ...requestEndpoints,

  'POST /acn/list': line<{ body: AccessionFilter; query: PageQuery; returns: Page<Accession, AccessionFilter> }>(),
  'POST /acn/query': line<{ body: AccessionFilter; query: PageQuery; returns: Page<FlatRow, AccessionFilter> }>(),
  'POST /acn/filter': line<{ body: AccessionFilter; query: PageQuery & { facets?: string; limit?: number }; returns: FilteredPage<Accession, AccessionFilter>; }>(),
  'POST /acn/overview': line<{ body: AccessionFilter; query: OverviewQuery; returns: Overview<AccessionFilter> & { accessionCount: number }; }>(),
  'GET /acn/details/:uuid': line<{ returns: AccessionDetails }>(),
  'GET /acn/doi/:doi': line<{ returns: AccessionDetails }>(),
  'GET /acn/:uuid/observations': line<{ returns: AccessionObservations }>(),
  'POST /acn/by-uuid': line<{ body: string[]; returns: { content: Accession[]; missing: string[] } }>(),
  'POST /acn/genotype-ids': line<{ body: AccessionFilter; query: { f?: string; p?: number; l?: number }; returns: Page<GenotypeId, AccessionFilter> }>(),
  'POST /acn/species': line<{ body: AccessionFilter; query: { f?: string }; returns: string }>(),
  'POST /acn/suggest': line<{ body: SuggestRequest; returns: SuggestAnswer }>(),
  'POST /acn/download': line<{ body: AccessionFilter; query: { format: 'mcpd' | 'pdci' | 'csv' | 'dwca'; f?: string; select?: string; s?: string; d?: 'ASC' | 'DESC' }; returns: string; }>(),
  'POST /acn/mapinfo': line<{ body: AccessionFilter; query: { f?: string }; returns: MapInfo }>(),
  'GET /acn/tile/:z/:x/:y': line<{ query: { f?: string; color?: string }; returns: Blob }>(),
  'POST /acn/geo': line<{ body: AccessionFilter; query: GeoQuery; returns: AccessionPoints }>(),
  'POST /acn/match': line<{ body: MatchRequest; returns: MatchResult[] }>(),
  'POST /acn/images': line<{ body: AccessionFilter; query: PageQuery; returns: ImagePage }>(),
  'GET /acn/:uuid/images': line<{ returns: AccessionImage[] }>(),
  'GET /acn/image/:uuid/:file': line<{ returns: Blob }>(),
  'GET /acn/:uuid/auditlog': line<{ returns: AuditEntry[] }>(),
  'GET /acn/:uuid/similar': line<{ returns: SimilarAccession[] }>(),
  'POST /acn/analogues': line<{ body: AnalogueRequest; returns: Analogues }>(),
  ...passportEndpoints,
  ...l10nEndpoints,

  'GET /api/subsetting/v1/indicators': line<{ returns: Indicator[] }>(),
  'GET /api/subsetting/v1/indicator-period': line<{ returns: IndicatorPeriod }>(),
  'POST /api/subsetting/v1/indicators-data': line<{ body: IndicatorsDataRequest; returns: IndicatorsData }>(),
  'POST /api/subsetting/v1/cluster': line<{ body: ClusterRequest; returns: ClusterProgress }>(),
  'GET /api/subsetting/v1/cluster/:id': line<{ returns: ClusterProgress }>(),
  'DELETE /api/subsetting/v1/cluster/:id': line<{ returns: null }>(),

  'POST /wiews/list': line<{ body: InstituteFilter; query: PageQuery; returns: Page<Institute, InstituteFilter> }>(),
  'POST /wiews/filter': line<{ body: InstituteFilter; query: PageQuery; returns: FilteredPage<Institute, InstituteFilter>; }>(),
  'GET /wiews/:code': line<{ returns: Institute }>(),
  'POST /wiews/:code/overview': line<{ query: OverviewQuery; returns: Overview<AccessionFilter> & { accessionCount: number }; }>(),
  'POST /wiews/:code/download': line<{ form: { mcpd?: string; pdci?: string }; returns: Blob }>(),
  'POST /vocabulary/wiews/decode': line<{ body: string[]; returns: Record<string, string> }>(),

  ...crud('/crop', written<Crop, CropChange>(), 'shortName'),
  ...crud('/partner', written<Partner, PartnerChange>()),
  ...crud('/network', written<Network, NetworkChange>(), 'shortName'),
  'PUT /wiews/:code': line<{ body: Update<InstituteChange>; returns: Institute }>(),
  'PUT /country/:code3': line<{ body: Update<CountryChange>; returns: Country }>(),
  'GET /crop': line<{ returns: Crop[] }>(),
  'GET /crop/:shortName': line<{ returns: Crop }>(),
  'GET /crops/list': line<{ returns: string }>(),

  'POST /country/list': line<{ body: CountryFilter; query: PageQuery; returns: Page<Country, CountryFilter> }>(),
  'POST /country/filter': line<{ body: CountryFilter; query: PageQuery; returns: FilteredPage<Country, CountryFilter>; }>(),
  'GET /country/:code3': line<{ returns: CountryDetails }>(),
  'POST /vocabulary/iso3166/decode': line<{ body: string[]; returns: Record<string, string> }>(),
  'POST /region/list': line<{ body: RegionFilter; query: PageQuery; returns: Page<Region, RegionFilter> }>(),
  'POST /region/filter': line<{ body: RegionFilter; query: PageQuery; returns: FilteredPage<Region, RegionFilter> }>(),
  'GET /region/:isoCode': line<{ returns: RegionDetails }>(),

  ...datasetEndpoints,

  'POST /descriptor/list': line<{ body: DescriptorFilter; query: PageQuery; returns: Page<Descriptor, DescriptorFilter> }>(),
  'POST /descriptor/filter': line<{ body: DescriptorFilter; query: PageQuery; returns: FilteredPage<Descriptor, DescriptorFilter> }>(),
  'POST /descriptor/overview': line<{ body: DescriptorFilter; query: OverviewQuery; returns: Overview<DescriptorFilter> & { total: number } }>(),
  'GET /descriptor/:uuid': line<{ returns: DescriptorDetails }>(),
  ...crud('/descriptor', written<DescriptorDetails, DescriptorChange>()),
  ...publication('/descriptor', written<DescriptorDetails, DescriptorChange>()),
  'POST /descriptor/list/details': line<{ body: string[] | DescriptorFilter; query: PageQuery; returns: Descriptor[] | Page<Descriptor> }>(),

  'POST /descriptorlist/list': line<{ body: DescriptorListFilter; query: PageQuery; returns: Page<DescriptorList, DescriptorListFilter> }>(),
  'POST /descriptorlist/filter': line<{ body: DescriptorListFilter; query: PageQuery; returns: FilteredPage<DescriptorList, DescriptorListFilter> }>(),
  'POST /descriptorlist/overview': line<{ body: DescriptorListFilter; query: OverviewQuery; returns: Overview<DescriptorListFilter> & { total: number } }>(),
  'GET /descriptorlist/:uuid': line<{ returns: DescriptorListDetails }>(),
  'POST /descriptorlist/:uuid/descriptors': line<{ body: DescriptorImport; returns: DescriptorListDetails }>(),
  ...crud('/descriptorlist', written<DescriptorListDetails, DescriptorListChange>()),
  ...publication('/descriptorlist', written<DescriptorListDetails, DescriptorListChange>()),

  'POST /subset/list': line<{ body: SubsetFilter; query: PageQuery; returns: Page<Subset, SubsetFilter> }>(),
  'POST /subset/filter': line<{ body: SubsetFilter; query: PageQuery; returns: FilteredPage<Subset, SubsetFilter> }>(),
  'POST /subset/overview': line<{ body: SubsetFilter; query: OverviewQuery; returns: Overview<SubsetFilter> & { total: number } }>(),
  'GET /subset/:uuid': line<{ returns: SubsetDetails }>(),
  ...crud('/subset', written<SubsetDetails, SubsetChange>()),
  ...publication('/subset', written<SubsetDetails, SubsetChange>()),
  'GET /subset/:uuid/accessions': line<{ returns: string[] }>(),
  'PUT /subset/:uuid/accessions': line<{ body: AccessionsChange; returns: SubsetDetails }>(),

  'POST /divtree/list': line<{ body: DiversityTreeFilter; query: PageQuery; returns: Page<DiversityTree, DiversityTreeFilter> }>(),
  'POST /divtree/filter': line<{ body: DiversityTreeFilter; query: PageQuery; returns: FilteredPage<DiversityTree, DiversityTreeFilter> }>(),
  'GET /divtree/:uuid': line<{ returns: DiversityTreeDetails }>(),
  'GET /divtree/:uuid/tree': line<{ returns: TreeNode }>(),
  /** In place of the nodes it had: a `TreeFileNode`. 400 with `fields`, by path, for accessions that are not here or stand there twice. */
  'PUT /divtree/:uuid/tree': line<{ body: { version: number; tree: unknown }; returns: DiversityTreeDetails }>(),
  ...crud('/divtree', written<DiversityTreeDetails, DiversityTreeChange>()),
  ...publication('/divtree', written<DiversityTreeDetails, DiversityTreeChange>()),

  'POST /partner/list': line<{ body: PartnerFilter; query: PageQuery; returns: Page<Partner, PartnerFilter> }>(),
  'POST /partner/filter': line<{ body: PartnerFilter; query: PageQuery; returns: FilteredPage<Partner, PartnerFilter> }>(),
  'GET /partner/:uuid': line<{ returns: Partner }>(),

  'POST /network/list': line<{ body: NetworkFilter; query: PageQuery; returns: Page<Network, NetworkFilter> }>(),
  'POST /network/filter': line<{ body: NetworkFilter; query: PageQuery; returns: FilteredPage<Network, NetworkFilter> }>(),
  'GET /network/:shortName': line<{ returns: Network }>(),

  'POST /vocabulary/list': line<{ body: VocabularyFilter; query: PageQuery; returns: Page<Vocabulary, VocabularyFilter> }>(),
  'POST /vocabulary/filter': line<{ body: VocabularyFilter; query: PageQuery; returns: FilteredPage<Vocabulary, VocabularyFilter> }>(),
  'GET /vocabulary/:uuid': line<{ returns: Vocabulary }>(),
  ...crud('/vocabulary', written<Vocabulary, VocabularyChange>()),
  'POST /vocabulary/:uuid/terms/filter': line<{ body: VocabularyTermFilter; query: PageQuery; returns: FilteredPage<VocabularyTerm, VocabularyTermFilter> }>(),

  'POST /taxonomy/list': line<{ body: TaxonFilter; query: PageQuery; returns: Page<Taxon, TaxonFilter> }>(),
  'POST /taxonomy/filter': line<{ body: TaxonFilter; query: PageQuery; returns: FilteredPage<Taxon, TaxonFilter> }>(),
  'GET /taxonomy/genus/:genus': line<{ returns: Genus }>(),
  /** For administrators. */
  'GET /taxonomy/:id': line<{ returns: Taxon }>(),
  'PUT /taxonomy/:id': line<{ body: Update<TaxonChange>; returns: Taxon }>(),

  'POST /bibliography/list': line<{ body: CitationFilter; query: PageQuery; returns: Page<Citation, CitationFilter> }>(),
  'POST /bibliography/filter': line<{ body: CitationFilter; query: PageQuery; returns: FilteredPage<Citation, CitationFilter> }>(),
  'GET /bibliography/:uuid': line<{ returns: Citation }>(),
  'GET /bibliography/ris': line<{ query: { doi: string }; returns: ReadCitation }>(),
  'POST /bibliography/parse': line<{ body: { text: string }; returns: ParsedCitations }>(),
  ...crud('/bibliography', written<Citation, CitationChange>()),

  'POST /genotype/list': line<{ body: GenotypeFilter; query: PageQuery; returns: Page<Genotype, GenotypeFilter> }>(),
  'POST /genotype/filter': line<{ body: GenotypeFilter; query: PageQuery; returns: FilteredPage<Genotype, GenotypeFilter> }>(),
  'GET /genotype/:uuid': line<{ returns: Genotype }>(),
  /** All of them, in their order; 400 with `fields` such as `genotypes[3].instCode` and none where one cannot be kept. */
  'POST /genotype/import': line<{ body: { genotypes: GenotypeChange[] }; returns: { outcomes: GenotypeOutcome[] } }>(),
  ...crud('/genotype', written<Genotype, GenotypeChange>()),

  /** By its uuid; a folder of files by its path, without its first slash. The root has none. */
  'GET /acl/:class/:path': line<{ returns: Acl }>(),
  'PUT /acl/:class/:path': line<{ body: AclChange; returns: Acl }>(),
  'GET /audit/:class/:id': line<{ returns: AuditEntry[] }>(),
  /** Of everything, the newest first; for administrators. */
  'POST /audit/list': line<{ body: AuditFilter; query: PageQuery; returns: Page<AuditRow, AuditFilter> }>(),
  'POST /audit/filter': line<{ body: AuditFilter; query: PageQuery; returns: FilteredPage<AuditRow, AuditFilter> }>(),

  ...repositoryEndpoints,

  ...contentEndpoints,

  ...kpiEndpoints,
  ...labsEndpoints,

  ...installationEndpoints,
  ...oauthClientEndpoints,

  ...brapiEndpoints,
};

export type Endpoints = typeof endpoints;
export type Line = keyof Endpoints;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<L extends Line> = Record<ParamNames<L>, string>;
export type Body<L extends Line> = Endpoints[L] extends { body: infer B } ? B : never;
export type Form<L extends Line> = Endpoints[L] extends { form: infer F } ? F : never;
export type Upload<L extends Line> = Endpoints[L] extends { upload: infer U } ? U : never;
export type Query<L extends Line> = Endpoints[L] extends { query: infer Q } ? Q : never;
export type Returns<L extends Line> = Endpoints[L]['returns'];
