import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { RouteLink } from '@/shared/ui/RouteLink';
import { divtreeApi } from './api';
import { nodeScope } from './node-scope';
import type { TabProps } from './tab-props';
import { divtreeHref } from './tabs';
import { indexTree } from './tree/indexed-tree';
import { NodeName } from './tree/NodeName';

const Scope = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  maxWidth: 1180,
  margin: theme.spacing(-4, 'auto', 5),
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4), marginBlockStart: theme.spacing(-6) },
}));

/** The accessions of a tree, or of the node that the address names. */
export function AccessionsTab({ tree, node }: TabProps) {
  const { uuid } = tree;
  const { t } = useTranslation('divtree');
  const { currentData: root } = divtreeApi.endpoints.divtreeRoot.useQuery(uuid, { skip: node === undefined });
  const known = useMemo(() => (root && node ? indexTree(root).get(node)?.node : undefined), [root, node]);
  const below = known && known.id === root?.id ? undefined : node;
  const scope = useMemo(() => nodeScope(uuid, below), [uuid, below]);
  return (
    <>
      <Scope>
        {below ? (
          <>
            <span>
              {t('scope.node')} {known ? <NodeName node={known} /> : <bdi>{below}</bdi>}
            </span>
            <RouteLink to={divtreeHref(uuid, 'tree', below)}>{t('scope.showInTree')}</RouteLink>
            <RouteLink to={divtreeHref(uuid, 'accessions')}>{t('scope.whole')}</RouteLink>
          </>
        ) : (
          t('scope.whole')
        )}
      </Scope>
      <AccessionsOf key={node ?? ''} scope={scope} numbered />
    </>
  );
}
