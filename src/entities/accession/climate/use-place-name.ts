import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';

interface Place {
  latitude: number;
  longitude: number;
}

const DIGITS = 2;

/** Coordinates in words: `48.25° N, 16.25° E`. */
export function usePlaceName(): (place: Place) => string {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  return useCallback(
    ({ latitude, longitude }) => {
      const degrees = (value: number) => number(Number(Math.abs(value).toFixed(DIGITS)));
      return t('place', {
        latitude: t(latitude < 0 ? 'south' : 'north', { degrees: degrees(latitude) }),
        longitude: t(longitude < 0 ? 'west' : 'east', { degrees: degrees(longitude) }),
      });
    },
    [t, number],
  );
}
