import type { DatasetDetails } from '@/contract/dataset';
import { CropLinks } from '@/entities/names/CropLinks';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Evaluated } from './Evaluated';

/** The line below the title: of which crops, by whom, from when. */
export function DatasetOrigin({ dataset: { crops, owner, startDate, endDate } }: { dataset: DatasetDetails }) {
  return (
    <>
      {crops.length > 0 && <CropLinks crops={crops} />}
      {crops.length > 0 && owner && ' · '}
      {owner && (
        <RouteLink to={href('partner', { uuid: owner.uuid })}>
          <bdi>{owner.name}</bdi>
        </RouteLink>
      )}
      {(startDate || endDate) && (
        <>
          {' · '}
          <Evaluated startDate={startDate} endDate={endDate} />
        </>
      )}
    </>
  );
}
