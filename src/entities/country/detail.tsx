import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { countryApi } from './api';
import { CountryPage } from './CountryPage';

/** The country of an address, whose code may be typed in small letters. */
export default function CountryDetail() {
  const code3 = useRouteParams('country').isoCode.toUpperCase();
  const query = countryApi.endpoints.country.useQuery(code3);
  return (
    <DetailOutcome query={query} name={code3}>
      {(country) => <CountryPage country={country} />}
    </DetailOutcome>
  );
}
