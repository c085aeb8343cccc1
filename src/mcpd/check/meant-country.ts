import { ENABLED_LANGUAGES } from '@/contract/constants';
import { COUNTRY_CODES, countryCode2 } from '../country-codes';

/** Former codes of ISO 3166-1 whose territory has exactly one code today, under another name (ISO 3166-3). */
const RENAMED = 'AFI DJI,BUR MMR,BYS BLR,DHY BEN,FXX FRA,HVO BFA,NHB VUT,RHO ZWE,ROM ROU,TMP TLS,ZAR COD';

const renamed = new Map(RENAMED.split(',').map((pair) => [pair.slice(0, 3), pair.slice(4)]));

/** Today's code of a former one. */
export const renamedCountry = (code: string): string | undefined => renamed.get(code);

const MAX_LENGTH = 80;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Filled when it is first needed. */
const found = new Map<string, string>();

/** Names in the languages of the portal, and codes of two letters; what two countries are called is left out. */
function fillNames(): void {
  const several = new Set<string>();
  const regions = [...ENABLED_LANGUAGES, 'de'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const code of COUNTRY_CODES) {
    const code2 = countryCode2(code);
    if (!code2) continue;
    found.set(code2.toLowerCase(), code);
    for (const region of regions) {
      const name = plain(region.of(code2) ?? '');
      if ((found.get(name) ?? code) !== code) several.add(name);
      found.set(name, code);
    }
  }
  for (const name of several) found.delete(name);
}

/** The code of a country that was written by its name or its code of two letters. */
export function meantCountry(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (found.size === 0) fillNames();
  return found.get(plain(text));
}
