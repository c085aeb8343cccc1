import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useRegionName } from './use-region-name';

/** A region's name in the reader's language. */
function RegionName({ isoCode }: { isoCode: string }) {
  return <>{useRegionName()(isoCode)}</>;
}

/** A region by name, leading to its page; underlined where only that tells it from the words around it. */
export function RegionLink({ isoCode, inText }: { isoCode: string; inText?: boolean }) {
  return (
    <RouteLink to={href('region', { isoCode })} underline={inText ? 'always' : 'hover'}>
      <RegionName isoCode={isoCode} />
    </RouteLink>
  );
}
