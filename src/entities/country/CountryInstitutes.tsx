import { useTranslation } from 'react-i18next';
import type { CountryDetails } from '@/contract/geography';
import { href } from '@/routes/href';
import { Card } from '@/shared/ui/Card';
import { CountedList } from '@/shared/ui/CountedList';
import { RouteLink } from '@/shared/ui/RouteLink';

/** The institutes of a country with what each holds, the greatest first. */
export function CountryInstitutes({ institutes }: { institutes: CountryDetails['genesysInstitutes'] }) {
  const { t } = useTranslation('country');
  const items = institutes
    .toSorted((a, b) => b.accessionCount - a.accessionCount)
    .map(({ code, fullName, accessionCount }) => ({
      key: code,
      count: accessionCount,
      label: (
        <>
          <RouteLink to={href('institute', { wiewsCode: code })}>
            <bdi>{fullName}</bdi>
          </RouteLink>
          {fullName !== code && ` · ${code}`}
        </>
      ),
    }));
  return (
    <Card aria-labelledby="country-institutes">
      <h2 id="country-institutes">{t('institutes')}</h2>
      <CountedList items={items} />
    </Card>
  );
}
