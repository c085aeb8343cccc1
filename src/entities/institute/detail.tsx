import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { PDCI_MAX } from '@/contract/constants';
import type { Institute, RequestHistory } from '@/contract/reference/institute';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionList } from '@/entities/accession/detail-parts';
import { TopTerms } from '@/entities/accession/TopTerms';
import { AboutItem } from '@/entities/article/AboutItem';
import { Documents } from '@/entities/file/Documents';
import { CountryLink } from '@/entities/names/CountryLink';
import { useCountryName } from '@/entities/names/use-country-name';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { Note } from '@/entities/publication/page/Note';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { tellEvent } from '@/shared/api/tell-event';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Part } from '@/shared/detail/Part';
import { Button } from '@/shared/ui/controls/Button';
import { Card } from '@/shared/ui/layout/Card';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { MailLink } from '@/shared/ui/values/MailLink';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { Meter } from '@/shared/ui/values/Meter';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { instituteApi } from './api';
import { instituteType } from './codes';
import { InstituteFigures } from './InstituteFigures';
import { InstituteFiles } from './InstituteFiles';
import styles from './detail.module.css';

type Props = DetailProps<Institute, AccessionFilter>;

/** One institute: who it is, what it keeps and how well that is described. */
export const instituteDetail: EntityDetailDefinition<Institute, AccessionFilter> = {
  entity: 'institute',
  endpoint: instituteApi.endpoints.institute,
  param: 'wiewsCode',
  usualForm: (code) => code.toUpperCase(),
  ownValue: ({ code }) => code,
  edit: ({ code }) => href('editInstitute', { wiewsCode: code }),
  useTitle: ({ fullName }) => fullName,
  useSubtitle: ({ code, acronym, country }) => {
    const countryName = useCountryName();
    return [code, acronym, country && countryName(country.code3)].filter(Boolean).join(' · ');
  },
  useBadges: ({ newCode, type, allowMaterialRequests }) => {
    const { t } = useTranslation('institute');
    const kind = type && <instituteType.Name key="type" code={type} />;
    return [newCode && t('archived'), kind, allowMaterialRequests && t('acceptsRequests')];
  },
  Notes: ({ item: { newCode } }) => newCode && <ReplacedBy newCode={newCode} />,
  sections: [
    {
      name: 'identification',
      fields: [
        'code',
        'acronym',
        { name: 'type', value: ({ type }) => type && <instituteType.Name code={type} /> },
        { name: 'country.code3', value: ({ country }) => country && <CountryLink code3={country.code3} /> },
        {
          name: 'address',
          value: ({ address, city }) => [address, city && !address?.includes(city) && city].filter(Boolean).join(', '),
        },
        { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
        'owner',
      ],
    },
    {
      name: 'requests',
      fields: [
        {
          name: 'requestsEmail',
          value: ({ allowMaterialRequests, requestsEmail, code }) =>
            allowMaterialRequests && requestsEmail && <RequestsByMail address={requestsEmail} code={code} />,
        },
      ],
    },
  ],
  scope: ({ code }) => ({ institute: { code: [code] } }),
  Body,
  Aside,
  Below: AccessionList,
};

/** The record is no longer kept; another one took its place. */
function ReplacedBy({ newCode }: { newCode: string }) {
  const name = useInstituteName([newCode])(newCode);
  return (
    <Note>
      <Trans
        ns="institute"
        i18nKey="replacedBy"
        values={{ name }}
        components={{ to: <RouteLink underline="always" to={href('institute', { wiewsCode: newCode })} /> }}
      />
    </Note>
  );
}

/**
 * A mail to the genebank that asks for material, whose subject names the genebank, which may share its address; and where
 * it is asked here.
 */
function RequestsByMail({ address, code }: { address: string; code: string }) {
  const { t } = useTranslation('institute');
  return (
    <>
      <MailLink address={address} subject={t('requestSubject', { code })} />{' '}
      <RouteLink to={`${href('requests')}?${new URLSearchParams({ of: code }).toString()}`}>
        {t('requestHere')}
      </RouteLink>
    </>
  );
}

function Body({ item, scope }: Props) {
  const { t } = useTranslation('institute');
  const { code, about } = item;
  return (
    <>
      <AboutItem className="Institute" targetId={code}>
        {about && (
          <Part title={t('sections.about')}>
            <Markdown text={about} />
          </Part>
        )}
      </AboutItem>
      <Held item={item} scope={scope} />
    </>
  );
}

const HELD = ['crop.shortName', 'taxonomy.genus', 'taxonomy.genusSpecies'];

function Held({ item: { code, accessionCount }, scope }: Props) {
  const query = instituteApi.endpoints.instituteOverview.useQuery(code, { skip: accessionCount === 0 });
  return accessionCount > 0 && <TopTerms query={query} scope={scope} facets={HELD} />;
}

function Aside({ item, scope }: Props) {
  const { code, fullName, accessionCount, pdci, requestHistory, figures, mayUpdatePassport, trackerCode } = item;
  const { t } = useTranslation('institute');
  return (
    <>
      {mayUpdatePassport && (
        <Button variant="outlined" component={RouteLink} to={href('passportUpdate', { wiewsCode: code })}>
          {t('updatePassport')}
        </Button>
      )}
      <AccessionCount title={t('held')} count={accessionCount} filter={scope} />
      {requestHistory && <RequestsAnswered history={requestHistory} />}
      {pdci && <Pdci pdci={pdci} />}
      {figures && figures.length > 0 && <InstituteFigures figures={figures} />}
      {accessionCount > 0 && <InstituteFiles code={code} />}
      <Documents code={code} />
      {trackerCode && <TrackedView code={code} name={fullName} tracker={trackerCode} />}
      <Related
        links={[
          { name: 'subset', filter: { institutes: [code] } },
          { name: 'network', filter: { wiewsCodes: [code] } },
          { name: 'partner', filter: { wiewsCodes: [code] } },
          { name: 'citation', filter: { collections: [code] } },
        ]}
      />
    </>
  );
}

/** Has the view counted by the institute's own statistics, too. */
function TrackedView({ code, name, tracker }: { code: string; name: string; tracker: string }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    const path = href('institute', { wiewsCode: code });
    tellEvent({ type: 'institute', path, title: name, language: i18n.language, tracker });
    // oxlint-disable-next-line react/exhaustive-deps -- looked at once, whatever the language it is then read in
  }, [code, tracker]);
  return null;
}

/** What one may expect who asks it for seed: by what it did, with the numbers behind it. */
function RequestsAnswered({ history }: { history: RequestHistory }) {
  const { t } = useTranslation('institute');
  const { number, day } = useFormat();
  const { since, requests, answered, medianDays, accessions, shipped, madeUp } = history;
  return (
    <Card aria-labelledby="institute-requests">
      <h2 id="institute-requests">{t('history.title')}</h2>
      <p>{t('history.answered', { shown: number(answered), of: number(requests) })}</p>
      {medianDays !== null && <p>{t('history.days', { shown: number(medianDays) })}</p>}
      <p>{t('history.shipped', { shown: number(shipped), of: number(accessions) })}</p>
      <p>{t('history.since', { day: day(since) })}</p>
      {madeUp && <p>{t('history.madeUp')}</p>}
    </Card>
  );
}

/** How complete the passport data of its accessions are: the mean, and how far they lie apart. */
function Pdci({ pdci: { avg, min, max, count } }: { pdci: NonNullable<Institute['pdci']> }) {
  const { t } = useTranslation('institute');
  const { number } = useFormat();
  return (
    <Card aria-labelledby="institute-pdci">
      <h2 id="institute-pdci">{t('pdci.title')}</h2>
      <div className={styles.score}>
        <strong>{number(avg, 1)}</strong>
        <Meter max={PDCI_MAX} value={avg} label={t('pdci.title')} />
        <span>{t('pdci.ofTen')}</span>
      </div>
      <p>{t('pdci.span', { count, shown: number(count), min: number(min, 1), max: number(max, 1) })}</p>
      <p>{t('pdci.explanation')}</p>
    </Card>
  );
}
