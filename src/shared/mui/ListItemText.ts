import MuiListItemText from '@mui/material/ListItemText';
import { themed } from './themed';

export const ListItemText = themed(MuiListItemText);
