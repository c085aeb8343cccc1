import { Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '@/routes/match-route';
import { href } from '@/routes/href';
import { permits } from '@/routes/route';
import { isRouteName, rowOf } from '@/routes/routes';
import { PageTitleContext, type PageNames } from '@/routes/hooks/use-page-title';
import { FetchScreenContext, RouteContext } from '@/routes/hooks/use-route';
import { signInAddress } from '@/session/sign-in/sign-in-address';
import { useSession } from '@/session/use-session';
import { useOffline } from '@/shared/api/connection';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { UntilScreen } from './start/first-page';
import { NotFound } from './failures/NotFound';
import { Offline } from './failures/Offline';
import { Placeholder } from './Placeholder';
import { drawnKey, screenKey } from './screen-key';
import { fetchScreen, screens } from './screens';
import { Shell } from './shell/Shell';
import { useArrival } from './history/use-arrival';
import { usePageViews } from './history/use-page-views';

/** What stands at the address: the screen of its row inside the shell, guarded; or that there is nothing. */
export function Page() {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  const [names, setNames] = useState<PageNames>({});
  const key = screenKey(match, pathname);
  const drawn = drawnKey(match, key);
  const [opened] = useState(() => new Set<string>());
  useArrival(key);
  usePageViews(match, pathname);
  // A screen that says its title must not be drawn again for it.
  const screen = useMemo(
    () => (
      <ErrorBoundary key={drawn}>
        <Suspense fallback={<UntilScreen />}>
          {match ? <WithNetwork key={drawn} screen={key} match={match} opened={opened} /> : <NotFound />}
        </Suspense>
      </ErrorBoundary>
    ),
    [drawn, key, match, opened],
  );
  return (
    <RouteContext value={match}>
      <FetchScreenContext value={fetchScreen}>
        <PageTitleContext value={setNames}>
          <Shell match={match} names={names}>
            {screen}
          </Shell>
        </PageTitleContext>
      </FetchScreenContext>
    </RouteContext>
  );
}

/** The browser keeps My List and checks passport files; what was opened before stays, with what it has. */
const needsNone = ({ name }: RouteMatch) => name === 'myList' || name === 'passportCheck';

interface WithNetworkProps {
  match: RouteMatch;
  screen: string;
  /** The screens that were opened in this tab. */
  opened: Set<string>;
}

/** A screen that is opened without a network waits for it, and says so. */
function WithNetwork({ match, screen, opened }: WithNetworkProps) {
  const opens = !useOffline() || needsNone(match) || opened.has(screen);
  useEffect(() => {
    if (opens) opened.add(screen);
  }, [opens, opened, screen]);
  return opens ? <Guarded match={match} /> : <Offline />;
}

/** Whoever may not open it is sent to the login page, which says why and leads back. */
function Guarded({ match }: { match: RouteMatch }) {
  const { status, authorities } = useSession();
  const { pathname, search, hash } = useLocation();
  const { allow, redirect = '' } = rowOf(match.name);
  // A row and the one that takes its place have the same values; that one is guarded by itself.
  if (isRouteName(redirect)) {
    return <Navigate to={href(redirect as 'subset', match.params as { uuid: string }) + search + hash} replace />;
  }
  const Screen = screens[match.name];
  if (permits(allow, authorities)) return <Screen />;
  if (status === 'starting') return <Placeholder />;
  return <Navigate to={signInAddress(pathname + search + hash)} replace />;
}
