import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { aiHost } from '@/shared/api/server-address';
import { CopyLink } from '@/shared/list/screen/CopyLink';
import type { ListController } from '@/shared/list/screen/use-list-controller';
import { AskButton } from './actions/AskButton';
import { ExportButton } from './export/ExportButton';
import { MatchButton } from './match/MatchButton';
import { AddResultToMyList } from './my-list/AddResultToMyList';

/** What can be done with all accessions of a result. */
export function AccessionActions({ list }: { list: ListController<Accession, AccessionFilter> }) {
  if (!list.page) return null;
  const { filter, filterCode, totalElements } = list.page;
  return (
    <>
      <MatchButton />
      {aiHost() !== undefined && <AskButton code={filterCode} />}
      <AddResultToMyList code={filterCode} total={totalElements} />
      <CopyLink />
      <ExportButton filter={filter ?? {}} code={filterCode} total={totalElements} order={list.view} />
    </>
  );
}
