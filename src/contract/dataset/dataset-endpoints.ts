import type { AccessionFilter } from '../accession/accession-filter';
import type {
  AccessionReference,
  Dataset,
  DatasetAccession,
  DatasetDetails,
  DatasetFile,
  DatasetFilter,
  DatasetRemark,
} from './dataset';
import type { DatasetChange, DatasetFileChange } from './dataset-schema';
import type { Descriptor } from '../descriptor/descriptor';
import { crud, publication, written } from '../families';
import type { IngestProposal, IngestRequest, IngestTask } from './ingest';
import type { DataQuery, DataRequest, DataRow, DescriptorSummary, Observed } from './observation';
import type { FilteredPage, Overview, OverviewQuery, Page, PageQuery } from '../page';
import type { AccessionsChange } from '../publication/publication';
import type { TableFile, TableRows } from './table-preview';

const line = <E>() => ({}) as E;

/** Lines of datasets, of what was observed in them, of their files and of taking these in. */
// oxfmt-ignore
export const datasetEndpoints = {
  'POST /dataset/list': line<{ body: DatasetFilter; query: PageQuery; returns: Page<Dataset, DatasetFilter> }>(),
  'POST /dataset/filter': line<{ body: DatasetFilter; query: PageQuery; returns: FilteredPage<Dataset, DatasetFilter> }>(),
  'POST /dataset/overview': line<{ body: DatasetFilter; query: OverviewQuery; returns: Overview<DatasetFilter> & { total: number } }>(),
  'GET /dataset/:uuid': line<{ returns: DatasetDetails }>(),
  ...crud('/dataset', written<DatasetDetails, DatasetChange>()),
  ...publication('/dataset', written<DatasetDetails, DatasetChange>()),
  /** Accessions chosen for it that the catalogue holds; those observed are in `GET /dataset/accessions/:uuid` with them. */
  'GET /dataset/:uuid/accessions': line<{ returns: string[] }>(),
  'PUT /dataset/:uuid/accessions': line<{ body: AccessionsChange; returns: DatasetDetails }>(),
  /** Those that the catalogue does not hold. What it turns out to hold is kept as one of the accessions. */
  'GET /dataset/:uuid/references': line<{ returns: AccessionReference[] }>(),
  'PUT /dataset/:uuid/references': line<{ body: { version: number; references: AccessionReference[] }; returns: DatasetDetails }>(),
  /** Those of what was loaded that the catalogue does not hold and that are no references yet; an institute may be missing. */
  'GET /dataset/:uuid/not-held': line<{ returns: AccessionReference[] }>(),
  /** One part named `file`, 10 MB at most. 400 for a name that is there. */
  'POST /dataset/:uuid/files': line<{ upload: FormData; returns: DatasetFile }>(),
  'PUT /dataset/:uuid/files/:name': line<{ body: DatasetFileChange; returns: DatasetFile }>(),
  'DELETE /dataset/:uuid/files/:name': line<{ returns: null }>(),
  'GET /dataset/:uuid/descriptors': line<{ returns: Descriptor[] }>(),
  /** For whoever may change it. */
  'GET /dataset/:uuid/remarks': line<{ returns: DatasetRemark[] }>(),
  'GET /dataset/:uuid/summary': line<{ returns: DescriptorSummary[] }>(),
  'GET /dataset/:uuid/files/:name': line<{ returns: Blob }>(),
  'GET /dataset/accessions/:uuid': line<{ query: PageQuery & { unknown?: boolean }; returns: Page<DatasetAccession> }>(),
  'POST /dataset/accessions-datasets': line<{ body: AccessionFilter; query: { f?: string }; returns: string[] }>(),
  'POST /dataset/data': line<{ body: DataRequest; query: DataQuery; returns: Page<DataRow> }>(),
  'POST /dataset/observed': line<{ body: DataRequest; query: { datasetUuids: string }; returns: Observed }>(),
  'POST /dataset/summary': line<{ body: DataRequest; query: { datasetUuids: string }; returns: DescriptorSummary[] }>(),
  'GET /amphibian/:uuid': line<{ returns: TableFile }>(),
  'GET /amphibian/:uuid/:sheet': line<{ query: { p?: number; l?: number }; returns: TableRows }>(),

  /** What the columns of a sheet are, from its headings and values. Headings stand where `titleRows` and `headingRows` say, else where they are found. */
  'GET /ingest/:dataset/:file/:sheet': line<{ query: { titleRows?: string; headingRows?: string }; returns: IngestProposal }>(),
  /** Checks, or with `version` loads: a task that is asked for until it has ended. */
  'POST /ingest/:dataset/:file/:sheet': line<{ body: IngestRequest; returns: IngestTask }>(),
  'GET /ingest/task/:id': line<{ returns: IngestTask }>(),
  /** Nothing of it is loaded then. */
  'DELETE /ingest/task/:id': line<{ returns: null }>(),
  /** Every note, as CSV. */
  'GET /ingest/report/:id': line<{ returns: string }>(),
  /** The same of the load that a dataset has its observations of. */
  'GET /ingest/:dataset/last': line<{ returns: string }>(),
  /** Takes the last load back. */
  'DELETE /ingest/:dataset/last': line<{ query: { version: number }; returns: DatasetDetails }>(),
};
