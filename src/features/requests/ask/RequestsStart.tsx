import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isWiewsCode } from '@/contract/patterns';
import { AccessionsLink } from '@/entities/accession/catalogue/AccessionsLink';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { Button } from '@/shared/ui/controls/Button';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { Moment } from '@/shared/ui/values/Moment';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { forgetRequest, keptRequests } from '../kept-requests';
import { RequestPage } from '../RequestPage';
import { myListStepHref, useFetched } from '../request-source';
import { useHolders } from './use-holders';

/** What was sent from this device, where somebody wanted it remembered. */
function OwnRequests() {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const [own, setOwn] = useState(keptRequests);
  if (own.length === 0) return null;
  const forget = (uuid: string) => {
    forgetRequest(uuid);
    setOwn(keptRequests());
  };
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests">{t('start.own')}</h2>
      <ul>
        {own.map(({ uuid, at }) => (
          <li key={uuid}>
            <RouteLink to={href('requestStatus', { tokenUUID: uuid })}>
              <Moment iso={at} />
            </RouteLink>{' '}
            <Button size="small" aria-label={t('start.forgetOf', { time: day(at) })} onClick={() => forget(uuid)}>
              {t('start.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to what one institute holds, of which My List is made. */
function HeldBy({ code }: { code: string }) {
  const { t } = useTranslation('requests');
  const name = useInstituteName([code])(code);
  return (
    <p>
      <AccessionsLink filter={{ institute: { code: [code] } }}>{t('start.browseOf', { name })}</AccessionsLink>
    </p>
  );
}

/** `/requests`: how it works, and what can be asked for now. */
export default function RequestsStart() {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const count = useMyListCount();
  /** From the page of an institute. */
  const of = useSearchParams()[0].get('of') ?? '';
  // What the first step shows.
  useFetched(myListStepHref('accessions'));
  useHolders();
  return (
    <RequestPage title={t('start.title')}>
      <p>{t('start.intro')}</p>
      <ol>
        {(['list', 'ask', 'answer'] as const).map((part) => (
          <li key={part}>{t(`start.how.${part}`)}</li>
        ))}
      </ol>
      <p>
        <HelpLink slug="requesting">{t('help.requester')}</HelpLink>
      </p>
      <p>
        <strong>{count > 0 ? t('start.inList', { count, number: number(count) }) : t('start.empty')}</strong>
      </p>
      {isWiewsCode(of) && <HeldBy code={of} />}
      <div className="actions">
        {count > 0 ? (
          <>
            <Button variant="contained" size="large" component={RouteLink} to={myListStepHref('accessions')}>
              {t('start.begin')}
            </Button>
            <Button component={RouteLink} to={href('myList')}>
              {t('start.look')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="contained" component={RouteLink} to={href('accessions')}>
              {t('start.browse')}
            </Button>
            <Button component={RouteLink} to={href('myList')}>
              {t('start.open')}
            </Button>
          </>
        )}
      </div>
      <OwnRequests />
    </RequestPage>
  );
}
