import { lazy, type ComponentType } from 'react';
import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { AboutTab } from './AboutTab';
import { datasetApi } from './api';
import { DatasetShell } from './DatasetShell';
import { DATASET_TABS, type DatasetBodies, type DatasetBody, type DatasetTab } from './tabs';

/** The screen of a dataset: what it is, and its tabs, whose bodies others bring. */
export function datasetScreen(bodies: DatasetBodies): ComponentType {
  const drawn = Object.fromEntries(
    DATASET_TABS.map((tab) => [tab, tab === 'about' ? AboutTab : lazy(bodies[tab])]),
  ) as Record<DatasetTab, DatasetBody>;
  return function DatasetScreen() {
    const params = useRouteParams('dataset', 'datasetTab');
    const tab = 'tab' in params ? params.tab : 'about';
    const query = datasetApi.endpoints.dataset.useQuery(params.uuid);
    const Body = drawn[tab];
    return (
      <DetailOutcome query={query} name={params.uuid}>
        {(dataset) => (
          <DatasetShell dataset={dataset} tab={tab}>
            <Body dataset={dataset} />
          </DatasetShell>
        )}
      </DetailOutcome>
    );
  };
}
