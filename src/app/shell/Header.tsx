import { styled } from '@/shared/ui/styled';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { HEADER_HEIGHT, HEADER_HEIGHT_SMALL } from '@/contract/constants';
import { href } from '@/routes/href';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { FailedMenu } from './FailedMenu';
import { Brand } from './Brand';
import type { Layout } from './menu';
import { MyListCount } from './MyListCount';
import { MyListLabel } from './MyListLabel';
import { QuietButton } from './QuietButton';
import { useMenu } from './use-menu';
import { UserArea } from './UserArea';

const Nav = styled('nav')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    [theme.breakpoints.up('xl')]: { columnGap: theme.spacing(2.75) },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'block',
    paddingBlock: theme.spacing(0.75),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    // Not in bold, which would move those behind it.
    '&[aria-current]': {
      color: theme.vars.palette.primary.main,
      textDecoration: 'underline 2px',
      textDecorationColor: theme.vars.palette.highlight,
      textUnderlineOffset: 7,
    },
  },
  [theme.breakpoints.down('lg')]: { '& ul': { display: 'none' } },
}));

/** The menu in the header of large screens; the same entries are in the side menu of smaller ones. */
function MainMenu() {
  const { t } = useTranslation(['common', 'nav']);
  const menu = useMenu();
  return (
    <Nav aria-label={t('nav:mainMenu')}>
      <ul>
        {menu.map(({ name, labelKey, current }) => (
          <li key={name}>
            <Link to={href(name as 'accessions')} aria-current={current ? 'true' : undefined}>
              {name === 'myList' ? <MyListLabel /> : t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Shortcut = styled(Link)(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  minHeight: 36,
  borderRadius: 6,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.primary.main,
  '@media (max-width: 380px)': { '& svg': { display: 'none' } },
  // Where the main menu with its own count is folded away.
  [theme.breakpoints.down('lg')]: { display: 'inline-flex' },
  '@media print': { display: 'none !important' },
}));

/** The list and its count in the header of small screens, once something is in it. */
function MyListShortcut() {
  const { t } = useTranslation('nav');
  const { number } = useFormat();
  const count = useMyListCount();
  if (count === 0) return null;
  return (
    <Shortcut className="my-list-shortcut" to={href('myList')}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M3.500 1.750h9v12.500L8 10.750l-4.500 3.500Z" />
      </svg>
      <MyListCount aria-hidden="true">{number(count)}</MyListCount>
      <VisuallyHidden>{t('menu.myListCount', { count })}</VisuallyHidden>
    </Shortcut>
  );
}

const SideMenu = lazyPart(() => import('./SideMenu'), FailedMenu);

const Burger = styled(QuietButton)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

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
      <Burger type="button" aria-label={t('openMenu')} aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M2 4h14M2 9h14M2 14h14" />
        </svg>
      </Burger>
      {wanted && (
        <Suspense fallback={null}>
          <SideMenu open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Name = styled('span')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `1px solid ${theme.vars.palette.controlLine}`,
  fontWeight: 600,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: { paddingInlineStart: theme.spacing(1) },
}));

/** Names the working area that the header belongs to. */
function AreaName({ layout }: { layout: Layout }) {
  const { t } = useTranslation('nav');
  return layout === 'public' ? null : <Name>{t(`areas.${layout}`)}</Name>;
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: HEADER_HEIGHT,
  paddingInline: theme.spacing(2),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4), gap: theme.spacing(3) },
  // Words for logging in are long in some languages: the name of the portal stays whole.
  '@media (max-width: 380px)': { '&:has(.my-list-shortcut) > a:first-of-type svg': { display: 'none' } },
  // On phones the name of a working area takes the place of the portal's, which is still heard.
  [theme.breakpoints.down('sm')]: {
    minHeight: HEADER_HEIGHT_SMALL,
    gap: theme.spacing(1),
    '& > a:has(+ span) > span': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
  '@media print': { border: 0, '& nav, & button': { display: 'none' } },
  // The two working areas look like what they are: not the public catalogue.
  '&[data-layout=dashboard]': {
    backgroundColor: theme.vars.palette.tint,
    borderBlockEnd: `3px solid ${theme.vars.palette.primary.main}`,
  },
  '&[data-layout=admin]': {
    backgroundColor: theme.vars.palette.tint,
    borderBlockEnd: `3px solid ${theme.vars.palette.highlight}`,
  },
}));

/** Brand, menu and the visitor's own corner; the dashboard and the administration have their own colour and menu. */
export function Header({ layout }: { layout: Layout }) {
  return (
    <Bar data-layout={layout}>
      <SideMenuButton />
      <Brand />
      <AreaName layout={layout} />
      <MainMenu />
      {layout === 'public' && <MyListShortcut />}
      <UserArea />
    </Bar>
  );
}
