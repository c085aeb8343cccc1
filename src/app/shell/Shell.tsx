import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import type { PageNames } from '@/routes/hooks/use-page-title';
import { useSession } from '@/session/use-session';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { SkipLink } from '@/shared/ui/controls/SkipLink';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { ErrorBoundary } from '../failures/ErrorBoundary';
import { useNewVersion } from '../new-version';
import { onUnhandled, unhandled } from '../failures/unhandled';
import { useConfig } from '../config/use-config';
import { useLanguage } from '../language/use-language';
import { Breadcrumbs } from './Breadcrumbs';
import { CookieNotice } from './CookieNotice';
import { describeDocument } from './head/document-description';
import { documentTitle } from './head/document-title';
import { Footer } from './Footer';
import { Header } from './Header';
import { layoutOf } from '@/routes/layout';
import { Snackbar } from './Snackbar';
import styles from './Shell.module.css';

/** Says that nothing here is for good. */
function SandboxBand() {
  const { t } = useTranslation('common');
  const { SANDBOX } = useConfig();
  // Start-up asks for it after the first paint; until then the band goes by the configuration.
  const { data } = useServerInfoQuery(undefined, { skip: SANDBOX });
  return SANDBOX || data?.sandbox ? (
    <div className={styles.band} role="note">
      {t('sandbox')}
    </div>
  ) : null;
}

/** A line at the top while the next page is fetched; not for what takes no time. */
function PendingBar() {
  return useLanguage().pending ? <div className={styles.bar} aria-hidden="true" /> : null;
}

const FaultDialog = lazyPart(() => import('./FaultDialog'));

/** The dialog for faults that nobody handled. */
function UnhandledFault() {
  const text = useSyncExternalStore(onUnhandled, unhandled, unhandled);
  return text === undefined ? null : (
    <Suspense fallback={null}>
      <FaultDialog text={text} />
    </Suspense>
  );
}

const SessionExpiredDialog = lazyPart(() => import('./SessionExpiredDialog'));

/** The sign-in ended by itself: nothing goes on unnoticed as somebody else. */
function SessionExpired() {
  return useSession().status === 'expired' ? (
    <Suspense fallback={null}>
      <SessionExpiredDialog />
    </Suspense>
  ) : null;
}

/** Of the head alone: what a page about one thing says of itself. */
const PageCard = lazyPart(
  () => import('./head/PageCard'),
  () => null,
);

const NewVersionNotice = lazyPart(
  () => import('./NewVersionNotice'),
  () => null,
);

/** Always there, so that it is announced when there is something to say. */
function NewVersion() {
  const replaced = useNewVersion();
  return (
    <div role="status">
      {replaced && (
        <Suspense fallback={null}>
          <NewVersionNotice />
        </Suspense>
      )}
    </div>
  );
}

/** A part of the shell that cannot be drawn takes nothing else away. */
function Apart({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={null}>{children}</ErrorBoundary>;
}

interface ShellProps {
  match: RouteMatch | undefined;
  /** The page's own names, once it knows them. */
  names: PageNames;
  children: ReactNode;
}

/** What surrounds every page. */
export function Shell({ match, names, children }: ShellProps) {
  const { t } = useTranslation(['common', 'nav']);
  const row = match && rowOf(match.name);
  const name = names.title ?? (row ? t(row.titleKey) : t('notFound.title'));
  const brand = t('brand');
  useEffect(() => {
    document.title = documentTitle(match, name, brand);
  }, [match, name, brand]);
  const description = names.read?.description ?? names.description;
  useEffect(() => describeDocument(description), [description]);
  return (
    <div className={styles.frame}>
      {/* The first stop of the Tab key: past header and menu. */}
      <SkipLink to="main">{t('nav:skip')}</SkipLink>
      <Apart>
        <SandboxBand />
      </Apart>
      <NewVersion />
      <Apart>
        <Header layout={layoutOf(match?.name)} bare={row?.bare} />
      </Apart>
      <PendingBar />
      <main className={styles.main} id="main">
        {match && (
          <Apart key={`above ${match.name}`}>
            <Breadcrumbs match={match} title={names.title} above={names.above} inPlace={names.inPlace === true} />
          </Apart>
        )}
        {children}
      </main>
      <Apart>
        <Footer />
      </Apart>
      {match && row?.allow === 'anyone' && names.title && !names.unpublished && (
        <Apart>
          <Suspense fallback={null}>
            <PageCard match={match} title={names.title} about={names} />
          </Suspense>
        </Apart>
      )}
      <Apart>
        <Snackbar />
      </Apart>
      <Apart>
        <CookieNotice />
      </Apart>
      <Apart>
        <SessionExpired />
      </Apart>
      <Apart>
        <UnhandledFault />
      </Apart>
    </div>
  );
}
