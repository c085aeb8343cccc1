import MuiListItemIcon from '@mui/material/ListItemIcon';
import MuiListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { themed } from './themed';

export const Menu = themed(MuiMenu);
export const MenuItem = themed(MuiMenuItem);
export const ListSubheader = themed(MuiListSubheader);
export const ListItemIcon = themed(MuiListItemIcon);
