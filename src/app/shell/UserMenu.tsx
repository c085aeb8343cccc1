import type { RefObject } from 'react';
import { Divider } from '@/shared/mui/Divider';
import { ListSubheader, Menu, MenuItem } from '@/shared/mui/Menu';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { holdsLastInfo } from '@/features/requests/ask/last-info';
import { keptRequests } from '@/features/requests/kept-requests';
import { Link } from '@/shared/ui/controls/Link';
import { permits } from '@/routes/route';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { holdsLists } from '@/session/my-list/forget-lists';
import type { SavedListsStore } from '@/session/my-list/persist-saved-lists';
import { signOut } from '@/session/running-session';
import { useSession } from '@/session/use-session';
import { languagesFor, ownName } from '../language/language';
import { useConfig } from '../config/use-config';
import { useLanguage } from '../language/use-language';

/** The two working areas. */
const AREAS = [
  { name: 'admin', labelKey: 'areas.admin' },
  { name: 'dashboard', labelKey: 'areas.dashboard' },
] as const;

interface UserMenuProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  close: () => void;
  /** Somebody logs out; `holds` says that something of theirs lies in this browser. */
  onLeave: (holds: boolean) => void;
}

/** Administration and dashboard for those who may open them, the languages, and the way out. */
export default function UserMenu({ id, anchor, open, close, onLeave }: UserMenuProps) {
  const { t } = useTranslation('nav');
  const session = useSession();
  const store: SavedListsStore = useStore<ReturnType<SavedListsStore['getState']>>();
  const { PUBLIC_LANGUAGES } = useConfig();
  const { language, change } = useLanguage();
  const areas = AREAS.filter(({ name }) => permits(rowOf(name).allow, session.authorities));
  return (
    <Menu
      id={id}
      anchorEl={anchor.current}
      open={open}
      onClose={close}
      // Drawn at the end of the document: a landmark of its own, so that nothing stands outside of one.
      slotProps={{ paper: { role: 'region', 'aria-label': session.account } }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
        {session.account}
      </ListSubheader>
      {areas.map(({ name, labelKey }) => (
        <MenuItem key={name} component={Link} to={href(name)} onClick={close}>
          {t(labelKey)}
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
        {t('language')}
      </ListSubheader>
      {languagesFor(session, PUBLIC_LANGUAGES).map((code) => (
        <MenuItem
          key={code}
          role="menuitemradio"
          lang={code}
          selected={code === language}
          aria-checked={code === language}
          onClick={() => {
            close();
            change(code);
          }}
        >
          {ownName(code)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          close();
          // At once: whoever walks away from the question is logged out.
          void signOut();
          onLeave(holdsLists(store) || keptRequests().length > 0 || holdsLastInfo());
        }}
      >
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
