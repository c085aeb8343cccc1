import Skeleton from '@mui/material/Skeleton';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { divtreeApi } from './api';
import type { TabProps } from './tab-props';
import { Explorer } from './tree/Explorer';

/** The tree to look around in, once it is there. */
export function TreeTab({ tree, node }: TabProps) {
  const { uuid, title } = tree;
  const { currentData, error, refetch } = divtreeApi.endpoints.divtreeRoot.useQuery(uuid);
  if (currentData) return <Explorer key={uuid} uuid={uuid} title={title} root={currentData} node={node} />;
  if (error) return <FailureOutcome failure={asFailure(error)} name={title} retry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={480} sx={{ marginBlockStart: 2 }} />;
}
