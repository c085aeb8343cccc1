import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { CountryName } from './CountryName';

/** A country by name, leading to its page. */
export function CountryLink({ code3, strong }: { code3: string; strong?: boolean }) {
  return (
    <RouteLink to={href('country', { isoCode: code3 })} strong={strong}>
      <CountryName code3={code3} />
    </RouteLink>
  );
}
