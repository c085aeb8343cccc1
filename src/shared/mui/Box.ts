import MuiBox from '@mui/material/Box';
import { themed } from './themed';

export const Box = themed(MuiBox);
