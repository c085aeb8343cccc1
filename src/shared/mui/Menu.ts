import MuiMenu from '@mui/material/Menu';
import { themed } from './themed';

export const Menu = themed(MuiMenu);
