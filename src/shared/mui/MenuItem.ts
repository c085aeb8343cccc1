import MuiMenuItem from '@mui/material/MenuItem';
import { themed } from './themed';

export const MenuItem = themed(MuiMenuItem);
