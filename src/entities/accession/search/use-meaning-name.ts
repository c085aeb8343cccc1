import { useCallback } from 'react';
import type { Language } from '@/contract/constants';
import type { Meaning } from '@/contract/accession/suggest';
import { useCountryName } from '@/entities/names/use-country-name';
import { useCropName } from '@/entities/names/use-crop-name';
import { useRegionName } from '@/entities/names/use-region-name';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import { useText } from '@/shared/ui/text/use-text';
import { sampleStatusName, storageName } from '../catalogue/codes';

const SPAN = /^(-?\d*)-(-?\d*)$/;

/** `1990-`, `-500`, `1990-1999` in signs that every language reads. */
function spanName(key: string, unit: (bound: string) => string): string {
  const [, ge = '', le = ''] = SPAN.exec(key) ?? [];
  if (ge && le) return ge === le ? unit(ge) : `${unit(ge)} – ${unit(le)}`;
  return ge || le ? `${ge ? '≥' : '≤'} ${unit(ge || le)}` : key;
}

/** What words mean, in the language of the page. */
export function useMeaningName(): (meaning: Meaning) => string {
  const cropName = useCropName();
  const countryName = useCountryName();
  const regionName = useRegionName();
  const statusName = sampleStatusName.useName();
  const kindOfStorage = storageName.useName();
  const text = useText('search', 'accession');
  const { number } = useFormat();
  const locale = useLocale();
  return useCallback(
    ({ kind, key, names, name: written = key }) => {
      const name = names?.[locale as Language] ?? written;
      const named = (found: string) => (found === key ? name : found);
      switch (kind) {
        case 'crop':
          return named(cropName(key));
        case 'origin':
          return named(countryName(key));
        case 'region':
          return named(regionName(key));
        case 'status':
          return statusName(key);
        case 'storage':
          return kindOfStorage(key);
        case 'property':
          return text(`search:properties.${key}`, { defaultValue: key });
        case 'institute':
          return name === key ? key : `${key} ${name}`;
        case 'collected':
        case 'acquired':
          return spanName(key, (year) => year);
        case 'elevation':
          return spanName(key, (height) => `${number(Number(height))} ${text('accession:units.metres')}`);
        default:
          return name;
      }
    },
    [locale, cropName, countryName, regionName, statusName, kindOfStorage, text, number],
  );
}
