import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Partner } from '@/contract/partner';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { InstitutesOf } from '@/entities/institute/InstitutesOf';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { partnerSections } from './sections';

/** One data provider: who it is, for which institutes it speaks, and what it published. */
export function PartnerPage({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partner');
  const { name, acronym, shortName, wiewsCodes, accessionCount } = partner;
  usePageTitle(name);
  const scope = useMemo<AccessionFilter>(() => ({ institute: { code: wiewsCodes } }), [wiewsCodes]);
  const links: RelatedLink[] = [
    { name: 'dataset', filter: { owner: [shortName] } },
    { name: 'descriptorList', filter: { owner: [shortName] } },
    { name: 'subset', filter: { owner: [shortName] } },
  ];
  // An empty list of institutes would ask for everything.
  if (wiewsCodes.length > 0) links.push({ name: 'network', filter: { wiewsCodes } });
  return (
    <>
      <PageBody>
        <DetailHead title={name} subtitle={acronym} />
        <ColumnsLayout>
          <div>
            <DetailFields entity="partner" item={partner} sections={partnerSections} />
          </div>
          <aside>
            {wiewsCodes.length > 0 && <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />}
            <InstitutesOf codes={wiewsCodes} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} />}
    </>
  );
}
