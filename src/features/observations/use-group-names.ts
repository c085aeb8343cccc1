import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { sampleStatusName } from '@/entities/accession/codes';
import { useCountryName } from '@/entities/names/use-country-name';
import { useValueName } from '@/entities/observation/use-value-name';
import { isPassportGroup, PASSPORT_GROUPS } from './use-analysis';

/** What groups are called: `by` itself, each of its groups, and all that can be chosen. */
export function useGroupNames(by: string, grouping: readonly Descriptor[]) {
  const { t } = useTranslation('observations');
  const countryName = useCountryName();
  const statusName = sampleStatusName.useName();
  const valueName = useValueName();
  const passport = Object.keys(PASSPORT_GROUPS).filter(isPassportGroup);
  const options = [
    ...passport.map((value) => ({ value: value as string, label: t(`analyze.${value}`) })),
    ...grouping.map(({ uuid, title }) => ({ value: uuid, label: title })),
  ];
  const nameOf = (key: string): string => {
    if (by === 'country') return countryName(key);
    if (by === 'status') return statusName(key);
    const descriptor = grouping.find(({ uuid }) => uuid === by);
    return descriptor ? valueName(descriptor, key) : key;
  };
  return { options, nameOf, byName: options.find(({ value }) => value === by)?.label ?? '' };
}
