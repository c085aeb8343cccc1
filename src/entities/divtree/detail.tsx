import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { AboutTab } from './AboutTab';
import { AccessionsTab } from './AccessionsTab';
import { divtreeApi } from './api';
import { DivtreeShell } from './DivtreeShell';
import { TreeTab } from './TreeTab';

const BODIES = { tree: TreeTab, accessions: AccessionsTab, about: AboutTab };

/** The diversity tree of an address; `?node=` names one of its nodes. */
export default function DivtreeDetail() {
  // All texts at once: what is drawn later must not take the page away for want of its own.
  useTranslation(['divtree', 'publication', 'accession', 'related']);
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
