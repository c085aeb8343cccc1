import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { descriptorListApi } from './api';
import { DescriptorListPage } from './DescriptorListPage';

/** The descriptor list of an address. */
export default function DescriptorListDetail() {
  const { uuid } = useRouteParams('descriptorList');
  const query = descriptorListApi.endpoints.descriptorListDetails.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(list) => <DescriptorListPage list={list} />}
    </DetailOutcome>
  );
}
