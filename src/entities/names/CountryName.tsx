import { countryCode2 } from '@/mcpd/country-codes';
import { countryNamesIn } from '@/shared/ui/country-names';
import { useLocale } from '@/shared/ui/use-locale';
import { useCountryName } from './use-country-name';

/** A country's name in the reader's language. */
export function CountryName({ code3 }: { code3: string }) {
  const names = countryNamesIn(useLocale());
  const code2 = countryCode2(code3);
  return code2 ? <>{names.of(code2)}</> : <OtherName code3={code3} />;
}

/** Of a code that no browser knows. */
function OtherName({ code3 }: { code3: string }) {
  return <>{useCountryName()(code3)}</>;
}
