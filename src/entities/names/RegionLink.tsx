import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { RegionName } from './RegionName';

/** A region by name, leading to its page. */
export function RegionLink({ isoCode }: { isoCode: string }) {
  return (
    <RouteLink to={href('region', { isoCode })}>
      <RegionName isoCode={isoCode} />
    </RouteLink>
  );
}
