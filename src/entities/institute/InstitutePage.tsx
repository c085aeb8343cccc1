import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Institute } from '@/contract/institute';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { TopTerms } from '@/entities/accession/TopTerms';
import { Documents } from '@/entities/file/Documents';
import { useCountryName } from '@/entities/names/use-country-name';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Badge } from '@/shared/ui/Badge';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { instituteApi } from './api';
import { ArchivedNote } from './ArchivedNote';
import { InstituteFiles } from './InstituteFiles';
import { InstitutePdci } from './InstitutePdci';
import { instituteSections } from './sections';
import { InstituteType } from './InstituteType';

const HELD = ['crop.shortName', 'taxonomy.genus', 'taxonomy.genusSpecies'];

/** One institute: who it is, what it keeps and how well that is described. */
export function InstitutePage({ institute }: { institute: Institute }) {
  const { t } = useTranslation('institute');
  const countryName = useCountryName();
  const { code, fullName, acronym, country, type, newCode, allowMaterialRequests, accessionCount, pdci } = institute;
  usePageTitle(fullName);
  const scope = useMemo<AccessionFilter>(() => ({ institute: { code: [code] } }), [code]);
  const links = useMemo(
    (): RelatedLink[] => [
      { name: 'subset', filter: { institutes: [code] } },
      { name: 'network', filter: { wiewsCodes: [code] } },
      { name: 'partner', filter: { wiewsCodes: [code] } },
      { name: 'citation', filter: { collections: [code] } },
    ],
    [code],
  );
  return (
    <>
      <PageBody>
        <DetailHead
          title={fullName}
          subtitle={[code, acronym, country && countryName(country.code3)].filter(Boolean).join(' · ')}
        >
          {newCode && <Badge>{t('archived')}</Badge>}
          {type && (
            <Badge>
              <InstituteType type={type} />
            </Badge>
          )}
          {allowMaterialRequests && <Badge>{t('acceptsRequests')}</Badge>}
        </DetailHead>
        {newCode && <ArchivedNote newCode={newCode} />}
        <ColumnsLayout>
          <div>
            <DetailFields entity="institute" item={institute} sections={instituteSections} />
            {accessionCount > 0 && <Held code={code} scope={scope} />}
          </div>
          <aside>
            <AccessionCount title={t('held')} count={accessionCount} filter={scope} />
            {pdci && <InstitutePdci pdci={pdci} />}
            {accessionCount > 0 && <InstituteFiles code={code} />}
            <Documents code={code} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} />}
    </>
  );
}

function Held({ code, scope }: { code: string; scope: AccessionFilter }) {
  const query = instituteApi.endpoints.instituteOverview.useQuery(code);
  return <TopTerms query={query} scope={scope} facets={HELD} />;
}
