import MuiDivider from '@mui/material/Divider';
import { themed } from './themed';

export const Divider = themed(MuiDivider);
