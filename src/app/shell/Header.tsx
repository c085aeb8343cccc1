import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { FailedMenu } from './FailedMenu';
import { Brand } from './Brand';
import type { Layout } from '@/routes/layout';
import { MainMenu } from './menu/MainMenu';
import { MyListCount } from './MyListCount';
import { QuietButton } from './QuietButton';
import { UserArea } from './UserArea';
import styles from './Header.module.css';

/** The list and its count in the header of small screens, once something is in it. */
function MyListShortcut() {
  const { t } = useTranslation('nav');
  const { number } = useFormat();
  const count = useMyListCount();
  if (count === 0) return null;
  return (
    <Link className={clsx(styles.shortcut, styles.myListShortcut)} to={href('myList')}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M3.500 1.750h9v12.500L8 10.750l-4.500 3.500Z" />
      </svg>
      <MyListCount aria-hidden="true">{number(count)}</MyListCount>
      <VisuallyHidden>{t('menu.myListCount', { count })}</VisuallyHidden>
    </Link>
  );
}

const SideMenu = lazyPart(() => import('./menu/SideMenu'), FailedMenu);

/** Opens the menu below the large breakpoint. The drawer is fetched when it is first opened. */
function SideMenuButton() {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <QuietButton
        className={styles.burger}
        type="button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M2 4h14M2 9h14M2 14h14" />
        </svg>
      </QuietButton>
      {wanted && (
        <Suspense fallback={null}>
          <SideMenu open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Names the working area that the header belongs to. */
function AreaName({ layout }: { layout: Layout }) {
  const { t } = useTranslation('nav');
  return layout === 'public' ? null : <span className={styles.name}>{t(`areas.${layout}`)}</span>;
}

interface Props {
  layout: Layout;
  /** Without a menu: who came by an e-mailed link came for one thing. */
  bare?: boolean | undefined;
}

/** Brand, menu and the visitor's own corner; the dashboard and the administration have their own colour and menu. */
export function Header({ layout, bare = false }: Props) {
  return (
    <header className={styles.bar} data-layout={layout}>
      {!bare && <SideMenuButton />}
      <Brand />
      <AreaName layout={layout} />
      {!bare && <MainMenu />}
      {!bare && layout === 'public' && <MyListShortcut />}
      <UserArea />
    </header>
  );
}
