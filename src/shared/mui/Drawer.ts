import MuiDrawer from '@mui/material/Drawer';
import { themed } from './themed';

export const Drawer = themed(MuiDrawer);
