import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { AccessionsLink } from '@/entities/accession/catalogue/AccessionsLink';
import { AddResultToMyList } from '@/entities/accession/my-list/AddResultToMyList';
import { AddToMyList } from '@/entities/accession/actions/AddToMyList';
import { relatedApi } from '@/entities/related/api';
import { href } from '@/routes/href';
import { Card } from '@/shared/ui/layout/Card';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { nodeScope } from '../node-scope';
import { divtreeHref } from '../tabs';
import { above, type Placed } from './indexed-tree';
import { NodeName } from './NodeName';
import styles from './NodeCard.module.css';

interface NodeAccessionsProps {
  uuid: string;
  node: TreeNode;
  isRoot: boolean;
}

/** The accessions of a node: how many, and the ways to them. */
function NodeAccessions({ uuid, node, isRoot }: NodeAccessionsProps) {
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

interface Props {
  uuid: string;
  placed: Placed | undefined;
  onChoose: (id: string) => void;
}

/** The chosen node: where it lies, what it holds, and what can be done with that. */
export function NodeCard({ uuid, placed, onChoose }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  if (!placed) return null;
  const { node } = placed;
  const path = above(placed);
  return (
    <Card className={styles.framed} aria-labelledby="node">
      <h2 id="node">{t('node.title')}</h2>
      {path.length > 0 && (
        <nav aria-label={t('node.path')}>
          {path.map((each) => (
            <span key={each.node.id}>
              <button type="button" onClick={() => onChoose(each.node.id)}>
                <NodeName node={each.node} />
              </button>
              {' › '}
            </span>
          ))}
        </nav>
      )}
      <strong>
        <NodeName node={node} />
      </strong>
      {node.length !== undefined && <div>{t('node.length', { length: number(node.length) })}</div>}
      <NodeAccessions uuid={uuid} node={node} isRoot={placed.parent === undefined} />
    </Card>
  );
}
