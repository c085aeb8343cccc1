import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { cropApi } from './api';
import { CropPage } from './CropPage';

/** The crop of an address. */
export default function CropDetail() {
  const { shortName } = useRouteParams('crop');
  const query = cropApi.endpoints.crop.useQuery(shortName);
  return (
    <DetailOutcome query={query} name={shortName}>
      {(crop) => <CropPage crop={crop} />}
    </DetailOutcome>
  );
}
