import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { descriptorApi } from './api';
import { DescriptorPage } from './DescriptorPage';

/** The descriptor of an address. */
export default function DescriptorDetail() {
  const { uuid } = useRouteParams('descriptor');
  const query = descriptorApi.endpoints.descriptor.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(descriptor) => <DescriptorPage descriptor={descriptor} />}
    </DetailOutcome>
  );
}
