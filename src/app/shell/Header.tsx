import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT, HEADER_HEIGHT_SMALL } from '@/contract/constants';
import { AreaName } from './AreaName';
import { Brand } from './Brand';
import { MainMenu } from './MainMenu';
import type { Layout } from './menu';
import { MyListShortcut } from './MyListShortcut';
import { SideMenuButton } from './SideMenuButton';
import { UserArea } from './UserArea';

const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'layout' })<{ layout: Layout }>(({ theme }) => ({
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
  variants: [
    // The two working areas look like what they are: not the public catalogue.
    {
      props: { layout: 'dashboard' },
      style: {
        backgroundColor: theme.vars.palette.tint,
        borderBlockEnd: `3px solid ${theme.vars.palette.primary.main}`,
      },
    },
    {
      props: { layout: 'admin' },
      style: { backgroundColor: theme.vars.palette.tint, borderBlockEnd: `3px solid ${theme.vars.palette.highlight}` },
    },
  ],
}));

/** Brand, menu and the visitor's own corner; the dashboard and the administration have their own colour and menu. */
export function Header({ layout }: { layout: Layout }) {
  return (
    <Bar layout={layout}>
      <SideMenuButton />
      <Brand />
      <AreaName layout={layout} />
      <MainMenu />
      {layout === 'public' && <MyListShortcut />}
      <UserArea />
    </Bar>
  );
}
