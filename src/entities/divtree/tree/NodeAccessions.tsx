import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '@/contract/diversity-tree';
import { AccessionsLink } from '@/entities/accession/AccessionsLink';
import { AddResultToMyList } from '@/entities/accession/my-list/AddResultToMyList';
import { AddToMyList } from '@/entities/accession/my-list/AddToMyList';
import { relatedApi } from '@/entities/related/api';
import { href } from '@/routes/href';
import { RetryNote } from '@/shared/ui/RetryNote';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { nodeScope } from '../node-scope';
import { divtreeHref } from '../tabs';

interface Props {
  uuid: string;
  node: TreeNode;
  isRoot: boolean;
}

/** The accessions of a node: how many, and the ways to them. */
export function NodeAccessions({ uuid, node, isRoot }: Props) {
  const { t } = useTranslation(['divtree', 'ui']);
  const { number } = useFormat();
  const { id, count, accession } = node;
  const below = isRoot ? undefined : id;
  const filter = useMemo(() => nodeScope(uuid, below), [uuid, below]);
  const query = relatedApi.endpoints.relatedCount.useQuery(
    { name: 'accession', filter },
    { skip: accession !== undefined },
  );
  if (accession) {
    return (
      <ul>
        <li>
          <RouteLink to={href('accession', { uuid: accession })}>{t('node.page')}</RouteLink>
        </li>
        <li>
          <AddToMyList uuids={[accession]} />
        </li>
      </ul>
    );
  }
  const { currentData, isError, refetch } = query;
  const total = currentData?.count ?? count;
  return (
    <>
      <div>{t('node.accessions', { count: total, shown: number(total) })}</div>
      {isError && <RetryNote text={t('node.uncounted')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />}
      <ul>
        <li>
          <RouteLink to={divtreeHref(uuid, 'accessions', below)}>{t('node.list')}</RouteLink>
        </li>
        <li>
          <AccessionsLink filter={filter}>{t('node.open')}</AccessionsLink>
        </li>
        {currentData?.filterCode && (
          <li>
            <AddResultToMyList code={currentData.filterCode} total={currentData.count} />
          </li>
        )}
      </ul>
    </>
  );
}
