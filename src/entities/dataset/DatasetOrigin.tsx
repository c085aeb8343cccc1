import type { DatasetDetails } from '@/contract/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { Listed } from '@/shared/ui/Listed';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Evaluated } from './Evaluated';

/** The line below the title: of which crops, by whom, from when. */
export function DatasetOrigin({ dataset: { crops, owner, startDate, endDate } }: { dataset: DatasetDetails }) {
  const nameOf = useCropName();
  const crop = (shortName: string) => (
    <RouteLink to={href('crop', { shortName })}>
      <bdi>{nameOf(shortName)}</bdi>
    </RouteLink>
  );
  return (
    <>
      {crops.length > 0 && <Listed texts={crops} draw={crop} />}
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
