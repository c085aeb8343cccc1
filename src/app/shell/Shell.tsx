import { useEffect, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import type { PageNames } from '@/routes/use-page-title';
import { Breadcrumbs } from './Breadcrumbs';
import { CookieNotice } from './CookieNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { layoutOf } from './menu';
import { PendingBar } from './PendingBar';
import { SandboxBand } from './SandboxBand';
import { SessionExpired } from './SessionExpired';
import { SkipLink } from './SkipLink';
import { Snackbar } from './Snackbar';
import { UnhandledFault } from './UnhandledFault';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
const Main = styled('main')({ flex: 1, minWidth: 0 });

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
    document.title = match?.name === 'welcome' ? brand : `${name} – ${brand}`;
  }, [match?.name, name, brand]);
  return (
    <Frame>
      <SkipLink />
      <SandboxBand />
      <Header layout={layoutOf(match?.name)} />
      <PendingBar />
      <Main id="main">
        {match && <Breadcrumbs match={match} title={name} above={names.above} />}
        {children}
      </Main>
      <Footer />
      <Snackbar />
      <CookieNotice />
      <SessionExpired />
      <UnhandledFault />
    </Frame>
  );
}
