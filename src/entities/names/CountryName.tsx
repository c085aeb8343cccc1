import { useCountryName } from './use-country-name';

/** A country's name in the reader's language. */
export function CountryName({ code3 }: { code3: string }) {
  return <>{useCountryName()(code3)}</>;
}
