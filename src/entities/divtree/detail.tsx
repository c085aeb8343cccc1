import { shortText } from '@/shared/ui/text/short-text';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { AboutItem } from '@/entities/article/AboutItem';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import { citedWorkOf } from '@/entities/publication/page/cited-work';
import { Creators } from '@/entities/publication/values/Creators';
import { OlderVersionNote } from '@/entities/publication/page/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/values/PublicationBadges';
import { PageActions } from '@/entities/publication/page/PageActions';
import { UnpublishedNote } from '@/entities/publication/page/UnpublishedNote';
import { VersionsCard } from '@/entities/publication/page/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { divtreeApi } from './api';
import { nodeScope } from './node-scope';
import { divtreeSections } from './sections';
import { DIVTREE_TABS, divtreeHref, type DivtreeTab } from './tabs';
import { Explorer } from './tree/Explorer';
import { indexTree } from './tree/indexed-tree';
import { NodeName } from './tree/NodeName';
import styles from './detail.module.css';

interface Props {
  tree: DiversityTreeDetails;
  tab: DivtreeTab;
  /** The node chosen in the address: the tabs keep it. */
  node: string | undefined;
  children: ReactNode;
}

/** What stands over every tab of a tree: its name, its size, what must be known of it. */
function DivtreeShell({ tree, tab, node, children }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const { uuid, title, nodeCount, accessionCount } = tree;
  const { currentData: versions } = divtreeApi.endpoints.divtreeVersions.useQuery(uuid);
  usePageTitle(tab === 'tree' ? title : t('titleOfTab', { title, tab: t(`tabs.${tab}`) }), {
    description: shortText(tree.description),
    unpublished: tree.state !== 'PUBLISHED',
  });
  const size = { count: accessionCount, nodes: number(nodeCount), accessions: number(accessionCount) };
  // A list has the whole width.
  const isWide = tab === 'accessions';
  return (
    <>
      <PageBody>
        <DetailHead title={title} subtitle={t('size', size)}>
          <PublicationBadges item={tree} />
        </DetailHead>
        <UnpublishedNote item={tree} />
        <PageActions kind="divtree" item={tree} />
        <OlderVersionNote item={tree} versions={versions} to={divtreeHref} />
        <ViewTabs
          label={t('tabs.label')}
          views={DIVTREE_TABS.map((name) => ({
            name,
            label: t(`tabs.${name}`),
            to: divtreeHref(uuid, name, name === 'about' ? undefined : node),
          }))}
          open={tab}
        />
        {!isWide && children}
      </PageBody>
      {isWide && children}
    </>
  );
}

/** What the body of a tab is drawn from. */
interface TabProps {
  tree: DiversityTreeDetails;
  /** The id of a node, as the address says it. */
  node: string | undefined;
}

/** Who made a tree, from what and how, and how to use it. */
function AboutTab({ tree }: TabProps) {
  const { uuid, creators, crops } = tree;
  const [accessed] = useState(() => new Date());
  const versions = divtreeApi.endpoints.divtreeVersions.useQuery(uuid);
  const address = new URL(divtreeHref(uuid), globalThis.location.origin).href;
  const links: RelatedLink[] = [
    { name: 'accession', filter: { diversityTrees: [uuid] } },
    ...(crops.length > 0
      ? [
          { name: 'subset' as const, filter: { crops } },
          { name: 'dataset' as const, filter: { crops } },
          { name: 'citation' as const, filter: { crops } },
        ]
      : []),
  ];
  return (
    <ColumnsLayout className={styles.columns}>
      <div>
        <DetailFields entity="divtree" item={tree} sections={divtreeSections} />
        <AboutItem className="DiversityTree" targetId={uuid} />
        <Creators creators={creators} />
      </div>
      <aside>
        {tree.state === 'PUBLISHED' && (
          <CiteCard work={citedWorkOf(tree, { creators, address, accessed })} fileName={`tree-${uuid}`} />
        )}
        <VersionsCard item={tree} query={versions} to={divtreeHref} />
        <Related links={links} />
      </aside>
    </ColumnsLayout>
  );
}

/** The accessions of a tree, or of the node that the address names. */
function AccessionsTab({ tree, node }: TabProps) {
  const { uuid } = tree;
  const { t } = useTranslation('divtree');
  const { currentData: root } = divtreeApi.endpoints.divtreeRoot.useQuery(uuid, { skip: node === undefined });
  const known = useMemo(() => (root && node ? indexTree(root).get(node)?.node : undefined), [root, node]);
  const below = known && known.id === root?.id ? undefined : node;
  const scope = useMemo(() => nodeScope(uuid, below), [uuid, below]);
  return (
    <>
      <p className={styles.scope}>
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
      </p>
      <AccessionsOf key={node ?? ''} scope={scope} numbered />
    </>
  );
}

/** The tree to look around in, once it is there. */
function TreeTab({ tree, node }: TabProps) {
  const { uuid, title } = tree;
  const { currentData, error, refetch } = divtreeApi.endpoints.divtreeRoot.useQuery(uuid);
  if (currentData) return <Explorer key={uuid} uuid={uuid} title={title} root={currentData} node={node} />;
  if (error) return <FailureOutcome failure={asFailure(error)} name={title} retry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={480} style={{ marginBlockStart: 16 }} />;
}

const BODIES = { tree: TreeTab, accessions: AccessionsTab, about: AboutTab };

/** The diversity tree of an address; `?node=` names one of its nodes. */
export default function DivtreeDetail() {
  // All texts at once: what is drawn later must not take the page away for want of its own.
  useTranslation(['divtree', 'publication', 'accession', 'related', 'ui']);
  const { uuid, tab = 'tree' } = useRouteParams('divtree');
  const node = useSearchParams()[0].get('node') ?? undefined;
  const query = divtreeApi.endpoints.divtree.useQuery(uuid);
  // Asked for side by side: the tab that draws it finds it on its way.
  divtreeApi.endpoints.divtreeRoot.useQuerySubscription(uuid, { skip: tab !== 'tree' });
  const Body = BODIES[tab];
  return (
    <DetailOutcome query={query} name={uuid}>
      {(tree) => (
        <DivtreeShell tree={tree} tab={tab} node={node}>
          <Body tree={tree} node={node} />
        </DivtreeShell>
      )}
    </DetailOutcome>
  );
}
