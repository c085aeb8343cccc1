import type { DescriptorListFilter } from '@/contract/descriptor/descriptor-list';
import { chartsOf } from '@/shared/overview/charts-of';
import type { OverviewDefinition } from '@/shared/overview/definition';
import { descriptorListApi } from './api';
import { descriptorListFilters } from './filters';

const { terms } = chartsOf<DescriptorListFilter>(descriptorListFilters);

/** What descriptor lists are for, and who publishes them. */
export const descriptorListOverview: OverviewDefinition<DescriptorListFilter> = {
  entity: 'descriptor-list',
  endpoint: descriptorListApi.endpoints.descriptorListOverview,
  charts: [
    terms('crops', { several: true }),
    terms('descriptors', { several: true }),
    terms('publisher'),
    terms('owner'),
    terms('language'),
  ],
};
