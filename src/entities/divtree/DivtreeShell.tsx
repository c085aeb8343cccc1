import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiversityTreeDetails } from '@/contract/diversity-tree';
import { OlderVersionNote } from '@/entities/publication/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/PublicationBadges';
import { UnpublishedNote } from '@/entities/publication/UnpublishedNote';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailHead } from '@/shared/detail/DetailHead';
import { PageBody } from '@/shared/ui/PageBody';
import { useFormat } from '@/shared/ui/use-format';
import { ViewTabs } from '@/shared/ui/ViewTabs';
import { divtreeApi } from './api';
import { DIVTREE_TABS, divtreeHref, type DivtreeTab } from './tabs';

interface Props {
  tree: DiversityTreeDetails;
  tab: DivtreeTab;
  /** The node chosen in the address: the tabs keep it. */
  node: string | undefined;
  children: ReactNode;
}

/** What stands over every tab of a tree: its name, its size, what must be known of it. */
export function DivtreeShell({ tree, tab, node, children }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const { uuid, title, nodeCount, accessionCount } = tree;
  const { currentData: versions } = divtreeApi.endpoints.divtreeVersions.useQuery(uuid);
  usePageTitle(tab === 'tree' ? title : t('titleOfTab', { title, tab: t(`tabs.${tab}`) }));
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
