import { useRegionName } from './use-region-name';

/** A region's name in the reader's language. */
export function RegionName({ isoCode }: { isoCode: string }) {
  return <>{useRegionName()(isoCode)}</>;
}
