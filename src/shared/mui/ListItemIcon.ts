import MuiListItemIcon from '@mui/material/ListItemIcon';
import { themed } from './themed';

export const ListItemIcon = themed(MuiListItemIcon);
