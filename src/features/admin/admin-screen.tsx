import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerInfo } from '@/contract/info';
import { addressOf, href } from '@/routes/href';
import { rowOf, type RouteName } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { asFailure } from '@/shared/api/failure';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { homeGroups } from '@/shared/home/home-groups';
import { LinkCards, type CardLink } from '@/shared/home/LinkCards';
import { PageHead } from '@/shared/home/PageHead';
import { Card } from '@/shared/ui/layout/Card';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Figure } from '@/shared/ui/text/Figure';
import { useText } from '@/shared/ui/text/use-text';
import { Listed } from '@/shared/ui/values/Listed';
import { MailLink } from '@/shared/ui/values/MailLink';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { YesNo } from '@/shared/ui/values/YesNo';
import type { PortalFacts } from './portal-facts';
import styles from './admin-screen.module.css';

/** A label and its value, as a line of a list. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the portal itself is set up. */
function PortalCard({ portal }: { portal: PortalFacts }) {
  const { t } = useTranslation('dashboard');
  const { version, support, languages, moreLanguages } = portal;
  return (
    <Card aria-labelledby="part-portal">
      <h2 id="part-portal">{t('admin.parts.portal')}</h2>
      <dl>
        <Fact label={t('admin.facts.portal')}>
          <bdi>{version}</bdi>
        </Fact>
        <Fact label={t('admin.facts.languages')}>
          <Listed texts={languages} />
        </Fact>
        {moreLanguages.length > 0 && (
          <Fact label={t('admin.facts.moreLanguages')}>
            <Listed texts={moreLanguages} />
          </Fact>
        )}
        <Fact label={t('admin.facts.support')}>
          <MailLink address={support} />
        </Fact>
      </dl>
    </Card>
  );
}

interface ServerFactsFact {
  /** Its label is `admin.facts.{name}`. */
  name: string;
  value(info: ServerInfo): ReactNode;
}

const figure = (value: number | undefined) => <Figure value={value} />;
const yesNo = (value: boolean) => <YesNo value={value} />;

/** What the catalogue holds. */
const CONTENT_FACTS = [
  { name: 'accessions', value: ({ accessionCount }) => figure(accessionCount) },
  { name: 'institutes', value: ({ instituteCount }) => figure(instituteCount) },
  { name: 'countries', value: ({ countryCount }) => figure(countryCount) },
  { name: 'georeferenced', value: ({ georeferencedCount }) => figure(georeferencedCount) },
] as const satisfies readonly ServerFactsFact[];

/** How the server is set up. */
const SERVER_FACTS = [
  { name: 'server', value: ({ version }) => <bdi>{version}</bdi> },
  { name: 'sandbox', value: ({ sandbox }) => yesNo(sandbox) },
  { name: 'ai', value: ({ features }) => yesNo(features.ai) },
  { name: 'machineTranslation', value: ({ features }) => yesNo(features.machineTranslation) },
  { name: 'captcha', value: ({ captchaSiteKey }) => yesNo(captchaSiteKey !== undefined) },
  { name: 'exportLimit', value: ({ exportLimit }) => figure(exportLimit) },
] as const satisfies readonly ServerFactsFact[];

const PARTS = [
  { name: 'content', facts: CONTENT_FACTS },
  { name: 'server', facts: SERVER_FACTS },
] as const;

/** What the installation holds and how it is set up. Nothing is said of the server that it did not say. */
function Installation({ portal }: { portal: PortalFacts }) {
  const { t } = useTranslation('dashboard');
  const { data: info, error, isFetching, refetch } = useServerInfoQuery();
  const failed = !info && !isFetching && error !== undefined;
  return (
    <div className={styles.cards}>
      {failed && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!failed &&
        PARTS.map(({ name: part, facts }) => (
          <Card key={part} aria-labelledby={`part-${part}`} aria-busy={!info}>
            <h2 id={`part-${part}`}>{t(`admin.parts.${part}`)}</h2>
            <dl>
              {facts.map(({ name, value }) => (
                <Fact key={name} label={t(`admin.facts.${name}`)}>
                  {info ? value(info) : <Skeleton width={60} />}
                </Fact>
              ))}
            </dl>
          </Card>
        ))}
      <PortalCard portal={portal} />
    </div>
  );
}

/** The lists of the dashboard, which are those of everybody here. */
const PUBLICATIONS = ['drafts', 'reviews', 'recent'] as const;

/** The ways to what an administrator does. */
function SectionLinks() {
  const { t } = useTranslation('dashboard');
  const text = useText('dashboard');
  const { authorities } = useSession();
  const { data: info } = useServerInfoQuery();
  const card = (name: string, to: string): CardLink => ({
    key: name,
    to,
    name: text(`sections.${name}.title`),
    text: text(`sections.${name}.text`),
  });
  const isThere = (name: RouteName) => {
    const { when } = rowOf(name).card ?? {};
    return when === undefined || info?.features[when] === true;
  };
  return (
    <>
      <LinkCards
        title={t('groups.publications')}
        links={PUBLICATIONS.map((tab) => card(tab, href('dashboard', { tab })))}
      />
      {homeGroups('admin', authorities).map(({ group, rows }) => (
        <LinkCards
          key={group}
          title={text(`groups.${group}`)}
          links={rows.filter(isThere).map((name) => card(name, addressOf(name)))}
        />
      ))}
    </>
  );
}

/** The home of the administration; `usePortal` is the application's word on itself, `Waiting` what is to be done first. */
export function adminScreen(usePortal: () => PortalFacts, Waiting: ComponentType): ComponentType {
  return function AdminScreen() {
    // What waits for a decision comes later, and would hide the page while its texts are loaded.
    const { t } = useTranslation(['dashboard', 'requests']);
    return (
      <PageBody>
        <PageHead title={t('admin.title')}>
          <p>{t('admin.about')}</p>
        </PageHead>
        <Waiting />
        <SectionLinks />
        <Installation portal={usePortal()} />
      </PageBody>
    );
  };
}
