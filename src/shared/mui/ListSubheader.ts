import MuiListSubheader from '@mui/material/ListSubheader';
import { themed } from './themed';

export const ListSubheader = themed(MuiListSubheader);
