import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { TablePreview } from './TablePreview';
import { useTableFile } from './use-table-file';

/** A table file of a dataset, looked at in the browser without downloading it. */
export default function TablePreviewScreen() {
  const { uuid, sheet } = useRouteParams('tablePreview');
  const query = useTableFile(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(file) => <TablePreview file={file} sheet={sheet} failed={query.isError} again={() => void query.refetch()} />}
    </DetailOutcome>
  );
}
